import { mix } from '../colour.ts'
import { bezier, blade, type Curve, pt } from '../geometry.ts'
import { cabin, campfire, tent } from './buildings.ts'
import { birds, boulder, tufts, walker } from './foreground.ts'
import { area, below, blend, glow, pen, type Scene } from './scene.ts'
import { sky } from './sky.ts'
import { flanks, heightAt, mist, ridge, skyline, snowCap } from './terrain.ts'
import { birch, spruce, spruceOutline, type TreeInks, treeline } from './trees.ts'
import { glitter, mirrorWater } from './water.ts'

const spruceInk = (scene: Scene, nearness: number): string =>
  mix(scene.palette.fog, mix(scene.palette.near, scene.palette.groundDark, scene.palette.snowy ? 0.06 : 0.22), nearness)

function treeInks(scene: Scene, nearness: number): TreeInks {
  const { palette } = scene
  const dark = spruceInk(scene, nearness)
  return palette.snowy
    ? { dark, snow: mix(palette.groundLight, palette.fog, (1 - nearness) * 0.7) }
    : { dark, light: mix(dark, palette.groundLight, 0.42) }
}

/** Ridges one behind the other, from `top` down to `bottom`. */
function range(scene: Scene, top: number, bottom: number, count: number): Curve[] {
  const { palette, random, h } = scene
  return Array.from({ length: count }, (_, i) => {
    const t = i / Math.max(1, count - 1)
    const line = skyline(scene, top + (bottom - top) * t, h * (0.15 - 0.07 * t), 0.72 - 0.5 * t)
    const ink = mix(
      mix(palette.fog, palette.sky[0], 0.5),
      mix(palette.near, palette.groundDark, 0.25),
      0.16 + 0.68 * t ** 1.2,
    )
    ridge(scene, line, ink, 0.62 - 0.2 * t)
    if (i === 0 || (palette.snowy && t < 0.6)) {
      flanks(scene, line, ink, palette.snowy ? palette.groundLight : mix(palette.fog, palette.sun, 0.5), h * 0.1)
      snowCap(
        scene,
        line,
        h * (palette.snowy ? 0.05 : 0.014),
        mix(palette.groundLight, '#ffffff', 0.4),
        palette.snowy ? 0.75 : 0.5,
      )
    }
    mist(scene, line.reduce((sum, p) => sum + p[1], 0) / line.length + h * 0.08, h * 0.12, random.between(0.3, 0.6))
    return line
  })
}

/** The ground nearest to the viewer, with its light. */
function meadow(scene: Scene, y: number, height: number, ink = scene.palette.ground): Curve {
  const line = skyline(scene, y, height, 0.02)
  area(
    scene,
    below(scene, line),
    blend(scene, [
      [0, mix(ink, scene.palette.groundLight, 0.4)],
      [0.45, ink],
      [1, mix(scene.palette.groundDark, scene.palette.near, scene.palette.snowy ? 0.06 : 0.36)],
    ]),
  )
  pen(
    scene,
    line.map(([x, ly]) => pt(x + 3 * scene.u, ly + 3 * scene.u)),
    scene.palette.groundLight,
    3 * scene.u,
    0.6,
  )
  return line
}

function grass(scene: Scene, top: number, count: number): void {
  const { palette } = scene
  const inks = palette.snowy
    ? [mix(palette.leaf, palette.fog, 0.4)]
    : [palette.groundDark, palette.ground, palette.groundLight, palette.leaf]
  tufts(scene, top, palette.snowy ? Math.round(count * 0.15) : count, inks)
}

