import { mix } from '../colour.ts'
import { bezier, pt } from '../geometry.ts'
import { walker } from './foreground.ts'
import { area, pen, type Scene } from './scene.ts'
import { grass, meadow, range, spruceInk } from './setting.ts'
import { sky } from './sky.ts'
import { heightAt, skyline } from './terrain.ts'
import { spruce, spruceOutline, treeline } from './trees.ts'

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
