import { mix } from '../colour.ts'
import { n, pt } from '../geometry.ts'
import { area, blend, pen, rect, type Scene } from './scene.ts'

/** Still water from `y` down to `to`: everything drawn so far mirrored in it, dimmed, and broken by streaks of light. */
export function mirrorWater(scene: Scene, y: number, to: number): void {
  const { w, palette, defs } = scene
  const sofar = scene.marks.join('')
  const clip = `w${defs.length}`
  defs.push(`<clipPath id="${clip}"><rect x="-9" y="${n(y)}" width="${w + 18}" height="${n(to - y)}"/></clipPath>`)
  scene.marks.push(`<g clip-path="url(#${clip})"><g transform="translate(0 ${n(2 * y)}) scale(1 -1)">${sofar}</g>`)
  area(
    scene,
    rect(-9, y, w + 18, to - y),
    blend(scene, [
      [0, palette.water, 0.16],
      [0.5, palette.water, 0.34],
      [1, mix(palette.water, palette.near, 0.5), 0.72],
    ]),
  )
  streaks(scene, y, to)
  scene.marks.push('</g>')
}

function streaks(scene: Scene, y: number, to: number): void {
  const { random, w, palette, u } = scene
  for (let i = 0; i < 90; i++) {
    const t = random.next() ** 1.7
    const sy = y + (to - y) * t
    const length = w * random.between(0.02, 0.14) * (0.5 + t)
    const x = random.next() * w - length / 2
    const ink = random.chance(0.55) ? palette.sky[2] : palette.near
    pen(
      scene,
      [pt(x, sy), pt(x + length, sy)],
      ink,
      u * random.between(0.8, 2.6) * (0.6 + t),
      random.between(0.08, 0.3),
    )
  }
}

/** The sun's path on the water below it. */
export function glitter(scene: Scene, x: number, y: number, to: number): void {
  const { random, u, palette } = scene
  for (let i = 0; i < 70; i++) {
    const t = i / 70
    const sy = y + (to - y) * t ** 1.25 + u * 4
    const reach = u * (16 + 90 * t)
    const cx = x + random.jitter(reach * 0.8)
    const half = reach * random.between(0.15, 0.6)
    pen(scene, [pt(cx - half, sy), pt(cx + half, sy)], palette.sun, u * (1.2 + 2.6 * t), (1 - t) * 0.6 + 0.06)
  }
}
