import { mix } from '../colour.ts'
import { back, beside, bezier, blade, bow, type Curve, join, line, n, pt } from '../geometry.ts'
import { area, blend, glow, pen, rect, type Scene } from './scene.ts'
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
  glow(scene, x, y + 60 * u, 640 * u, palette.lamp, palette.dark ? 0.6 : 0.28)
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
  const { w, h, u, random, palette } = scene
  const table = h * (scene.tall ? 0.66 : 0.7)
  room(scene, table)
  const side = random.chance(0.5) ? 1 : -1
  const wx = side === 1 ? w * 0.08 : w * (scene.tall ? 0.4 : 0.58)
  windowView(scene, wx, h * 0.1, w * (scene.tall ? 0.52 : 0.34), h * 0.42)
  const sx = side === 1 ? w * (scene.tall ? 0.62 : 0.52) : w * 0.06
  shelf(scene, sx, h * 0.3, w * (scene.tall ? 0.34 : 0.4), 'cones')
  shelf(scene, sx, h * 0.54, w * (scene.tall ? 0.34 : 0.4), 'rolls')
  lampLight(scene, w * 0.5, h * 0.14)
  area(scene, rect(-9, table - 6 * u, w + 18, 18 * u), mix(woodInk(scene), '#2a1a10', 0.4), 0.5)
  clothOver(scene, w * 0.46, table + 30 * u, w * 0.5, h * 0.2, random.pick(cloths))
  machine(scene, w * (side === 1 ? 0.56 : 0.44), table + 90 * u, 560 * u, mix('#2f5d62', palette.near, 0.2))
  scissors(scene, w * (side === 1 ? 0.2 : 0.8), h * 0.9, 150 * u, 20)
  spool(scene, w * 0.86, h * 0.92, 60 * u, random.pick(cloths))
  spool(scene, w * 0.92, h * 0.88, 52 * u, random.pick(cloths))
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
  for (const spread of [70, 46, 24]) {
    pen(
      scene,
      edge.map(([px, py]) => pt(px, py - 8 * u)),
      '#101c1e',
      spread * u,
      0.12,
    )
  }
  const shape = [...edge, pt(w + 30, h + 30), pt(-30, h + 30)]
  area(scene, shape, ink)
  weave(scene, shape, ink, index)
  for (let i = 0; i < 13; i++) {
    const from = edge[Math.floor(random.next() * 81)] ?? pt(0, y)
    const to = pt(from[0] + random.jitter(w * 0.2), from[1] + h * random.between(0.3, 0.6))
    const spine = bezier(
      from,
      pt(from[0] + random.jitter(w * 0.06), from[1] + h * 0.14),
      pt(to[0] - random.jitter(w * 0.05), to[1] - h * 0.14),
      to,
      24,
    )
    for (const share of [1, 0.7, 0.45, 0.22]) {
      area(scene, blade(spine, 150 * u * share, true), mix(ink, '#101c1e', 0.8), 0.1)
      area(scene, blade(beside(spine, -84 * u), 100 * u * share, true), mix(ink, '#ffffff', 0.6), 0.09)
    }
  }
  pen(
    scene,
    edge.map(([px, py]) => pt(px, py + 16 * u)),
    mix(ink, '#ffffff', 0.45),
    2.4 * u,
    0.8,
  )
  scene.marks.push(
    `<path d="M${edge.map(([px, py]) => `${n(px)} ${n(py + 30 * u)}`).join('L')}" fill="none" stroke="${mix(ink, '#ffffff', 0.5)}" stroke-width="${n(3 * u)}" stroke-dasharray="${n(16 * u)} ${n(9 * u)}" opacity=".8"/>`,
  )
}

function weave(scene: Scene, shape: Curve, ink: string, index: number): void {
  const { u, defs } = scene
  const id = `f${defs.length}`
  const dark = mix(ink, '#101c1e', 0.6)
  const light = mix(ink, '#ffffff', 0.5)
  const tiles = [
    `<path d="M0 0L14 14M14 0L0 14" stroke="${dark}" stroke-width="1.6" opacity=".3"/>`,
    `<path d="M1 0L7 12L13 0" fill="none" stroke="${dark}" stroke-width="2.4" opacity=".4"/><path d="M3 0L7 7L11 0" fill="none" stroke="${light}" stroke-width="1.6" opacity=".4"/>`,
    `<path d="M0 7H14M7 0V14" stroke="${light}" stroke-width="1.4" opacity=".35"/>`,
    `<path d="M-2 16L16 -2" stroke="${dark}" stroke-width="2.4" opacity=".28"/>`,
    `<rect x="2" y="2" width="10" height="10" rx="2" fill="${dark}" opacity=".24"/><path d="M2 12H12V2" fill="none" stroke="${light}" stroke-width="1.6" opacity=".5"/>`,
  ]
  defs.push(
    `<pattern id="${id}" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(${index * 7 - 12}) scale(${(u * 1.3).toFixed(3)})">${tiles[index % tiles.length]}</pattern>`,
  )
  area(scene, shape, `url(#${id})`)
}

/** A sewing machine's foot on a seam, close. */
export function sewing(scene: Scene): void {
  const { w, h, u, random, palette } = scene
  const table = h * 0.52
  room(scene, table)
  glow(scene, w * 0.4, h * 0.4, h * 0.8, palette.lamp, palette.dark ? 0.5 : 0.3)
  for (let i = 0; i < 6; i++) {
    cone(
      scene,
      w * (0.06 + i * 0.065),
      table - 4 * u,
      u * random.between(130, 180),
      mix(random.pick(cloths), palette.near, palette.dark ? 0.3 : 0.05),
    )
  }
  const size = (scene.tall ? 950 : 1060) * u
  machine(scene, w * (scene.tall ? 0.56 : 0.6), h * 0.78, size, mix('#1f3033', palette.accent, 0.1))
  const ink = random.pick(cloths)
  const nx = w * (scene.tall ? 0.56 : 0.6) - size * 0.4
  clothOver(scene, nx + w * 0.02, h * 0.685, w * 0.42, h * 0.27, ink)
  scene.marks.push(
    `<path d="M${n(nx)} ${n(h * 0.68)}Q${n(nx - 30 * u)} ${n(h * 0.8)} ${n(nx - 130 * u)} ${n(h * 0.95)}" fill="none" stroke="#f4f3ea" stroke-width="${n(5 * u)}" stroke-dasharray="${n(20 * u)} ${n(11 * u)}" stroke-linecap="round"/>`,
  )
  scissors(scene, w * 0.86, h * 0.92, 130 * u, -50)
  spool(scene, w * 0.1, h * 0.94, 90 * u, random.pick(cloths))
  spool(scene, w * 0.18, h * 0.9, 76 * u, random.pick(cloths))
  scene.subject = { x: nx / w, y: 0.62, width: 0.5, height: 0.6 }
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
