import { fill, type Pen, type PieceOptions, piece, stitch, stroke } from '../cloth.ts'
import type { Inks } from '../colour.ts'
import { along, at, back, beside, bezier, bow, type Curve, join, line, type Pt, pt, symmetric } from '../geometry.ts'
import type { Surface } from '../textures.ts'
import { sleeveFolds } from './top-folds.ts'
import { cm, type Sleeve, type TopShape } from './top-shape.ts'
import { label } from './trims.ts'

export function drawSleeve(pen: Pen, sleeve: Sleeve, options: PieceOptions = {}): void {
  piece(pen, sleeve.outline, {
    degrees: -sleeve.degrees,
    round: 0.75,
    folds: sleeveFolds(pen, sleeve),
    ...options,
  })
}

/** A band across the end of a sleeve, `depth` centimetres deep, following the sleeve's own edges. */
export function cuffBand(sleeve: Sleeve, depth: number): Curve {
  const up = (curve: Curve, end: Pt) => {
    const places = Array.from({ length: 121 }, (_, i) => along(curve, i / 120))
    const miss = (p: Pt) => Math.abs(Math.hypot(p[0] - end[0], p[1] - end[1]) - depth * cm)
    return places.reduce((best, p) => (miss(p) < miss(best) ? p : best), end)
  }
  const outerUp = up(sleeve.outer, sleeve.cuffOuter)
  const innerUp = up(sleeve.inner, sleeve.cuffInner)
  return join([sleeve.cuffOuter], line(sleeve.cuffInner, innerUp, 4), bow(innerUp, outerUp, 0.05 * sleeve.side, 8))
}

/** The band at the hem, `depth` centimetres deep, drawn in by `tuck` units on each side. */
export function hemBand(shape: TopShape, depth: number, tuck = 0): Curve {
  const top = (shape.m.length - depth) * cm
  const half = shape.halfAt(top)
  const right = join(
    bow(pt(0, top + shape.m.hemDip * cm), pt(half, top), 0.0, 8),
    bezier(
      pt(half, top),
      pt(half - tuck, top + 20),
      pt(shape.m.hem * cm - tuck, top + depth * cm - 20),
      pt(shape.m.hem * cm - tuck, shape.m.length * cm),
    ),
    bezier(
      pt(shape.m.hem * cm - tuck, shape.m.length * cm),
      pt(shape.m.hem * 7, (shape.m.length + shape.m.hemDip) * cm),
      pt(shape.m.hem * 4, (shape.m.length + shape.m.hemDip) * cm),
      pt(0, (shape.m.length + shape.m.hemDip) * cm),
    ),
  )
  return symmetric(right)
}

/** The look into the neck: the inside of the back with the maker's label. */
export function neckInside(pen: Pen, shape: TopShape, inks: Inks = pen.main): void {
  const hole = join(shape.backNeck, back(shape.frontNeck))
  fill(pen, hole, inks.dark)
  fill(pen, hole, inks.deep, 0.35)
  stroke(pen, beside(shape.backNeck, 22), inks.line, 2.2, 0.6)
  label(pen, pt(0, 52), 46)
}

/** A ribbed or bound edge along a neckline, `width` units wide. */
export function neckBand(pen: Pen, edge: Curve, width: number, inks: Inks, surface: Surface): void {
  const band = join(edge, back(beside(edge, width)))
  piece(pen, band, { inks, surface, round: 0.2, outline: 2.6 })
}

/** Rows of stitches parallel to an edge. */
export function edgeStitches(pen: Pen, edge: Curve, rows: readonly number[], inks: Inks = pen.main): void {
  for (const row of rows) {
    stitch(pen, beside(edge, row), inks)
  }
}

/** A standing collar, closed in the middle, `height` centimetres high. */
export function standCollar(pen: Pen, shape: TopShape, height: number, options: PieceOptions = {}): Curve {
  const base = pen.front ? shape.frontNeck : shape.backNeck
  const top = height * cm
  const [left, right] = [at(base, 0), along(base, 1)]
  const rim = bezier(
    pt(left[0] * 0.86, -top),
    pt(left[0] * 0.4, -top + 16),
    pt(right[0] * 0.4, -top + 16),
    pt(right[0] * 0.86, -top),
  )
  const outline = join(base, line(right, at(back(rim), 0)), back(rim), line(at(rim, 0), left))
  piece(pen, outline, { round: 0.5, ...options })
  return rim
}
