import { mix } from '../colour.ts'
import { bezier, blade, type Curve, type Pt, pt, through } from '../geometry.ts'
import { cabin } from './buildings.ts'
import { birds } from './foreground.ts'
import { area, blend, glow, pen, type Scene } from './scene.ts'
import { range } from './setting.ts'
import { sky } from './sky.ts'
import { glitter } from './water.ts'

export function coast(scene: Scene): void {
  const { w, h, u, random, palette } = scene
  const horizon = h * (scene.tall ? 0.44 : 0.5)
  const sun = sky(scene, horizon)
  range(scene, horizon * 0.92, horizon * 0.985, 2)
  area(
    scene,
    [pt(-9, horizon), pt(w + 9, horizon), pt(w + 9, h + 9), pt(-9, h + 9)],
    blend(scene, [
      [0, mix(palette.water, palette.sky[2], 0.4)],
      [0.4, mix(palette.water, palette.near, 0.3)],
      [1, mix(palette.water, palette.near, 0.66)],
    ]),
  )
  waves(scene, horizon)
  glitter(scene, sun.x, horizon, h)
  for (let i = 0; i < 5; i++) {
    skerry(scene, random.next() * w, horizon + h * random.between(0.02, 0.16), u * random.between(60, 170))
  }
  const side = sun.x > w / 2 ? -1 : 1
  headland(scene, side, horizon)
  birds(scene, w * (0.5 - 0.14 * side), h * 0.3, 6)
  scene.subject = { x: side === 1 ? 0.74 : 0.26, y: 0.55, width: 0.4, height: 0.5 }
}

function waves(scene: Scene, horizon: number): void {
  const { random, w, h, u, palette } = scene
  for (let i = 0; i < 150; i++) {
    const t = random.next() ** 1.5
    const y = horizon + (h - horizon) * t + 4 * u
    const length = u * (40 + 300 * t) * random.between(0.5, 1.2)
    const x = random.next() * (w + length) - length
    const lift = u * (2 + 14 * t)
    area(
      scene,
      blade(
        bezier(
          pt(x, y),
          pt(x + length * 0.3, y - lift),
          pt(x + length * 0.6, y + lift),
          pt(x + length, y - lift * 0.2),
          10,
        ),
        u * (2 + 9 * t),
      ),
      random.chance(0.5) ? palette.sky[2] : palette.near,
      random.between(0.12, 0.32),
    )
  }
}

function skerry(scene: Scene, x: number, y: number, size: number): void {
  const { palette, random } = scene
  const top = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14
    return pt(x - size + 2 * size * t, y - Math.sin(Math.PI * t) * size * random.between(0.1, 0.2))
  })
  area(scene, top, mix(palette.near, palette.fog, 0.32))
  pen(scene, [pt(x - size, y + 2), pt(x + size, y + 2)], palette.sky[2], size * 0.025, 0.7)
}

function headland(scene: Scene, side: 1 | -1, horizon: number): void {
  const { w, h, u, palette, random } = scene
  const xAt = (share: number) => (side === 1 ? w * (1 - share) : w * share)
  const profile = (
    [
      [-0.02, -0.085],
      [0.1, -0.07],
      [0.2, -0.035],
      [0.27, 0],
      [0.32, 0.05],
      [0.33, 0.1],
      [0.4, 0.15],
      [0.43, 0.2],
      [0.41, 0.25],
      [0.49, 0.31],
      [0.52, 0.37],
      [0.5, 0.6],
      [-0.02, 0.6],
    ] as const
  ).map(([x, y]) => pt(xAt(x), horizon + h * y))
  const rough = profile.flatMap((p, i) => {
    const next = profile[i + 1] ?? p
    return Array.from({ length: 9 }, (_, k) =>
      pt(
        p[0] + ((next[0] - p[0]) * k) / 9 + random.jitter(8 * u),
        p[1] + ((next[1] - p[1]) * k) / 9 + random.jitter(5 * u),
      ),
    )
  })
  const ink = mix(palette.near, palette.fog, 0.34)
  foam(scene, rough.slice(40, 96), side)
  area(
    scene,
    rough,
    blend(scene, [
      [0, mix(ink, palette.sun, 0.22)],
      [0.5, ink],
      [1, mix(ink, palette.near, 0.6)],
    ]),
  )
  rockFaces(scene, rough.slice(18, 92), side, ink)
  const turf = rough.slice(0, 40)
  area(
    scene,
    [
      ...turf,
      ...[...turf]
        .reverse()
        .map(([px, py], i) => pt(px - side * -18 * u * (i % 3), py + u * (26 + 22 * Math.abs(Math.sin(i * 0.9))))),
    ],
    blend(scene, [
      [0, palette.groundLight],
      [1, palette.groundDark],
    ]),
  )
  lighthouse(scene, xAt(0.2), horizon - h * 0.035, h * (scene.tall ? 0.1 : 0.17))
  cabin(scene, {
    x: xAt(0.07),
    y: horizon - h * 0.045,
    width: 170 * u,
    wall: mix('#a8432f', palette.near, palette.dark ? 0.45 : 0.08),
    lit: palette.dark,
  })
}

