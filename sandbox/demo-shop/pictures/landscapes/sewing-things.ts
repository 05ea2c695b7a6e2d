import { mix } from '../colour.ts'
import { bezier, bow, join, n, pt } from '../geometry.ts'
import { cloths, woodInk } from './room.ts'
import { area, blend, pen, rect, type Scene } from './scene.ts'

/** A cone of thread on its plate. */
function cone(scene: Scene, x: number, y: number, size: number, ink: string): void {
  const p = (dx: number, dy: number) => pt(x + dx * size, y - dy * size)
  area(
    scene,
    [
      p(-0.3, 0.02),
      p(-0.13, 1),
      p(0.13, 1),
      p(0.3, 0.02),
      ...bezier(p(0.3, 0.02), p(0.1, -0.08), p(-0.1, -0.08), p(-0.3, 0.02), 8),
    ],
    ink,
  )
  area(scene, [p(0.06, 0), p(0.03, 1), p(0.13, 1), p(0.3, 0.02)], mix(ink, '#101c1e', 0.5), 0.45)
  for (let i = 0; i < 14; i++) {
    const t = i / 14
    const half = 0.29 - 0.16 * t
    pen(
      scene,
      bow(p(-half, 0.04 + t * 0.94), p(half, 0.1 + t * 0.94), -0.05, 6),
      mix(ink, i % 2 ? '#ffffff' : '#101c1e', 0.4),
      size * 0.012,
      0.5,
    )
  }
  area(scene, [p(-0.07, 1), p(-0.05, 1.1), p(0.05, 1.1), p(0.07, 1)], '#d8cfb8')
}

/** A roll of cloth lying with its end towards the viewer. */
export function roll(scene: Scene, x: number, y: number, r: number, length: number, ink: string): void {
  area(
    scene,
    [
      ...bezier(pt(x, y - r), pt(x - r * 1.33, y - r), pt(x - r * 1.33, y + r), pt(x, y + r), 14),
      pt(x - length, y + r),
      ...bezier(
        pt(x - length, y + r),
        pt(x - length - r * 0.8, y + r),
        pt(x - length - r * 0.8, y - r),
        pt(x - length, y - r),
        14,
      ),
    ],
    blend(scene, [
      [0, mix(ink, '#ffffff', 0.22)],
      [0.4, ink],
      [1, mix(ink, '#101c1e', 0.5)],
    ]),
  )
  scene.marks.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${mix(ink, '#ffffff', 0.1)}"/>`)
  for (let i = 1; i < 8; i++) {
    scene.marks.push(
      `<circle cx="${n(x + scene.random.jitter(1))}" cy="${n(y)}" r="${n((r * i) / 8)}" fill="none" stroke="${mix(ink, '#101c1e', 0.55)}" stroke-width="${n(r * 0.02)}" stroke-opacity=".55"/>`,
    )
  }
  scene.marks.push(
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.17)}" fill="#c9a878"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.1)}" fill="#3a2a1c"/>`,
  )
}

/** A sewing machine seen from the side, `size` wide. */
export function machine(scene: Scene, x: number, y: number, size: number, ink: string): void {
  const p = (dx: number, dy: number) => pt(x + dx * size, y - dy * size)
  const body = join(
    [p(-0.5, 0.12), p(-0.5, 0.18), p(0.12, 0.18)],
    bezier(p(0.12, 0.18), p(0.16, 0.3), p(0.14, 0.4), p(0.06, 0.42)),
    [p(-0.28, 0.42)],
    bezier(p(-0.28, 0.42), p(-0.3, 0.38), p(-0.31, 0.36), p(-0.32, 0.3)),
    [p(-0.46, 0.3)],
    bezier(p(-0.46, 0.3), p(-0.52, 0.5), p(-0.5, 0.64), p(-0.36, 0.66)),
    [p(0.3, 0.66)],
    bezier(p(0.3, 0.66), p(0.46, 0.66), p(0.48, 0.58), p(0.48, 0.4)),
    [p(0.5, 0.12)],
  )
  area(
    scene,
    body.map(([px, py]) => pt(px + size * 0.014, py + size * 0.016)),
    '#101c1e',
    0.35,
  )
  area(
    scene,
    body,
    blend(scene, [
      [0, mix(ink, '#ffffff', 0.2)],
      [0.5, ink],
      [1, mix(ink, '#101c1e', 0.35)],
    ]),
  )
  area(
    scene,
    [p(-0.58, 0), p(-0.58, 0.1), p(-0.5, 0.135), p(0.52, 0.135), p(0.56, 0.1), p(0.56, 0)],
    mix(ink, '#101c1e', 0.4),
  )
  pen(scene, [p(-0.34, 0.6), p(0.24, 0.6)], '#cccc52', size * 0.012, 0.9)
  scene.marks.push(
    `<circle cx="${n(p(0.52, 0.5)[0])}" cy="${n(p(0.52, 0.5)[1])}" r="${n(size * 0.1)}" fill="#d8d4c6"/><circle cx="${n(p(0.52, 0.5)[0])}" cy="${n(p(0.52, 0.5)[1])}" r="${n(size * 0.07)}" fill="${mix(ink, '#101c1e', 0.3)}"/>`,
  )
  scene.marks.push(
    `<circle cx="${n(p(-0.1, 0.52)[0])}" cy="${n(p(-0.1, 0.52)[1])}" r="${n(size * 0.032)}" fill="#d8d4c6"/><circle cx="${n(p(0.3, 0.3)[0])}" cy="${n(p(0.3, 0.3)[1])}" r="${n(size * 0.042)}" fill="#d8d4c6"/>`,
  )
  pen(scene, [p(-0.4, 0.3), p(-0.4, 0.19)], '#d8d4c6', size * 0.022)
  pen(scene, [p(-0.4, 0.2), p(-0.4, 0.135)], '#f4f3ea', size * 0.007)
  area(scene, [p(-0.45, 0.155), p(-0.45, 0.14), p(-0.34, 0.14), p(-0.36, 0.17), p(-0.4, 0.175)], '#d8d4c6')
  cone(scene, p(0.14, 0.66)[0], p(0.14, 0.66)[1], size * 0.15, '#b4532a')
  pen(
    scene,
    join(
      bezier(p(0.14, 0.82), p(0.0, 0.9), p(-0.2, 0.74), p(-0.3, 0.68)),
      bezier(p(-0.3, 0.68), p(-0.4, 0.62), p(-0.42, 0.5), p(-0.4, 0.24)),
    ),
    '#b4532a',
    size * 0.004,
  )
}

