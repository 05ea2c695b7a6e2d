import { mix } from '../colour.ts'
import { at, type Curve, pathOf, pt } from '../geometry.ts'
import { area, below, blend, define, pen, type Scene } from './scene.ts'

/** A skyline across the sheet around `y`; `rough` 0 is rolling, 1 is alpine. */
export function skyline(scene: Scene, y: number, height: number, rough: number, peak = scene.random.next()): Curve {
  const { random, w, u } = scene
  const waves = Array.from({ length: 7 }, (_, i) => ({
    reach: height * 0.5 ** (i * (1.25 - rough * 0.45)),
    turns: (0.7 + random.between(0, 0.7)) * 1.9 ** i,
    start: random.between(0, Math.PI * 2),
  }))
  const steps = 220
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    let rise = height * 0.7 * Math.exp(-(((t - peak) / 0.26) ** 2))
    for (const wave of waves) {
      const s = Math.sin(t * Math.PI * 2 * wave.turns * (w / 2400 + 0.3) + wave.start)
      rise += wave.reach * (rough > 0.5 ? 1 - 2 * Math.abs(s) ** (1.4 - rough * 0.5) : s) * 0.5
    }
    return pt(-9 + t * (w + 18), y - rise + random.jitter(rough * 1.6 * u))
  })
}

/** The height of a skyline above a place on the sheet. */
export function heightAt(curve: Curve, x: number): number {
  const index = curve.findIndex((p) => p[0] >= x)
  return at(curve, index < 0 ? curve.length - 1 : index)[1]
}

/** One mountain layer fading into fog at its foot, with a second ink slipping out along its ridge. */
export function ridge(scene: Scene, line: Curve, ink: string, fogged: number): void {
  const { palette, u } = scene
  const top = Math.min(...line.map((p) => p[1]))
  pen(
    scene,
    line.map(([x, y]) => pt(x + 3 * u, y - 2.2 * u)),
    mix(ink, palette.sun, 0.6),
    2.6 * u,
    scene.picture.time === 'night' ? 0.18 : 0.5,
  )
  area(
    scene,
    below(scene, line),
    blend(scene, [
      [0, ink],
      [Math.min(0.95, 0.42 * (scene.h / Math.max(1, scene.h - top))), mix(ink, palette.fog, fogged)],
      [1, mix(ink, palette.fog, fogged)],
    ]),
  )
}

/** Lit and shaded flanks below a ridge: facets running down from the peaks. */
export function flanks(scene: Scene, line: Curve, ink: string, light: string, depth: number): void {
  const { random } = scene
  const clip = define(scene, (id) => `<clipPath id="${id}"><path d="${pathOf(below(scene, line), true)}"/></clipPath>`)
  scene.marks.push(`<g clip-path="url(#${clip})">`)
  for (let i = 4; i < line.length - 4; i += 1) {
    const p = at(line, i)
    const isPeak = p[1] <= at(line, i - 3)[1] && p[1] <= at(line, i + 3)[1] && p[1] < at(line, i - 4)[1] + 2
    if (!isPeak) {
      continue
    }
    const drop = depth * random.between(0.6, 1.2)
    const zigzag = Array.from({ length: 9 }, (_, k) =>
      pt(p[0] + random.jitter(drop * 0.09) + drop * 0.05 * k * (k % 2 ? 1 : 0.4), p[1] + (drop * k) / 8),
    )
    area(scene, [p, ...zigzag, pt(p[0] + drop * 1.3, p[1] + drop)], ink, 0.34)
    area(
      scene,
      [p, ...zigzag.map(([x, y]) => pt(x - drop * 0.02, y)), pt(p[0] - drop * 0.5, p[1] + drop * 0.8)],
      light,
      0.26,
    )
  }
  scene.marks.push('</g>')
}

/** Snow caps on the upper part of a ridge. */
export function snowCap(scene: Scene, line: Curve, depth: number, ink: string, opacity = 0.9): void {
  const { random } = scene
  const lower = line.map(([x, y], i) =>
    pt(x, y + depth * (0.4 + 0.6 * Math.abs(Math.sin(i * 0.55 + Math.sin(i * 0.21) * 2))) * random.between(0.6, 1.1)),
  )
  const top = Math.min(...line.map((p) => p[1]))
  const limit = top + depth * 3
  const cap: Curve = [
    ...line.map(([x, y]) => pt(x, Math.min(y, limit))),
    ...[...lower].reverse().map(([x, y]) => pt(x, Math.min(y, limit))),
  ]
  area(scene, cap, ink, opacity)
}

/** A band of mist. */
export function mist(scene: Scene, y: number, height: number, strength: number): void {
  const { w, palette } = scene
  const paint = blend(scene, [
    [0, palette.fog, 0],
    [0.5, palette.fog, strength],
    [1, palette.fog, 0],
  ])
  area(
    scene,
    [pt(-9, y - height / 2), pt(w + 9, y - height / 2), pt(w + 9, y + height / 2), pt(-9, y + height / 2)],
    paint,
  )
}
