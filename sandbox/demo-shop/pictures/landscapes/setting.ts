import { mix } from '../colour.ts'
import { bezier, type Curve, pt } from '../geometry.ts'
import { tufts } from './foreground.ts'
import { area, below, blend, pen, type Scene } from './scene.ts'
import { flanks, heightAt, mist, ridge, skyline, snowCap } from './terrain.ts'
import { spruce, type TreeInks } from './trees.ts'

export const spruceInk = (scene: Scene, nearness: number): string =>
  mix(scene.palette.fog, mix(scene.palette.near, scene.palette.groundDark, scene.palette.snowy ? 0.06 : 0.22), nearness)

export function treeInks(scene: Scene, nearness: number): TreeInks {
  const { palette } = scene
  const dark = spruceInk(scene, nearness)
  return palette.snowy
    ? { dark, snow: mix(palette.groundLight, palette.fog, (1 - nearness) * 0.7) }
    : { dark, light: mix(dark, palette.groundLight, 0.42) }
}

/** Ridges one behind the other, from `top` down to `bottom`. */
export function range(scene: Scene, top: number, bottom: number, count: number): Curve[] {
  const { palette, random, h } = scene
  return Array.from({ length: count }, (_, i) => {
    const t = i / Math.max(1, count - 1)
    const line = skyline(scene, top + (bottom - top) * t, h * (0.15 - 0.07 * t), 0.72 - 0.5 * t)
    const ink = mix(
      mix(palette.fog, palette.far, 0.62 + 0.38 * t),
      mix(palette.near, palette.groundDark, 0.16),
      0.06 + 0.72 * t ** 1.4,
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

/** How much higher the ground is at a place on the sheet. */
type Hill = (x: number) => number

const level: Hill = () => 0

/** The ground nearest to the viewer, with its light. */
export function meadow(scene: Scene, y: number, height: number, ink = scene.palette.ground, hill = level): Curve {
  const line = skyline(scene, y, height, 0.02).map(([x, ly]) => pt(x, ly - hill(x)))
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

export function grass(scene: Scene, top: number, count: number, hill = level): void {
  const { palette } = scene
  const inks = palette.snowy
    ? [mix(palette.leaf, palette.fog, 0.4)]
    : [palette.groundDark, palette.ground, palette.groundLight, palette.leaf]
  tufts(scene, (x) => top - hill(x), palette.snowy ? Math.round(count * 0.15) : count, inks)
}

/** A wing of large spruces at one or both sides of the sheet. */
export function wings(scene: Scene, ground: Curve, size: number, side: 1 | -1, count: number): void {
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

export function path(scene: Scene, y: number): void {
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
