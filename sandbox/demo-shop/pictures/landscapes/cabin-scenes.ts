import { mix } from '../colour.ts'
import { bezier, pt } from '../geometry.ts'
import { cabin, campfire, tent } from './buildings.ts'
import { boulder } from './foreground.ts'
import { area, pen, type Scene } from './scene.ts'
import { grass, meadow, path, range, spruceInk, treeInks, wings } from './setting.ts'
import { sky } from './sky.ts'
import { heightAt, skyline } from './terrain.ts'
import { birch, spruce, treeline } from './trees.ts'

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

/** The camp lies in the middle of the sheet: words that stand on the picture find dark ground below it. */
export function campfireScene(scene: Scene): void {
  const { w, h, u, random, palette } = scene
  sky(scene, h * 0.34)
  range(scene, h * 0.27, h * 0.39, 3)
  const back = skyline(scene, h * 0.46, h * 0.02, 0.05)
  treeline(scene, back, spruceInk(scene, 0.75), 150 * u, 0.8)
  const ground = meadow(scene, h * 0.5, h * 0.014)
  wings(scene, ground, h * (scene.tall ? 0.4 : 0.58), 1, 5)
  wings(scene, ground, h * (scene.tall ? 0.36 : 0.52), -1, 5)
  const side = random.chance(0.5) ? 1 : -1
  tent(scene, w * (0.5 + 0.17 * side), h * 0.57, 230 * u, mix(palette.leaf, palette.accent, 0.35))
  const x = w * (0.5 - 0.08 * side)
  grass(scene, h * 0.56, 210)
  for (const [at, size] of [
    [0.13, 60],
    [0.2, 34],
    [0.86, 74],
  ] as const) {
    boulder(scene, w * at, h * random.between(0.86, 0.94), size * u)
  }
  campfire(scene, x, h * 0.63, 84 * u)
  sitter(scene, x - 165 * u, h * 0.635, 150 * u, palette.coats[0], 1)
  sitter(scene, x + 150 * u, h * 0.645, 150 * u, palette.coats[1], -1)
  scene.subject = { x: x / w, y: 0.56, width: 0.4, height: 0.34 }
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