/** A wing of large spruces at one or both sides of the sheet. */
function wings(scene: Scene, ground: Curve, size: number, side: 1 | -1, count: number): void {
  const { random, w } = scene
  const places = Array.from({ length: count }, (_, i) => ({
    t: (i + random.next()) / count,
    s: random.between(0.55, 1),
  })).sort((a, b) => a.s - b.s)
  for (const { t, s } of places) {
    const x = side === 1 ? w * (0.72 + 0.3 * t) : w * (0.28 - 0.3 * t)
    spruce(
      scene,
      x,
      heightAt(ground, x) + size * 0.1 * s,
      size * s * (0.65 + 0.5 * Math.abs(t - 0.1)),
      treeInks(scene, 0.8 + 0.2 * s),
    )
  }
}

export function ridgeScene(scene: Scene): void {
  const { w, h, random, u, palette } = scene
  const sun = sky(scene, h * (scene.tall ? 0.46 : 0.5))
  birds(scene, w * random.between(0.3, 0.7), h * 0.26, 4)
  const lines = range(scene, h * (scene.tall ? 0.36 : 0.38), h * 0.72, 6)
  const last = lines.at(-1) ?? []
  treeline(scene, last, spruceInk(scene, 0.82), 70 * u)
  const ground = meadow(scene, h * 0.86, h * 0.03)
  grass(scene, h * 0.86, 130)
  const side = sun.x > w / 2 ? -1 : 1
  wings(scene, ground, h * (scene.tall ? 0.3 : 0.5), side, 7)
  for (let i = 0; i < 3; i++) {
    boulder(scene, w * random.next(), h * random.between(0.92, 1), u * random.between(26, 70))
  }
  const wx = w * (side === 1 ? random.between(0.24, 0.44) : random.between(0.56, 0.76))
  walker(scene, wx, heightAt(ground, wx) + 8 * u, 74 * u, palette.coats[0], side)
  walker(scene, wx - 84 * u * side, heightAt(ground, wx) + 14 * u, 70 * u, palette.coats[1], side)
  scene.subject = { x: wx / w, y: 0.7, width: 0.4, height: 0.5 }
}

export function spruceForest(scene: Scene): void {
  const { w, h, random, u, palette } = scene
  sky(scene, h * 0.62)
  glow(scene, w * random.between(0.35, 0.65), h * 0.4, h * 0.5, palette.sun, palette.dark ? 0.22 : 0.55)
  for (let layer = 0; layer < 5; layer++) {
    const t = layer / 4
    const ground = skyline(scene, h * (0.56 + 0.3 * t), h * 0.03, 0.1)
    const size = h * (0.26 + 0.42 * t) * (scene.tall ? 0.7 : 1)
    area(
      scene,
      below(scene, ground),
      layer === 4 ? palette.ground : mix(palette.fog, palette.groundDark, 0.2 + 0.5 * t),
    )
    forestRow(scene, ground, size, 0.2 + 0.7 * t, t)
    mist(scene, h * (0.6 + 0.28 * t), h * 0.2, 0.5 - 0.34 * t)
  }
  const ground = meadow(scene, h * 0.9, h * 0.02)
  path(scene, h * 0.9)
  grass(scene, h * 0.9, 200)
  wings(scene, ground, h * (scene.tall ? 0.62 : 0.98), 1, 3)
  wings(scene, ground, h * (scene.tall ? 0.56 : 0.9), -1, 3)
  boulder(scene, w * random.between(0.3, 0.7), h * 0.97, 46 * u)
}

function forestRow(scene: Scene, ground: Curve, size: number, nearness: number, t: number): void {
  const { random, w } = scene
  const step = size * (0.17 + 0.1 * t)
  const clearing = random.between(0.36, 0.64)
  for (let x = -step; x < w + step; x += step * random.between(0.5, 1.5)) {
    const open = Math.abs(x / w - clearing) < 0.09 + 0.1 * t
    if (open && t > 0.2) {
      continue
    }
    const height = size * random.between(0.6, 1.1)
    spruce(
      scene,
      x,
      heightAt(ground, x) + size * 0.05,
      height,
      t > 0.5 ? treeInks(scene, nearness) : { dark: spruceInk(scene, nearness) },
    )
  }
}

