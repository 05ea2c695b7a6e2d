import { mix } from '../colour.ts'
import { bezier, blade, type Curve, pt } from '../geometry.ts'
import { birds, boulder, walker } from './foreground.ts'
import { area, below, glow, pen, type Scene } from './scene.ts'
import { grass, meadow, path, range, spruceInk, treeInks, wings } from './setting.ts'
import { sky } from './sky.ts'
import { heightAt, mist, skyline } from './terrain.ts'
import { spruce, treeline } from './trees.ts'

export function ridgeScene(scene: Scene): void {
  const { w, h, random, u, palette } = scene
  const sun = sky(scene, h * (scene.tall ? 0.46 : 0.5))
  birds(scene, w * random.between(0.3, 0.7), h * 0.26, 4)
  const lines = range(scene, h * (scene.tall ? 0.36 : 0.38), h * 0.72, 6)
  const last = lines.at(-1) ?? []
  treeline(scene, last, spruceInk(scene, 0.82), 70 * u)
  const side = sun.x > w / 2 ? -1 : 1
  // The walkers' slope is high enough for words to stand below them.
  const brow = w * (side === 1 ? 0.37 : 0.63)
  const hill = (x: number) => {
    const inwards = ((brow - x) * side) / w
    return (h * (0.4 + 0.018 * Math.sin(inwards * 31))) / (1 + Math.exp(-inwards / 0.062))
  }
  const ground = meadow(scene, h * 0.86, h * 0.03, palette.ground, hill)
  grass(scene, h * 0.86, 190, hill)
  wings(scene, ground, h * (scene.tall ? 0.3 : 0.5), side, 7)
  for (let i = 0; i < 3; i++) {
    boulder(scene, w * random.next(), h * random.between(0.92, 1), u * random.between(26, 70))
  }
  const wx = brow - w * random.between(0.09, 0.13) * side
  walker(scene, wx, heightAt(ground, wx) + 8 * u, 74 * u, palette.coats[0], side)
  walker(scene, wx - 84 * u * side, heightAt(ground, wx - 84 * u * side) + 12 * u, 70 * u, palette.coats[1], side)
  scene.subject = { x: wx / w, y: 0.45, width: 0.4, height: 0.5 }
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
