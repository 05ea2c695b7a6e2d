import { mix } from '../colour.ts'
import { bezier, blade, bow, type Curve, pathOf, pt } from '../geometry.ts'
import { area, pen, type Scene } from './scene.ts'

/** Grass or heather tufts scattered from `top`, the height at each place, down to the bottom, larger towards it. */
export function tufts(scene: Scene, top: (x: number) => number, count: number, inks: readonly string[]): void {
  const { random, w, h, u } = scene
  const places = Array.from({ length: count }, () => {
    const x = random.next() * w
    return pt(x, top(x) + (h - top(x)) * random.next() ** 0.8)
  }).sort((a, b) => a[1] - b[1])
  for (const [x, y] of places) {
    const size = u * (7 + 30 * ((y - top(x)) / (h - top(x))))
    const blades: string[] = []
    for (let i = 0; i < 6; i++) {
      const tip = pt(x + random.jitter(size * 0.8), y - size * random.between(0.6, 1.5))
      blades.push(
        pathOf(blade(bow(pt(x + random.jitter(size * 0.3), y), tip, random.jitter(0.2), 5), size * 0.14, true), true),
      )
    }
    const ink = inks[Math.floor(random.next() * inks.length)] ?? '#000000'
    scene.marks.push(`<path d="${blades.join('')}" fill="${ink}"/>`)
  }
}

/** A boulder with a lit top. */
export function boulder(scene: Scene, x: number, y: number, size: number): void {
  const { random, palette } = scene
  const ink = mix(palette.near, palette.fog, 0.3)
  const top: Curve = Array.from({ length: 13 }, (_, i) => {
    const angle = Math.PI - (i / 12) * Math.PI
    return pt(
      x + Math.cos(angle) * size * random.between(0.92, 1.06),
      y - Math.sin(angle) * size * random.between(0.5, 0.64),
    )
  })
  area(scene, top, ink)
  area(
    scene,
    [
      ...top.slice(2, 9),
      ...top
        .slice(2, 9)
        .reverse()
        .map(([px, py]) => pt(px + size * 0.08, py + size * random.between(0.12, 0.24))),
    ],
    palette.snowy ? palette.groundLight : mix(ink, palette.sun, 0.4),
    palette.snowy ? 0.95 : 0.55,
  )
  area(scene, [...top.slice(8), pt(x + size * 0.2, y)], palette.near, 0.35)
}

/** A walker with a rucksack, seen small against the land. */
export function walker(scene: Scene, x: number, y: number, size: number, coat: string, facing: 1 | -1 = 1): void {
  const { palette } = scene
  const at = (dx: number, dy: number) => pt(x + dx * size * facing, y - dy * size)
  const limb = (a: Curve[number], b: Curve[number], width: number, ink: string) =>
    pen(scene, bow(a, b, 0.04, 5), ink, size * width)
  limb(at(0.02, 0.46), at(-0.1, 0), 0.1, palette.near)
  limb(at(0.02, 0.46), at(0.15, 0.02), 0.1, palette.near)
  area(
    scene,
    bezier(at(-0.36, 0.48), at(-0.4, 0.9), at(-0.2, 0.96), at(-0.06, 0.8), 10).concat([at(-0.08, 0.44)]),
    palette.accent,
  )
  area(scene, [at(-0.12, 0.42), at(-0.12, 0.78), at(0.02, 0.86), at(0.14, 0.76), at(0.16, 0.42)], coat)
  limb(at(0.06, 0.76), at(0.24, 0.5), 0.085, coat)
  scene.marks.push(
    `<circle cx="${at(0.05, 0.95)[0].toFixed(1)}" cy="${at(0.05, 0.95)[1].toFixed(1)}" r="${(size * 0.085).toFixed(1)}" fill="#d9b294"/>`,
  )
  area(scene, bezier(at(-0.05, 0.97), at(-0.04, 1.1), at(0.13, 1.1), at(0.145, 0.98), 8), palette.leaf)
  limb(at(0.25, 0.52), at(0.3, 0), 0.02, palette.near)
}

/** Birds far away: two short bows each. */
export function birds(scene: Scene, x: number, y: number, count: number): void {
  const { random, u, palette } = scene
  for (let i = 0; i < count; i++) {
    const [bx, by] = [x + random.jitter(150 * u), y + random.jitter(50 * u)]
    const span = u * random.between(7, 15)
    pen(scene, bow(pt(bx - span, by - span * 0.3), pt(bx, by), 0.22, 5), palette.near, 2.2 * u, 0.75)
    pen(scene, bow(pt(bx, by), pt(bx + span, by - span * 0.4), 0.22, 5), palette.near, 2.2 * u, 0.75)
  }
}
