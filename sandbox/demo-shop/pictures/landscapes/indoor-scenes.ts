import { inksOf, mix } from '../colour.ts'
import { back, beside, bezier, blade, bow, boxAround, type Curve, join, line, mid, n, pathOf, pt } from '../geometry.ts'
import { coverOf } from '../textures.ts'
import { area, blend, define, glow, pen, rect, type Scene } from './scene.ts'
import { ridge, skyline } from './terrain.ts'
import { treeline } from './trees.ts'

const cloths = [
  '#2f5d62',
  '#b4532a',
  '#cccc52',
  '#7a5c73',
  '#d9a441',
  '#4a6f8a',
  '#e8e2d0',
  '#5b7553',
  '#1f3033',
] as const

const wallInk = (scene: Scene): string => mix(scene.palette.dark ? '#3a4a48' : '#e6e0cc', scene.palette.fog, 0.22)
const woodInk = (scene: Scene): string => (scene.palette.dark ? '#6b4b35' : '#c49a68')

function room(scene: Scene, floor: number): void {
  const { w, h } = scene
  const wall = wallInk(scene)
  area(
    scene,
    rect(-9, -9, w + 18, h + 18),
    blend(scene, [
      [0, mix(wall, '#000000', 0.06)],
      [1, mix(wall, '#ffffff', 0.12)],
    ]),
  )
  const wood = woodInk(scene)
  area(
    scene,
    rect(-9, floor, w + 18, h - floor + 9),
    blend(scene, [
      [0, mix(wood, '#ffffff', 0.12)],
      [1, mix(wood, '#000000', 0.22)],
    ]),
  )
  grain(scene, 0, floor, w, h - floor)
}

function grain(scene: Scene, x: number, y: number, width: number, height: number): void {
  const { random, u } = scene
  for (let i = 0; i < 60; i++) {
    const gy = y + random.next() * height
    const gx = x + random.next() * width
    const length = random.between(0.05, 0.3) * width
    pen(
      scene,
      bow(pt(gx, gy), pt(Math.min(x + width, gx + length), gy + random.jitter(4 * u)), random.jitter(0.012), 6),
      '#4a2f1c',
      u * random.between(0.8, 2.2),
      0.16,
    )
  }
}

function windowView(scene: Scene, x: number, y: number, width: number, height: number): void {
  const { palette, u } = scene
  const id = `v${scene.defs.length}`
  scene.defs.push(
    `<clipPath id="${id}"><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/></clipPath>`,
  )
  scene.marks.push(`<g clip-path="url(#${id})">`)
  area(
    scene,
    rect(x, y, width, height),
    blend(scene, [
      [0, palette.sky[0]],
      [0.6, palette.sky[1]],
      [1, palette.sky[2]],
    ]),
  )
  glow(scene, x + width * 0.7, y + height * 0.34, width * 0.5, palette.sun, 0.7)
  ridge(scene, skyline(scene, y + height * 0.56, height * 0.2, 0.6), mix(palette.fog, palette.near, 0.3), 0.5)
  const near = skyline(scene, y + height * 0.84, height * 0.06, 0.1)
  treeline(scene, near, mix(palette.fog, palette.near, 0.75), 70 * u)
  area(scene, [...near, pt(scene.w, y + height + 9), pt(0, y + height + 9)], palette.ground)
  scene.marks.push('</g>')
  const frame = mix('#f4f1e4', palette.near, palette.dark ? 0.35 : 0.02)
  pen(scene, [...rect(x, y, width, height), pt(x, y), pt(x + 1, y)], mix(frame, palette.near, 0.3), 26 * u)
  pen(scene, [...rect(x, y, width, height), pt(x, y), pt(x + 1, y)], frame, 18 * u)
  pen(scene, [pt(x + width / 2, y), pt(x + width / 2, y + height)], frame, 12 * u)
  pen(scene, [pt(x, y + height * 0.36), pt(x + width, y + height * 0.36)], frame, 10 * u)
}

