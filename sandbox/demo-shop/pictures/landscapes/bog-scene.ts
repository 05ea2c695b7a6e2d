import { mix } from '../colour.ts'
import { type Curve, pt } from '../geometry.ts'
import { tufts } from './foreground.ts'
import { area, below, blend, pen, type Scene } from './scene.ts'
import { grass, range, spruceInk, treeInks } from './setting.ts'
import { sky } from './sky.ts'
import { mist, skyline } from './terrain.ts'
import { spruce, treeline } from './trees.ts'

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
  tufts(scene, () => h * 0.9, 40, [palette.groundDark, palette.leaf, palette.ground])
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