export function shelf(scene: Scene, x: number, y: number, width: number, kind: 'cones' | 'rolls'): void {
  const { random, u, h } = scene
  const step = kind === 'cones' ? 62 * u : 92 * u
  for (let cx = x + step * 0.6; cx < x + width - step * 0.3; cx += step) {
    const ink = mix(random.pick(cloths), scene.palette.near, scene.palette.dark ? 0.35 : 0.04)
    if (kind === 'cones') {
      cone(scene, cx, y - 2 * u, u * random.between(86, 104), ink)
    } else {
      const r = u * random.between(34, 46)
      roll(scene, cx, y - r, r, 14 * u, ink)
    }
  }
  const wood = mix(woodInk(scene), '#2a1a10', 0.2)
  area(scene, rect(x, y, width, 15 * u), wood)
  area(scene, rect(x, y + 15 * u, width, h * 0.018), '#101c1e', 0.14)
}

export function scissors(scene: Scene, x: number, y: number, size: number, degrees: number): void {
  const parts: string[] = []
  for (const flip of [1, -1]) {
    parts.push(
      `<g transform="rotate(${flip * 13})"><path d="M0 0L-9 -12L${-4 * flip - 3} -150L6 -20Z" fill="#c9ced0" stroke="#3a4648" stroke-width="3"/><path d="M-5 0L${16 * flip} 62" stroke="#b4532a" stroke-width="15" stroke-linecap="round"/><ellipse cx="${22 * flip}" cy="92" rx="24" ry="36" transform="rotate(${-14 * flip} ${22 * flip} 92)" fill="none" stroke="#b4532a" stroke-width="14"/></g>`,
    )
  }
  scene.marks.push(
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${degrees}) scale(${(size / 140).toFixed(3)})"><g transform="translate(8 10)" opacity=".25">${parts.join('').replaceAll(/#[0-9a-f]{6}/g, '#101c1e')}</g>${parts.join('')}<circle r="6" fill="#3a4648"/></g>`,
  )
}

export function spool(scene: Scene, x: number, y: number, size: number, ink: string): void {
  const p = (dx: number, dy: number) => pt(x + dx * size, y - dy * size)
  area(scene, bezier(p(-0.6, 0), p(-0.2, -0.2), p(0.5, -0.2), p(0.9, 0.02)), '#101c1e', 0.25)
  area(scene, rect(x - size * 0.5, y - size * 0.14, size, size * 0.14), '#c9a878')
  area(
    scene,
    rect(x - size * 0.38, y - size * 0.9, size * 0.76, size * 0.78),
    blend(
      scene,
      [
        [0, mix(ink, '#ffffff', 0.2)],
        [1, mix(ink, '#101c1e', 0.45)],
      ],
      true,
    ),
  )
  for (let i = 1; i < 9; i++) {
    pen(scene, [p(-0.38, 0.12 + i * 0.085), p(0.38, 0.14 + i * 0.085)], mix(ink, '#101c1e', 0.5), size * 0.02, 0.5)
  }
  area(scene, rect(x - size * 0.5, y - size * 1.04, size, size * 0.14), '#d8ba8c')
}