function lampLight(scene: Scene, x: number, y: number): void {
  const { u, palette } = scene
  pen(scene, [pt(x, -9), pt(x, y)], palette.near, 4 * u)
  glow(scene, x, y + 60 * u, 560 * u, palette.lamp, palette.dark ? 0.6 : 0.28)
  area(
    scene,
    [
      pt(x - 26 * u, y),
      pt(x + 26 * u, y),
      ...bezier(
        pt(x + 26 * u, y),
        pt(x + 40 * u, y + 60 * u),
        pt(x + 110 * u, y + 60 * u),
        pt(x + 130 * u, y + 110 * u),
        12,
      ),
      ...bezier(
        pt(x - 130 * u, y + 110 * u),
        pt(x - 110 * u, y + 60 * u),
        pt(x - 40 * u, y + 60 * u),
        pt(x - 26 * u, y),
        12,
      ),
    ],
    mix('#2f5d62', palette.near, 0.25),
  )
  area(
    scene,
    bezier(
      pt(x - 126 * u, y + 110 * u),
      pt(x - 60 * u, y + 136 * u),
      pt(x + 60 * u, y + 136 * u),
      pt(x + 126 * u, y + 110 * u),
      12,
    ),
    palette.lamp,
  )
}

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
function roll(scene: Scene, x: number, y: number, r: number, length: number, ink: string): void {
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

/** A piece of cloth running over the table through the machine. */
function clothOver(scene: Scene, x: number, y: number, width: number, depth: number, ink: string): void {
  const { random } = scene
  const top = bezier(
    pt(x - width / 2, y),
    pt(x - width * 0.2, y - depth * 0.1),
    pt(x + width * 0.2, y + depth * 0.05),
    pt(x + width / 2, y - depth * 0.04),
    30,
  )
  const low = bezier(
    pt(x + width * 0.62, y + depth),
    pt(x + width * 0.2, y + depth * 0.8),
    pt(x - width * 0.2, y + depth * 1.2),
    pt(x - width * 0.66, y + depth * 0.94),
    30,
  )
  area(
    scene,
    [...top, ...low],
    blend(scene, [
      [0, mix(ink, '#ffffff', 0.14)],
      [1, mix(ink, '#101c1e', 0.2)],
    ]),
  )
  for (let i = 0; i < 9; i++) {
    const t = (i + random.next()) / 9
    const a = top[Math.round(t * 30)] ?? pt(x, y)
    const b = low[Math.round((1 - t) * 30)] ?? pt(x, y)
    area(
      scene,
      blade(
        bow(b, pt(a[0] + random.jitter(width * 0.05), a[1] + depth * random.between(0, 0.4)), random.jitter(0.08)),
        width * 0.06,
        true,
      ),
      mix(ink, '#101c1e', 0.6),
      0.26,
    )
    area(
      scene,
      blade(
        bow(pt(b[0] + width * 0.03, b[1]), pt(a[0] + width * 0.03, a[1] + depth * 0.3), random.jitter(0.08)),
        width * 0.03,
        true,
      ),
      '#ffffff',
      0.16,
    )
  }
}

export function workshop(scene: Scene): void {
  const { w, h, u, random } = scene
  const table = h * (scene.tall ? 0.68 : 0.72)
  room(scene, table)
  const windowLeft = random.chance(0.5)
  const [wide, narrow] = scene.tall ? [0.5, 0.34] : [0.4, 0.42]
  const windowX = windowLeft ? w * 0.06 : w * (0.94 - wide)
  const shelfX = windowLeft ? w * (0.96 - narrow) : w * 0.04
  windowView(scene, windowX, h * 0.1, w * wide, h * (scene.tall ? 0.4 : 0.46))
  shelf(scene, shelfX, h * 0.25, w * narrow, 'cones')
  rail(scene, shelfX, h * 0.31, w * narrow)
  lampLight(scene, windowX + w * wide * (windowLeft ? 0.86 : 0.14), h * 0.05)
  area(scene, rect(-9, table - 6 * u, w + 18, 18 * u), mix(woodInk(scene), '#2a1a10', 0.4), 0.5)
  const x = windowX + w * wide * 0.52
  clothOver(scene, x - 120 * u, table + 44 * u, 560 * u, h * 0.16, random.pick(cloths))
  machine(scene, x, table + 70 * u, 430 * u, '#24474b')
  const far = windowLeft ? 1 : -1
  scissors(scene, w * (0.5 + far * 0.16), h * 0.9, 120 * u, 62 * far)
  for (let i = 0; i < 3; i++) {
    spool(
      scene,
      w * (0.5 + far * (0.3 + i * 0.052)),
      h * (0.87 + 0.03 * (i % 2)),
      u * random.between(48, 64),
      random.pick(cloths),
    )
  }
  roll(scene, w * (0.5 + far * 0.4) + 120 * u, h * 0.975, 44 * u, 330 * u, random.pick(cloths))
}

/** Finished tops hanging on a rail. */
function rail(scene: Scene, x: number, y: number, width: number): void {
  const { random, u, palette } = scene
  const step = 118 * u
  pen(scene, [pt(x, y), pt(x + width, y)], mix('#3a4648', palette.near, 0.3), 9 * u)
  for (let cx = x + step * 0.6; cx < x + width - step * 0.4; cx += step * random.between(0.8, 1.05)) {
    const ink = mix(random.pick(cloths), palette.near, palette.dark ? 0.3 : 0.03)
    hanging(scene, cx, y, u * random.between(148, 178), ink)
  }
}

function hanging(scene: Scene, x: number, y: number, size: number, ink: string): void {
  const p = (dx: number, dy: number) => pt(x + dx * size, y + dy * size)
  pen(scene, bezier(p(0, 0.14), p(0.06, 0.06), p(0.05, -0.04), p(-0.02, -0.03)), '#3a4648', size * 0.02)
  const half = [p(0.1, 0.13), p(0.34, 0.22), p(0.47, 0.86), p(0.33, 0.9), p(0.27, 0.5), p(0.28, 1.06), p(0, 1.08)]
  const outline = join(half, back(half.map(([px, py]) => pt(2 * x - px, py))))
  area(
    scene,
    outline.map(([px, py]) => pt(px + size * 0.04, py + size * 0.035)),
    '#101c1e',
    0.18,
  )
  area(
    scene,
    outline,
    blend(
      scene,
      [
        [0, mix(ink, '#ffffff', 0.18)],
        [0.55, ink],
        [1, mix(ink, '#101c1e', 0.42)],
      ],
      true,
    ),
  )
  for (const dx of [-0.18, -0.05, 0.12]) {
    area(scene, blade(bow(p(dx, 1.05), p(dx * 0.6, 0.5), 0.04), size * 0.1, true), mix(ink, '#101c1e', 0.7), 0.3)
  }
  pen(scene, [p(-0.28, 0.5), p(-0.25, 0.24)], '#101c1e', size * 0.012, 0.5)
  pen(scene, [p(0.28, 0.5), p(0.25, 0.24)], '#101c1e', size * 0.012, 0.5)
  area(scene, bezier(p(-0.1, 0.13), p(-0.05, 0.2), p(0.05, 0.2), p(0.1, 0.13)), mix(ink, '#101c1e', 0.6))
}

function shelf(scene: Scene, x: number, y: number, width: number, kind: 'cones' | 'rolls'): void {
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

function scissors(scene: Scene, x: number, y: number, size: number, degrees: number): void {
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

function spool(scene: Scene, x: number, y: number, size: number, ink: string): void {
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

/** Cloth in waves, close: three or four colours of it lying over each other. */
export function fabric(scene: Scene): void {
  const { w, h, random } = scene
  const inks = shuffled(scene).slice(0, 5)
  area(scene, rect(-9, -9, w + 18, h + 18), mix(inks[0] ?? '#2f5d62', '#101c1e', 0.3))
  inks.forEach((ink, i) => {
    const dim = mix(ink, scene.palette.near, scene.palette.dark ? 0.28 : 0.02)
    drape(scene, h * (-0.05 + i * 0.22), dim, random.between(0.05, 0.1), i)
  })
}

function shuffled(scene: Scene): string[] {
  return [...cloths]
    .map((ink) => ({ ink, key: scene.random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ ink }) => ink)
}

function drape(scene: Scene, y: number, ink: string, lift: number, index: number): void {
  const { w, h, random, u } = scene
  const start = random.between(0, 6)
  const edge: Curve = Array.from({ length: 81 }, (_, i) => {
    const t = i / 80
    return pt(
      -20 + t * (w + 40),
      y + h * lift * Math.sin(t * 5 + start) + h * 0.03 * Math.sin(t * 12 + start * 2) - t * h * 0.08,
    )
  })
  for (const spread of [90, 62, 38, 18]) {
    pen(
      scene,
      edge.map(([px, py]) => pt(px, py - 8 * u)),
      '#101c1e',
      spread * u,
      0.09,
    )
  }
  const shape = [...edge, pt(w + 30, h + 30), pt(-30, h + 30)]
  area(scene, shape, ink)
  weave(scene, shape, ink, index)
  const clip = define(scene, (id) => `<clipPath id="${id}"><path d="${pathOf(shape, true)}"/></clipPath>`)
  scene.marks.push(`<g clip-path="url(#${clip})">`)
  wavesOfCloth(scene, edge, ink)
  scene.marks.push('</g>')
  const rim = edge.map(([px, py]) => pt(px, py + 14 * u))
  pen(scene, rim, mix(ink, '#ffffff', 0.45), 2.4 * u, 0.7)
  for (const row of [30, 40]) {
    const path = edge.map(([px, py]) => `${n(px)} ${n(py + row * u)}`).join('L')
    scene.marks.push(
      `<path d="M${path}" fill="none" stroke="${mix(ink, '#ffffff', 0.55)}" stroke-width="${n(2.6 * u)}" stroke-dasharray="${n(13 * u)} ${n(8 * u)}" opacity=".85"/>`,
    )
  }
}

/** Long soft folds falling from the edge of a drape, dark beside light. */
function wavesOfCloth(scene: Scene, edge: Curve, ink: string): void {
  const { w, h, random, u } = scene
  const lean = random.jitter(w * 0.16)
  const count = 9
  for (let i = 0; i < count; i++) {
    const from = edge[Math.floor(((i + random.between(0.1, 0.9)) / count) * 80)] ?? pt(0, 0)
    const to = pt(from[0] + lean + random.jitter(w * 0.05), from[1] + h * random.between(0.34, 0.6))
    const spine = bezier(
      from,
      pt(from[0] - lean * 0.2, from[1] + h * 0.12),
      pt(to[0] + lean * 0.2, to[1] - h * 0.12),
      to,
      18,
    )
    const width = u * random.between(90, 170)
    for (const share of [1, 0.55, 0.25]) {
      area(scene, blade(spine, width * share, true), mix(ink, '#101c1e', 0.75), 0.15)
    }
    for (const share of [0.8, 0.4]) {
      area(scene, blade(beside(spine, -width * 0.62), width * share, true), mix(ink, '#ffffff', 0.55), 0.13)
    }
  }
}

const woven = ['ripstop', 'knit', 'wool', 'twill', 'waffle'] as const

function weave(scene: Scene, shape: Curve, ink: string, index: number): void {
  const { u, defs } = scene
  const surface = woven[index % woven.length] ?? 'twill'
  const cover = coverOf(surface, inksOf(ink), `f${defs.length}`, index * 7 - 12, u * 1.2, boxAround([shape]))
  if (cover) {
    const clip = define(scene, (id) => `<clipPath id="${id}"><path d="${pathOf(shape, true)}"/></clipPath>`)
    defs.push(cover.def)
    scene.marks.push(`<g clip-path="url(#${clip})">${cover.marks}</g>`)
  }
}

/** A sewing machine's foot on a seam, close. */
export function sewing(scene: Scene): void {
  const { w, h, u, random, palette } = scene
  const table = h * (scene.tall ? 0.6 : 0.58)
  room(scene, table)
  const machineX = w * (scene.tall ? 0.58 : 0.64)
  const size = (scene.tall ? 760 : 830) * u
  windowView(scene, w * (scene.tall ? 0.5 : 0.54), h * 0.06, w * (scene.tall ? 0.44 : 0.4), h * 0.34)
  shelf(scene, w * 0.03, h * 0.4, w * (scene.tall ? 0.34 : 0.36), 'cones')
  glow(scene, machineX - size * 0.4, h * 0.5, h * 0.6, palette.lamp, palette.dark ? 0.5 : 0.32)
  area(scene, rect(-9, table - 5 * u, w + 18, 14 * u), mix(woodInk(scene), '#2a1a10', 0.4), 0.5)
  const bed = h * (scene.tall ? 0.76 : 0.8)
  machine(scene, machineX, bed, size, mix(random.pick(['#1f3033', '#2f5d62', '#7a3f2c']), palette.near, 0.1))
  const needleX = machineX - size * 0.4
  const needleY = bed - size * 0.135
  const ink = mix(random.pick(cloths.slice(0, 6) as [string, ...string[]]), palette.near, palette.dark ? 0.2 : 0)
  sewnCloth(scene, needleX, needleY, size, ink)
  scissors(scene, w * 0.88, h * 0.93, 120 * u, -62)
  spool(scene, w * 0.07, h * 0.93, 92 * u, random.pick(cloths))
  spool(scene, w * 0.15, h * 0.965, 78 * u, random.pick(cloths))
  scene.subject = { x: needleX / w, y: needleY / h, width: 0.5, height: 0.6 }
}

/** Cloth coming from under the presser foot and falling over the table towards the viewer, with its seam. */
function sewnCloth(scene: Scene, x: number, y: number, size: number, ink: string): void {
  const { h, u } = scene
  const low = h + 20
  const left = bezier(
    pt(x - size * 0.13, y),
    pt(x - size * 0.2, y + (low - y) * 0.3),
    pt(x - size * 0.4, y + (low - y) * 0.5),
    pt(x - size * 0.46, low),
    24,
  )
  const right = bezier(
    pt(x + size * 0.15, y),
    pt(x + size * 0.16, y + (low - y) * 0.4),
    pt(x + size * 0.34, y + (low - y) * 0.6),
    pt(x + size * 0.3, low),
    24,
  )
  const shape = [...left, ...back(right)]
  area(
    scene,
    shape.map(([px, py]) => pt(px + 14 * u, py + 12 * u)),
    '#101c1e',
    0.25,
  )
  area(scene, shape, ink)
  weave(scene, shape, ink, 3)
  const clip = define(scene, (id) => `<clipPath id="${id}"><path d="${pathOf(shape, true)}"/></clipPath>`)
  scene.marks.push(`<g clip-path="url(#${clip})">`)
  for (const [share, width] of [
    [0.12, 70],
    [0.34, 50],
    [0.68, 60],
    [0.9, 90],
  ] as const) {
    const spine = left.map((p, i) => mid(p, right[i] ?? p, share))
    area(scene, blade(back(spine), width * u * 1.4, true), mix(ink, '#101c1e', 0.75), 0.3)
    area(scene, blade(back(beside(spine, width * u * 0.8)), width * u, true), mix(ink, '#ffffff', 0.5), 0.26)
  }
  scene.marks.push('</g>')
  const seamLine = left.map((p, i) => mid(p, right[i] ?? p, 0.46))
  pen(
    scene,
    seamLine.map(([px, py]) => pt(px + 3 * u, py + 4 * u)),
    '#101c1e',
    8 * u,
    0.3,
  )
  scene.marks.push(
    `<path d="${pathOf(seamLine)}" fill="none" stroke="#f4f3ea" stroke-width="${n(5 * u)}" stroke-dasharray="${n(19 * u)} ${n(9 * u)}" stroke-linecap="butt"/>`,
  )
  area(
    scene,
    [
      pt(x - size * 0.05, y + 2 * u),
      pt(x + size * 0.06, y + 2 * u),
      pt(x + size * 0.045, y - size * 0.03),
      pt(x, y - size * 0.04),
      pt(x - size * 0.03, y - size * 0.02),
    ],
    '#cfd3d2',
  )
}

/** A worn knee with a patch being sewn on: needle, thread, buttons, scissors. */
export function repair(scene: Scene): void {
  const { w, h, u, random, palette } = scene
  const ink = mix(random.pick(['#2f5d62', '#4a6f8a', '#5b7553', '#7a5c73']), palette.near, palette.dark ? 0.25 : 0.03)
  area(scene, rect(-9, -9, w + 18, h + 18), mix(woodInk(scene), '#ffffff', 0.1))
  grain(scene, 0, 0, w, h)
  drape(scene, h * 0.2, ink, 0.03, 3)
  const [cx, cy] = [w * random.between(0.42, 0.58), h * 0.6]
  const half = Math.min(w, h) * 0.22
  const patch = rect(cx - half, cy - half, half * 2, half * 2)
  const patchInk = mix(random.pick(['#b4532a', '#cccc52', '#d9a441']), palette.near, palette.dark ? 0.2 : 0)
  const turn = random.between(-14, 14)
  scene.marks.push(`<g transform="rotate(${n(turn)} ${n(cx)} ${n(cy)})">`)
  for (const spread of [40, 26, 12]) {
    pen(
      scene,
      [...patch, pt(cx - half, cy - half)].map(([x, y]) => pt(x + 6 * u, y + 8 * u)),
      '#101c1e',
      spread * u,
      0.12,
    )
  }
  area(scene, patch, patchInk)
  weave(scene, patch, patchInk, 0)
  sewnEdge(scene, cx, cy, half)
  scene.marks.push('</g>')
  needle(scene, cx + half * 0.7, cy - half * 0.9, half)
  scissors(scene, w * (cx > w / 2 ? 0.16 : 0.84), h * 0.72, 210 * u, cx > w / 2 ? 28 : -28)
  for (let i = 0; i < 6; i++) {
    loose(
      scene,
      w * random.between(0.08, 0.92),
      h * random.between(0.06, 0.16),
      u * random.between(24, 36),
      random.pick(cloths),
    )
  }
  spool(scene, w * 0.9, h * 0.2, 100 * u, patchInk)
  scene.subject = { x: cx / w, y: cy / h, width: 0.4, height: 0.5 }
}

function sewnEdge(scene: Scene, cx: number, cy: number, half: number): void {
  const { u, random } = scene
  const count = 15
  for (let i = 0; i < count * 4 - 9; i++) {
    const t = ((i % count) + 0.5) / count
    const [sx, sy] = (
      [
        [t * 2 - 1, -1],
        [1, t * 2 - 1],
        [1 - t * 2, 1],
        [-1, 1 - t * 2],
      ] as const
    )[Math.floor(i / count)] ?? [0, 0]
    const [x, y] = [cx + sx * half, cy + sy * half]
    const [ox, oy] =
      Math.abs(sx) === 1 && Math.abs(sy) !== 1 ? [sx * 15, random.jitter(5)] : [random.jitter(5), sy * 15]
    pen(scene, [pt(x - ox * u, y - oy * u), pt(x + ox * u, y + oy * u)], '#f4f3ea', 6 * u)
  }
}

function needle(scene: Scene, x: number, y: number, size: number): void {
  const { u } = scene
  const tip = pt(x - size * 0.34, y + size * 0.5)
  const eye = pt(x + size * 0.3, y - size * 0.5)
  pen(scene, line(pt(tip[0] + 12 * u, tip[1] + 14 * u), pt(eye[0] + 12 * u, eye[1] + 14 * u)), '#101c1e', 9 * u, 0.25)
  area(scene, blade(back(line(tip, eye, 12)), 17 * u, true), '#d5dadb')
  pen(scene, line(pt(tip[0] + 3 * u, tip[1]), pt(eye[0] - 4 * u, eye[1] + 6 * u)), '#7d8a8c', 2 * u)
  pen(
    scene,
    join(
      bezier(
        eye,
        pt(eye[0] + size * 0.6, eye[1] - size * 0.3),
        pt(eye[0] + size * 0.7, eye[1] + size * 0.9),
        pt(x + size * 0.8, y + size * 1.2),
      ),
      bezier(
        pt(x + size * 0.8, y + size * 1.2),
        pt(x + size * 0.9, y + size * 1.6),
        pt(x + size * 0.4, y + size * 1.7),
        pt(x + size * 0.24, y + size * 1.4),
      ),
    ),
    '#f4f3ea',
    5 * u,
  )
}

function loose(scene: Scene, x: number, y: number, r: number, ink: string): void {
  scene.marks.push(
    `<circle cx="${n(x + r * 0.14)}" cy="${n(y + r * 0.18)}" r="${n(r)}" fill="#101c1e" opacity=".3"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${ink}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.72)}" fill="none" stroke="${mix(ink, '#ffffff', 0.4)}" stroke-width="${n(r * 0.1)}"/>`,
  )
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    scene.marks.push(
      `<circle cx="${n(x + dx * r * 0.22)}" cy="${n(y + dy * r * 0.22)}" r="${n(r * 0.1)}" fill="${mix(ink, '#101c1e', 0.7)}"/>`,
    )
  }
}