function path(scene: Scene, y: number): void {
  const { w, h, random, palette } = scene
  const x = w * random.between(0.42, 0.58)
  const left = bezier(
    pt(x - w * 0.006, y),
    pt(x - w * 0.03, y + h * 0.03),
    pt(x + w * 0.02, h * 0.96),
    pt(x - w * 0.14, h + 9),
  )
  const right = bezier(
    pt(x + w * 0.012, y),
    pt(x + w * 0.004, y + h * 0.03),
    pt(x + w * 0.12, h * 0.95),
    pt(x + w * 0.1, h + 9),
  )
  area(scene, [...left, ...[...right].reverse()], mix(palette.groundLight, palette.fog, 0.3), 0.85)
}

export function lake(scene: Scene): void {
  const { w, h, u, random, palette } = scene
  const shore = h * (scene.tall ? 0.52 : 0.58)
  const sun = sky(scene, shore * 0.94)
  range(scene, shore * 0.68, shore * 0.93, 4)
  const bank = skyline(scene, shore - 6 * u, h * 0.012, 0.1)
  treeline(scene, bank, spruceInk(scene, 0.78), 96 * u, 1.1)
  area(scene, [...bank, pt(w + 9, shore + 2), pt(-9, shore + 2)], spruceInk(scene, 0.86))
  const hx = w * (sun.x > w / 2 ? random.between(0.16, 0.34) : random.between(0.66, 0.84))
  cabin(scene, {
    x: hx,
    y: shore - 2 * u,
    width: 110 * u,
    wall: mix('#9c4a34', palette.near, palette.dark ? 0.5 : 0.12),
    lit: palette.dark,
  })
  mirrorWater(scene, shore, h + 9)
  glitter(scene, sun.x, shore, h)
  mist(scene, shore + 4 * u, h * 0.05, 0.55)
  canoe(scene, w * (sun.x > w / 2 ? 0.36 : 0.62), h * 0.77, 190 * u)
  reeds(scene, sun.x > w / 2 ? 1 : -1)
  scene.subject = { x: 0.5, y: 0.6, width: 0.5, height: 0.5 }
}

function canoe(scene: Scene, x: number, y: number, size: number): void {
  const { palette } = scene
  const hull = [
    ...bezier(
      pt(x - size / 2, y - size * 0.07),
      pt(x - size * 0.3, y + size * 0.07),
      pt(x + size * 0.3, y + size * 0.07),
      pt(x + size / 2, y - size * 0.07),
    ),
    ...bezier(
      pt(x + size / 2, y - size * 0.07),
      pt(x + size * 0.2, y - size * 0.012),
      pt(x - size * 0.2, y - size * 0.012),
      pt(x - size / 2, y - size * 0.07),
    ),
  ]
  area(
    scene,
    hull.map(([px, py]) => pt(px, 2 * y + size * 0.08 - py)),
    palette.near,
    0.28,
  )
  area(scene, hull, palette.accent)
  pen(scene, hull.slice(23), palette.groundLight, size * 0.012, 0.8)
  for (const [dx, coat] of [
    [-0.16, palette.leaf],
    [0.16, palette.groundLight],
  ] as const) {
    const cx = x + dx * size
    area(
      scene,
      bezier(
        pt(cx - size * 0.045, y - size * 0.01),
        pt(cx - size * 0.05, y - size * 0.17),
        pt(cx + size * 0.05, y - size * 0.17),
        pt(cx + size * 0.045, y - size * 0.01),
      ),
      coat,
    )
    scene.marks.push(
      `<circle cx="${cx.toFixed(1)}" cy="${(y - size * 0.165).toFixed(1)}" r="${(size * 0.026).toFixed(1)}" fill="${mix('#d9b294', palette.near, 0.2)}"/>`,
    )
  }
  pen(scene, [pt(x + size * 0.2, y - size * 0.1), pt(x + size * 0.3, y + size * 0.07)], palette.near, size * 0.012)
}

