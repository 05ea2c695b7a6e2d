import { mix } from '../colour.ts'
import { type Curve, n, pt } from '../geometry.ts'
import { area, blend, glow, rect, type Scene } from './scene.ts'

/** The sky down to the horizon (and a little below), with sun or moon, stars and printed cloud bands. */
export function sky(scene: Scene, horizon: number, sunAt = scene.random.between(0.24, 0.76)): { x: number; y: number } {
  const { palette, w, h, random, picture } = scene
  area(
    scene,
    rect(-5, -5, w + 10, h + 10),
    blend(scene, [
      [0, palette.sky[0]],
      [(horizon / h) * 0.62, palette.sky[1]],
      [horizon / h, palette.sky[2]],
      [1, palette.sky[2]],
    ]),
  )
  const sun = { x: w * sunAt, y: horizon * sunHeight(picture.time, random.between(0, 1)) }
  if (picture.time === 'night') {
    stars(scene, horizon)
  }
  clouds(scene, horizon)
  disc(scene, sun)
  return sun
}

function sunHeight(time: Scene['picture']['time'], chance: number): number {
  const [low, high] = { dawn: [0.7, 0.86], dusk: [0.74, 0.88], day: [0.24, 0.42], night: [0.2, 0.4] }[time] as [
    number,
    number,
  ]
  return low + (high - low) * chance
}

function disc(scene: Scene, { x, y }: { x: number; y: number }): void {
  const { palette, u, picture } = scene
  const r = (picture.time === 'day' || picture.time === 'night' ? 38 : 58) * u
  glow(scene, x, y, r * 7.5, palette.sun, picture.time === 'night' ? 0.3 : 0.62)
  scene.marks.push(
    picture.time === 'night'
      ? `<path d="M${n(x + r * 0.2)} ${n(y - r)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r)} ${n(y + r * 0.25)}A${n(r * 0.84)} ${n(r * 0.84)} 0 0 1 ${n(x + r * 0.2)} ${n(y - r)}Z" fill="${palette.sun}"/>`
      : `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${palette.sun}"/>`,
  )
}

function stars(scene: Scene, horizon: number): void {
  const { random, w, u } = scene
  for (let i = 0; i < 170; i++) {
    const y = random.next() ** 1.5 * horizon
    const r = random.chance(0.1) ? 2.3 : random.between(0.7, 1.5)
    scene.marks.push(
      `<circle cx="${n(random.next() * w)}" cy="${n(y)}" r="${n(r * u)}" fill="#fdf8e4" opacity="${random.between(0.4, 0.95).toFixed(2)}"/>`,
    )
  }
}

function clouds(scene: Scene, horizon: number): void {
  const { random, w, u, palette, picture } = scene
  const count = picture.time === 'night' ? 2 : Math.round(random.between(3, 6))
  for (let i = 0; i < count; i++) {
    const y = horizon * random.between(0.12, 0.72)
    const x = w * random.between(-0.1, 0.95)
    const length = w * random.between(0.22, 0.55)
    const thick = u * random.between(12, 30)
    const ink = mix(palette.sky[2], '#ffffff', random.between(0.1, 0.5))
    area(scene, cloud(scene, x, y, length, thick), ink, picture.time === 'night' ? 0.08 : random.between(0.24, 0.5))
  }
}

function cloud(scene: Scene, x: number, y: number, length: number, thick: number): Curve {
  const { random } = scene
  const steps = 46
  const bumps = [random.between(0, 6), random.between(0, 6), random.between(0, 6)] as const
  const top = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const swell = Math.sin(Math.PI * t) ** 0.7
    const bump = 0.62 + 0.24 * Math.sin(t * 9 + bumps[0]) + 0.18 * Math.sin(t * 21 + bumps[1])
    return pt(x + length * t, y - thick * swell * bump)
  })
  const bottom = Array.from({ length: steps + 1 }, (_, i) => {
    const t = 1 - i / steps
    return pt(x + length * t, y + thick * 0.3 * Math.sin(Math.PI * t) * (0.7 + 0.3 * Math.sin(t * 14 + bumps[2])))
  })
  return [...top, ...bottom]
}
