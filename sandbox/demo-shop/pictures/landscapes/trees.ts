import { mix } from '../colour.ts'
import { bezier, blade, type Curve, join, line, type Pt, pathOf, pt } from '../geometry.ts'
import type { Random } from '../random.ts'
import { area, pen, type Scene } from './scene.ts'
import { heightAt } from './terrain.ts'

/** An irregular spruce standing on (x, y): drooping tiers, no two sides alike. */
export function spruceOutline(
  random: Random,
  x: number,
  y: number,
  height: number,
  slim = random.between(0.15, 0.23),
): Curve {
  const tiers = Math.max(6, Math.min(17, Math.round(height / 26)))
  const lean = random.jitter(height * 0.015)
  const side = (sign: number): Pt[] => {
    const points: Pt[] = []
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers
      const reach = height * slim * (t ** 0.82 * random.between(0.66, 1.08) + 0.02)
      const tierY = y - height * 0.97 * (1 - t * 0.93)
      const axis = x + lean * (1 - t)
      points.push(
        pt(axis + sign * reach * 0.6, tierY - height * 0.006),
        pt(axis + sign * reach, tierY + height * random.between(0.012, 0.03)),
        pt(axis + sign * reach * 0.74, tierY + height * 0.018),
        pt(axis + sign * reach * random.between(0.2, 0.36), tierY - height * random.between(0, 0.012)),
      )
    }
    return points
  }
  return [
    pt(x + lean, y - height),
    ...side(1),
    pt(x + height * 0.014, y),
    pt(x - height * 0.014, y),
    ...side(-1).reverse(),
  ]
}

export type TreeInks = { dark: string; light?: string; snow?: string }

export function spruce(scene: Scene, x: number, y: number, height: number, inks: TreeInks): void {
  const outline = spruceOutline(scene.random, x, y, height)
  area(scene, outline, inks.dark)
  const half = outline.slice(0, Math.floor(outline.length / 2))
  if (inks.light) {
    area(scene, litSide(outline, x, height), inks.light, 0.42)
  }
  if (inks.snow) {
    snowOn(scene, half, x, height, inks.snow, 1)
    snowOn(scene, outline.slice(Math.floor(outline.length / 2)), x, height, inks.snow, -1)
  }
}

const litSide = (outline: Curve, x: number, height: number): Curve => {
  const left = outline.slice(Math.floor(outline.length / 2) + 1)
  return [
    ...left,
    pt(x, (outline[0] ?? [0, 0])[1]),
    ...left.map(([px, py]) => pt(x - (x - px) * 0.32, py + height * 0.004)).reverse(),
  ]
}

function snowOn(scene: Scene, side: Curve, x: number, height: number, ink: string, _sign: number): void {
  for (let i = 2; i < side.length - 3; i += 4) {
    const p = side[i] ?? pt(x, 0)
    const thick = height * scene.random.between(0.012, 0.022)
    const inner = pt(x + (p[0] - x) * scene.random.between(0.12, 0.4), p[1] - height * 0.028)
    area(
      scene,
      blade(
        bezier(inner, pt((inner[0] + p[0]) / 2, p[1] - height * 0.026), pt(p[0], p[1] - height * 0.012), p, 6),
        thick * 1.5,
      ),
      ink,
      0.94,
    )
  }
}

/** A wood seen from afar: one path of many small spruces standing in groups on a line, with a fringe that closes the gaps. */
export function treeline(scene: Scene, ground: Curve, ink: string, size: number, density = 1): void {
  const { random, w } = scene
  const parts: string[] = []
  const starts = [random.between(0, 6), random.between(0, 6)] as const
  const step = (size * 0.17) / density
  for (let x = -size * 0.2; x < w + size * 0.2; x += step * random.between(0.4, 1.7)) {
    const thick = Math.sin(x / (size * 4.2) + starts[0]) + 0.7 * Math.sin(x / (size * 1.7) + starts[1])
    if (thick < -0.5 && !random.chance(0.12)) {
      continue
    }
    const h = size * random.between(0.4, 0.8) * (0.85 + 0.24 * thick)
    parts.push(pathOf(spruceOutline(random, x, heightAt(ground, x) + size * 0.12, h, random.between(0.2, 0.3)), true))
  }
  scene.marks.push(`<path d="${parts.join('')}" fill="${ink}"/>`)
  const fringe = ground.map(([x, y]) => pt(x, y - size * (0.05 + 0.05 * random.next())))
  area(scene, [...fringe, ...[...ground].reverse().map(([x, y]) => pt(x, y + size * 0.2))], ink)
}

/** A birch: pale trunk with marks, thin branches, and a cloud of leaves unless it is winter. */
export function birch(scene: Scene, x: number, y: number, height: number): void {
  const { random, palette, picture } = scene
  const bark = mix('#f4f1e4', palette.near, palette.dark ? 0.45 : 0.06)
  const top = pt(x + random.jitter(height * 0.06), y - height * 0.92)
  const trunk = bezier(
    pt(x, y),
    pt(x + random.jitter(height * 0.05), y - height * 0.3),
    pt(top[0], y - height * 0.6),
    top,
  )
  area(scene, blade(trunk, height * 0.045, true), bark)
  for (let i = 1; i < 9; i++) {
    const p = trunk[Math.round((i / 12) * trunk.length)] ?? top
    pen(
      scene,
      line(pt(p[0] - height * 0.012, p[1]), pt(p[0] + random.between(0, 0.01) * height, p[1] + 1), 1),
      palette.near,
      height * 0.007,
      0.8,
    )
  }
  const branches: Curve[] = []
  for (let i = 0; i < 13; i++) {
    const from = trunk[Math.round(trunk.length * random.between(0.38, 0.96))] ?? top
    const sign = random.chance(0.5) ? 1 : -1
    const tip = pt(from[0] + sign * height * random.between(0.07, 0.2), from[1] - height * random.between(0.04, 0.16))
    branches.push(
      bezier(
        from,
        pt(from[0] + sign * height * 0.04, from[1] - height * 0.05),
        pt(tip[0], tip[1] - height * 0.03),
        tip,
        8,
      ),
    )
  }
  for (const branch of branches) {
    pen(scene, branch, mix(bark, palette.near, 0.55), height * 0.006)
  }
  if (picture.season !== 'winter') {
    leaves(scene, join(...branches), height)
  }
}

function leaves(scene: Scene, near: Curve, height: number): void {
  const { random, palette } = scene
  const inks = [palette.leaf, mix(palette.leaf, palette.groundDark, 0.45), mix(palette.leaf, palette.sun, 0.35)]
  for (const ink of inks) {
    const dots: string[] = []
    for (let i = 0; i < 120; i++) {
      const p = near[Math.floor(random.next() * near.length)] ?? pt(0, 0)
      const r = height * random.between(0.006, 0.015)
      const [cx, cy] = [p[0] + random.jitter(height * 0.05), p[1] + random.jitter(height * 0.05)]
      dots.push(
        `M${(cx - r).toFixed(1)} ${cy.toFixed(1)}a${r.toFixed(1)} ${(r * 0.72).toFixed(1)} ${Math.round(random.between(0, 180))} 1 1 ${(r * 1.6).toFixed(1)} 0Z`,
      )
    }
    scene.marks.push(`<path d="${dots.join('')}" fill="${ink}" fill-opacity=".86"/>`)
  }
}