function reeds(scene: Scene, side: 1 | -1): void {
  const { random, w, h, u, palette } = scene
  for (let i = 0; i < 60; i++) {
    const t = random.next() ** 1.6
    const x = side === 1 ? w - t * w * 0.26 : t * w * 0.26
    const height = u * random.between(70, 210) * (1 - t * 0.6)
    const spine = bezier(
      pt(x, h + 5),
      pt(x, h - height * 0.5),
      pt(x + random.jitter(14 * u), h - height * 0.8),
      pt(x + random.jitter(44 * u), h - height),
    )
    area(
      scene,
      blade(spine, 9 * u, true),
      random.chance(0.3) ? palette.leaf : mix(palette.near, palette.groundDark, 0.4),
    )
  }
}

export function snowfield(scene: Scene): void {
  const { w, h, random, u, palette } = scene
  sky(scene, h * 0.5)
  range(scene, h * 0.42, h * 0.55, 3)
  const snow = palette.snowy
    ? scene
    : {
        ...scene,
        palette: {
          ...palette,
          ground: mix('#e9eef0', palette.ground, 0.15),
          groundDark: mix('#b4c6d2', palette.near, palette.dark ? 0.35 : 0.05),
          groundLight: mix('#fbfaf5', palette.sky[2], 0.25),
        },
      }
  for (let i = 0; i < 4; i++) {
    meadow(
      snow,
      h * (0.58 + i * 0.11),
      h * (0.05 - i * 0.006),
      mix(snow.palette.ground, palette.sky[1], 0.35 - i * 0.06),
    )
    if (i === 0) {
      treeline(snow, skyline(snow, h * 0.575, h * 0.015, 0.05), spruceInk(scene, 0.55), 36 * u, 0.45)
    }
  }
  drifts(snow)
  const x = w * random.between(0.34, 0.62)
  const y = h * random.between(0.74, 0.8)
  tracks(snow, x, y)
  walker(snow, x, y, 96 * u, palette.coats[0])
  pen(scene, [pt(x - 44 * u, y + 2 * u), pt(x + 60 * u, y + 2 * u)], palette.near, 4 * u)
  area(
    scene,
    bezier(
      pt(x - 170 * u, y + 2 * u),
      pt(x - 180 * u, y - 34 * u),
      pt(x - 96 * u, y - 34 * u),
      pt(x - 88 * u, y + 2 * u),
    ),
    mix(palette.leaf, palette.accent, 0.3),
  )
  pen(scene, [pt(x - 90 * u, y - 12 * u), pt(x - 8 * u, y - 46 * u)], palette.near, 2.4 * u)
  wings(scene, skyline(scene, h * 0.9, h * 0.02, 0), h * (scene.tall ? 0.3 : 0.44), x > w / 2 ? -1 : 1, 4)
  scene.subject = { x: x / w, y: y / h, width: 0.4, height: 0.4 }
}

function drifts(scene: Scene): void {
  const { random, w, h, u, palette } = scene
  for (let i = 0; i < 46; i++) {
    const y = h * (0.64 + 0.36 * random.next())
    const x = random.next() * w
    const length = u * random.between(90, 420)
    area(
      scene,
      blade(
        bezier(pt(x, y), pt(x + length * 0.3, y - 12 * u), pt(x + length * 0.7, y + 8 * u), pt(x + length, y)),
        14 * u * (y / h),
      ),
      random.chance(0.6) ? palette.groundDark : palette.groundLight,
      0.34,
    )
  }
}

function tracks(scene: Scene, x: number, y: number): void {
  const { w, h, palette, u } = scene
  for (const dx of [0, 16]) {
    pen(
      scene,
      bezier(
        pt(x, y + 4 * u),
        pt(x - w * 0.14, y + 10 * u),
        pt(x - w * 0.06 + dx * u, h * 0.9),
        pt(x - w * 0.34 + dx * 3 * u, h + 9),
        40,
      ),
      palette.groundDark,
      5 * u,
      0.9,
    )
  }
}

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

