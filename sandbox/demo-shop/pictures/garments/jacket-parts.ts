import { type Pen, shade, stitch } from '../cloth.ts'
import type { Inks } from '../colour.ts'
import { along, at, back, beside, bezier, type Curve, join, line, mirror, moved, pt, symmetric } from '../geometry.ts'
import { cm, type Sleeve, type TopShape } from './top-shape.ts'
import { zip } from './trims.ts'

export const sleevesOf = (shape: TopShape): readonly Sleeve[] => [shape.left, shape.right]

/** The panel over shoulders and chest, down to `depth` (share of the armhole). */
export function yoke(shape: TopShape, depth: number, dip: number): { outline: Curve; edge: Curve } {
  const m = shape.m
  const armY = m.armhole * cm * depth
  const start = shape.right.armhole.findIndex((p) => p[1] >= armY)
  const arm = shape.right.armhole.slice(0, Math.max(2, start))
  const end = along(arm, 1)
  const edge = bezier(end, moved(end, -70, dip), pt(60, end[1] + dip), pt(0, end[1] + dip))
  const top = join(shape.backNeck.slice(Math.floor(shape.backNeck.length / 2)), line(shape.neckPoint, at(arm, 0)))
  return { outline: symmetric(join(top, arm, edge)), edge: join(edge, mirror(back(edge))) }
}

export function frontZip(pen: Pen, from: number, to: number, inks: Inks): void {
  const axis = line(pt(0, from), pt(0, to), 20)
  shade(pen, beside(line(pt(0, from + 22), pt(0, to - 30), 20), -16), 36)
  zip(pen, axis, inks, 0.03, 18)
  for (const side of [20, 28]) {
    stitch(pen, beside(axis, side))
    stitch(pen, beside(axis, -side))
  }
}