/** Layers of rock running inland from the cliff's edge, every other one lit, with cracks across them. */
function rockFaces(scene: Scene, edge: Curve, side: 1 | -1, ink: string): void {
  const { random, w, h, u, palette } = scene
  const inland = (p: Pt, drop: number): Pt => pt(p[0] + side * w * 0.62, p[1] + drop)
  let drop = -h * 0.05
  for (let i = 0; i < edge.length - 2; ) {
    const next = Math.min(edge.length - 1, i + Math.floor(random.between(3, 8)))
    const [a, b] = [edge[i] ?? pt(0, 0), edge[next] ?? pt(0, 0)]
    const below = drop + h * random.between(0.02, 0.05)
    const waves = (from: Pt, to: Pt) =>
      Array.from({ length: 15 }, (_, k) =>
        pt(
          from[0] + ((to[0] - from[0]) * k) / 14,
          from[1] + ((to[1] - from[1]) * k) / 14 + (k ? random.jitter(9 * u) : 0),
        ),
      )
    const top = waves(a, inland(a, drop))
    const bottom = waves(b, inland(b, below))
    const lit = random.chance(0.5)
    area(
      scene,
      [...top, ...bottom.reverse()],
      lit ? mix(ink, palette.sun, 0.55) : palette.near,
      random.between(0.1, 0.26),
    )
    pen(scene, top, mix(ink, palette.sun, 0.7), 2.2 * u, 0.35)
    for (let k = 0; k < 4; k++) {
      const from = top[Math.floor(random.between(1, 13))] ?? a
      pen(
        scene,
        [from, pt(from[0] + random.jitter(14 * u), from[1] + random.between(20, 70) * u)],
        palette.near,
        2.6 * u,
        0.4,
      )
    }
    drop = below
    i = next
  }
}

/** White water where the sea meets the rock. */
function foam(scene: Scene, edge: Curve, side: 1 | -1): void {
  const { random, u, palette } = scene
  const calm = edge.filter((_, i) => i % 4 === 0)
  for (const reach of [40, 22]) {
    const swell = through(
      calm.map(([x, y]) => pt(x - side * reach * u * random.between(0.2, 1), y + 8 * u)),
      6,
    )
    pen(scene, swell, mix('#ffffff', palette.water, 0.3), reach * 0.42 * u, 0.5)
  }
}

function lighthouse(scene: Scene, x: number, y: number, height: number): void {
  const { palette } = scene
  const wall = mix('#f4f1e4', palette.near, palette.dark ? 0.35 : 0.04)
  const p = (dx: number, dy: number) => pt(x + dx * height, y - dy * height)
  if (palette.dark) {
    glow(scene, x, y - height * 0.86, height * 1.5, palette.lamp, 0.75)
  }
  area(scene, [p(-0.11, -0.02), p(-0.075, 0.78), p(0.075, 0.78), p(0.11, -0.02)], wall)
  area(scene, [p(0.03, -0.02), p(0.022, 0.78), p(0.075, 0.78), p(0.11, -0.02)], palette.near, 0.2)
  area(
    scene,
    [p(-0.098, 0.26), p(-0.088, 0.48), p(0.088, 0.48), p(0.098, 0.26)],
    mix('#b4532a', palette.near, palette.dark ? 0.4 : 0.05),
  )
  area(scene, [p(-0.11, 0.78), p(-0.11, 0.81), p(0.11, 0.81), p(0.11, 0.78)], palette.near)
  area(scene, [p(-0.06, 0.81), p(-0.06, 0.93), p(0.06, 0.93), p(0.06, 0.81)], palette.lamp)
  area(scene, [p(-0.085, 0.93), p(0, 1.03), p(0.085, 0.93)], mix('#b4532a', palette.near, 0.35))
}