/** Cracks and lit ledges in a cliff, running down and inland from its edge. */
function rockFaces(scene: Scene, edge: Curve, side: 1 | -1, ink: string): void {
  const { random, u, h, palette } = scene
  for (let i = 0; i < 42; i++) {
    const p = edge[Math.floor(random.next() * edge.length)] ?? pt(0, 0)
    const inland = random.next() ** 1.3 * 520 * u
    const [x, y] = [p[0] + side * inland, p[1] + random.between(10, 90) * u]
    const [wide, deep] = [u * random.between(40, 150), Math.min(h * 0.2, u * random.between(60, 200))]
    const face = [
      pt(x, y),
      pt(x + side * wide, y + random.jitter(16 * u)),
      pt(x + side * wide * random.between(0.6, 0.9), y + deep),
      pt(x - side * wide * 0.2, y + deep * random.between(0.6, 1)),
    ]
    const lit = random.chance(0.45)
    area(scene, face, lit ? mix(ink, palette.sun, 0.5) : palette.near, lit ? 0.2 : 0.24)
  }
}

/** White water where the sea meets the rock. */
function foam(scene: Scene, edge: Curve, side: 1 | -1): void {
  const { random, u, palette } = scene
  for (const reach of [34, 18]) {
    pen(
      scene,
      edge.map(([x, y]) => pt(x - side * reach * u * random.between(0.3, 1), y + 8 * u)),
      mix('#ffffff', palette.water, 0.3),
      12 * u,
      0.5,
    )
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

export function bog(scene: Scene): void {
  const { h, u, palette } = scene
  const horizon = h * (scene.tall ? 0.44 : 0.46)
  sky(scene, horizon)
  range(scene, horizon * 0.9, horizon, 3)
  const edge = skyline(scene, horizon + h * 0.04, h * 0.01, 0.05)
  treeline(scene, edge, spruceInk(scene, 0.6), 60 * u, 0.8)
  area(
    scene,
    below(scene, edge),
    blend(scene, [
      [0, mix(palette.ground, palette.fog, 0.35)],
      [0.35, palette.ground],
      [1, palette.groundDark],
    ]),
  )
  mist(scene, horizon + h * 0.07, h * 0.1, 0.6)
  grass(scene, horizon + h * 0.1, 240)
  pools(scene, horizon)
  bogPines(scene, horizon)
  planks(scene)
  cottongrass(scene, h * 0.74)
  tufts(scene, h * 0.9, 40, [palette.groundDark, palette.leaf, palette.ground])
}

/** Small dark-rimmed waters, row by row; rims first, so that waters that meet become one. */
function pools(scene: Scene, horizon: number): void {
  const { random, w, h, u, palette } = scene
  const shapes = [0.1, 0.15, 0.22, 0.3, 0.38].flatMap((drop) => {
    const size = u * (70 + 560 * drop) * random.between(0.8, 1.2)
    const first = random.between(0, 0.3)
    return [first, first + random.between(0.44, 0.62)].map((x) => pool(scene, x * w, horizon + h * drop, size))
  })
  for (const shape of shapes) {
    area(
      scene,
      shape.map(([x, y]) => pt(x, y - 7 * u)),
      mix(palette.groundDark, palette.near, 0.5),
      0.75,
    )
  }
  for (const shape of shapes) {
    area(
      scene,
      shape,
      blend(scene, [
        [0, mix(palette.sky[1], palette.near, 0.36)],
        [1, mix(palette.sky[0], palette.sky[2], 0.45)],
      ]),
    )
    const [left, right] = [shape[34] ?? pt(0, 0), shape[54] ?? pt(0, 0)]
    pen(scene, [pt(left[0], right[1] + 9 * u), pt((left[0] + right[0]) / 2, right[1] + 9 * u)], '#ffffff', 2 * u, 0.35)
  }
}

function pool(scene: Scene, x: number, y: number, size: number): Curve {
  const { random } = scene
  const starts = [random.between(0, 6), random.between(0, 6)] as const
  return Array.from({ length: 60 }, (_, i) => {
    const angle = (i / 60) * Math.PI * 2
    const r = 1 + 0.2 * Math.sin(angle * 2 + starts[0]) + 0.11 * Math.sin(angle * 5 + starts[1])
    return pt(x + Math.cos(angle) * size * r, y + Math.sin(angle) * size * 0.13 * r)
  })
}

function bogPines(scene: Scene, horizon: number): void {
  const { random, w, h } = scene
  const places = Array.from({ length: 9 }, () => ({ t: random.next(), left: random.chance(0.5) })).sort(
    (a, b) => a.t - b.t,
  )
  for (const { t, left } of places) {
    const x = left ? w * random.between(-0.02, 0.2) : w * random.between(0.8, 1.02)
    spruce(
      scene,
      x,
      horizon + h * (0.1 + 0.36 * t),
      h * (0.1 + 0.24 * t) * random.between(0.8, 1.2),
      treeInks(scene, 0.66 + 0.3 * t),
    )
  }
}

function cottongrass(scene: Scene, top: number): void {
  const { random, w, h, u, palette } = scene
  if (palette.snowy) {
    return
  }
  for (let i = 0; i < 54; i++) {
    const y = top + (h - top) * random.next()
    const size = u * (10 + 34 * ((y - top) / (h - top)))
    const x = random.next() * w
    const tip = pt(x + random.jitter(size * 0.5), y - size * 1.6)
    pen(scene, [pt(x, y), tip], palette.groundDark, size * 0.05)
    scene.marks.push(
      `<ellipse cx="${tip[0].toFixed(1)}" cy="${tip[1].toFixed(1)}" rx="${(size * 0.17).toFixed(1)}" ry="${(size * 0.22).toFixed(1)}" fill="${mix('#fbf8ec', palette.near, palette.dark ? 0.2 : 0)}" opacity=".94"/>`,
    )
  }
}

function planks(scene: Scene): void {
  const { w, h, palette, u } = scene
  const wood = mix('#b79b78', palette.near, palette.dark ? 0.5 : 0.08)
  for (let i = 15; i >= 0; i--) {
    const near = ((15 - i) / 15) ** 1.7
    const y = h * (0.62 + 0.4 * near)
    const x = w * (0.52 + 0.06 * Math.sin(near * 3)) - near * w * 0.06
    const half = w * (0.012 + 0.075 * near)
    const deep = h * (0.006 + 0.021 * near)
    area(
      scene,
      [pt(x - half, y), pt(x + half, y), pt(x + half * 1.04, y + deep), pt(x - half * 1.04, y + deep)],
      mix(wood, palette.near, i % 2 ? 0.06 : 0.16),
    )
    pen(scene, [pt(x - half, y + deep), pt(x + half, y + deep)], palette.near, 3 * u * (0.3 + near), 0.6)
  }
}

export function cabinScene(scene: Scene): void {
  const { w, h, random, u, palette } = scene
  sky(scene, h * 0.54)
  range(scene, h * 0.42, h * 0.6, 4)
  const hill = meadow(scene, h * 0.7, h * 0.06)
  treeline(scene, hill, spruceInk(scene, 0.72), 110 * u, 0.9)
  const yard = meadow(scene, h * 0.78, h * 0.02)
  const x = w * random.between(0.4, 0.62)
  const size = (scene.tall ? 430 : 400) * u
  const y = heightAt(yard, x) + 30 * u
  for (const dx of [-0.85, -0.7, 0.72, 0.92, 1.1]) {
    spruce(
      scene,
      x + dx * size,
      y + random.jitter(12 * u),
      size * random.between(0.8, 1.35),
      treeInks(scene, random.between(0.78, 0.95)),
    )
  }
  const wall = mix(random.pick(['#8a4a34', '#6b4a36', '#b06a3a', '#4f5f54']), palette.near, palette.dark ? 0.45 : 0.08)
  cabin(scene, { x, y, width: size * 0.98, wall, lit: palette.dark || random.chance(0.6) })
  path(scene, y + 4)
  grass(scene, h * 0.84, 190)
  wings(scene, skyline(scene, h * 0.98, 0, 0), h * (scene.tall ? 0.5 : 0.85), x > w / 2 ? -1 : 1, 3)
  birchAt(scene, x > w / 2 ? w * 0.9 : w * 0.1)
  scene.subject = { x: x / w, y: 0.66, width: 0.45, height: 0.45 }
}

function birchAt(scene: Scene, x: number): void {
  birch(scene, x, scene.h * 0.95, scene.h * (scene.tall ? 0.4 : 0.62))
}

export function campfireScene(scene: Scene): void {
  const { w, h, u, random, palette } = scene
  sky(scene, h * 0.58)
  range(scene, h * 0.5, h * 0.62, 3)
  const back = skyline(scene, h * 0.7, h * 0.02, 0.05)
  treeline(scene, back, spruceInk(scene, 0.75), 170 * u, 0.8)
  const ground = meadow(scene, h * 0.76, h * 0.014)
  wings(scene, ground, h * (scene.tall ? 0.5 : 0.72), 1, 5)
  wings(scene, ground, h * (scene.tall ? 0.46 : 0.66), -1, 5)
  const side = random.chance(0.5) ? 1 : -1
  tent(scene, w * (0.5 + 0.17 * side), h * 0.85, 230 * u, mix(palette.leaf, palette.accent, 0.35))
  const x = w * (0.5 - 0.08 * side)
  grass(scene, h * 0.8, 130)
  campfire(scene, x, h * 0.91, 84 * u)
  sitter(scene, x - 165 * u, h * 0.915, 150 * u, palette.coats[0], 1)
  sitter(scene, x + 150 * u, h * 0.925, 150 * u, palette.coats[1], -1)
  scene.subject = { x: x / w, y: 0.82, width: 0.4, height: 0.34 }
}

function sitter(scene: Scene, x: number, y: number, size: number, coat: string, facing: 1 | -1): void {
  const { palette } = scene
  const p = (dx: number, dy: number) => pt(x + dx * size * facing, y - dy * size)
  pen(scene, [p(-0.34, 0.06), p(0.2, 0.06)], mix('#5a4230', palette.near, 0.4), size * 0.15)
  pen(scene, [p(-0.06, 0.2), p(0.24, 0.34), p(0.3, 0.02)], palette.near, size * 0.12)
  area(
    scene,
    [
      ...bezier(p(-0.2, 0.14), p(-0.28, 0.5), p(-0.16, 0.66), p(0, 0.66), 12),
      ...bezier(p(0, 0.66), p(0.12, 0.6), p(0.12, 0.34), p(0.08, 0.14), 12),
    ],
    mix(coat, palette.near, 0.12),
  )
  pen(scene, [p(0, 0.52), p(0.14, 0.36), p(0.3, 0.42)], coat, size * 0.095)
  scene.marks.push(
    `<circle cx="${p(0.03, 0.74)[0].toFixed(1)}" cy="${p(0.03, 0.74)[1].toFixed(1)}" r="${(size * 0.085).toFixed(1)}" fill="${mix('#d9a07a', palette.near, 0.15)}"/>`,
  )
  area(scene, bezier(p(-0.07, 0.75), p(-0.06, 0.89), p(0.12, 0.89), p(0.125, 0.77), 8), palette.groundDark)
}

export function treePlanting(scene: Scene): void {
  const { w, h, u, random, palette } = scene
  sky(scene, h * 0.44)
  range(scene, h * 0.38, h * 0.48, 3)
  const edge = skyline(scene, h * 0.54, h * 0.02, 0.05)
  treeline(scene, edge, spruceInk(scene, 0.62), 120 * u, 1)
  const field = meadow(scene, h * 0.57, h * 0.03)
  for (let row = 0; row < 6; row++) {
    const t = row / 5
    const y = h * (0.62 + 0.36 * t ** 1.2)
    const step = w * (0.05 + 0.1 * t)
    for (let x = -step * 0.5 + (row % 2 ? step / 2 : 0); x < w + step; x += step) {
      seedling(scene, x + random.jitter(step * 0.12), y + random.jitter(9 * u), u * (26 + 96 * t))
    }
  }
  grass(scene, h * 0.66, 150)
  const x = w * random.between(0.56, 0.68)
  walker(scene, x, heightAt(field, x) + h * 0.13, 150 * u, palette.coats[0], -1)
  walker(scene, x - w * 0.2, heightAt(field, x) + h * 0.05, 92 * u, palette.coats[1], 1)
  spade(scene, x + 250 * u, h * 0.93, 210 * u)
  basket(scene, x + 110 * u, h * 0.95, 150 * u)
  scene.subject = { x: x / w, y: 0.72, width: 0.4, height: 0.5 }
}

function seedling(scene: Scene, x: number, y: number, size: number): void {
  const { palette, random } = scene
  const soil = bezier(
    pt(x - size * 0.5, y),
    pt(x - size * 0.24, y - size * 0.16),
    pt(x + size * 0.24, y - size * 0.16),
    pt(x + size * 0.5, y),
    8,
  )
  area(
    scene,
    [...soil, pt(x, y + size * 0.09)],
    mix('#6b4a33', palette.near, palette.dark ? 0.5 : 0.1),
    palette.snowy ? 0.35 : 0.8,
  )
  const outline = spruceOutline(random, x, y - size * 0.04, size * random.between(0.85, 1.2), 0.36)
  area(scene, outline, mix(palette.groundDark, palette.near, 0.45))
  area(
    scene,
    outline.map(([px, py]) => pt(x + (px - x) * 0.55 - size * 0.06, py - size * 0.03)),
    palette.leaf,
    0.7,
  )
}

function spade(scene: Scene, x: number, y: number, size: number): void {
  const { palette } = scene
  const p = (dx: number, dy: number) => pt(x + (dx + dy * 0.14) * size, y - dy * size)
  pen(scene, [p(0, 0.1), p(0, 0.92)], mix('#c39a63', palette.near, palette.dark ? 0.4 : 0), size * 0.045)
  pen(scene, [p(-0.08, 0.92), p(0.08, 0.92)], palette.near, size * 0.05)
  area(
    scene,
    [p(-0.1, 0.3), p(0.1, 0.3), p(0.1, 0.06), p(0, -0.04), p(-0.1, 0.06)],
    mix(palette.near, palette.fog, 0.35),
  )
}

function basket(scene: Scene, x: number, y: number, size: number): void {
  const { palette } = scene
  for (let i = 0; i < 7; i++) {
    spruce(scene, x - size * 0.4 + i * size * 0.13, y - size * 0.3, size * scene.random.between(0.4, 0.66), {
      dark: mix(palette.groundDark, palette.near, 0.3),
      light: palette.leaf,
    })
  }
  const wood = mix('#b98d57', palette.near, palette.dark ? 0.4 : 0.02)
  area(
    scene,
    [
      pt(x - size * 0.56, y - size * 0.34),
      pt(x + size * 0.56, y - size * 0.34),
      pt(x + size * 0.5, y),
      pt(x - size * 0.5, y),
    ],
    wood,
  )
  for (const dy of [0.11, 0.23]) {
    pen(scene, [pt(x - size * 0.54, y - size * dy), pt(x + size * 0.54, y - size * dy)], palette.near, size * 0.02, 0.5)
  }
}
