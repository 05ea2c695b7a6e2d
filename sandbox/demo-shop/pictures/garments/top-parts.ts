import { type Fold, fill, type Pen, type PieceOptions, piece, seam, shade, stitch, stroke } from '../cloth.ts'
import type { Inks } from '../colour.ts'
import {
  along,
  at,
  back,
  beside,
  bezier,
  bow,
  type Curve,
  join,
  line,
  mid,
  mirror,
  moved,
  type Pt,
  pt,
  symmetric,
} from '../geometry.ts'
import type { Surface } from '../textures.ts'
import { cm, type Sleeve, type TopShape } from './top-shape.ts'
import { drawcord, label } from './trims.ts'

export function bodyFolds(pen: Pen, shape: TopShape, strength = 1): Fold[] {
  const { m, underarm } = shape
  const chance = pen.random
  const folds: Fold[] = []
  const waistY = (m.armhole + (m.length - m.armhole) * 0.42) * cm
  const bottom = m.length * cm
  for (const side of [1, -1]) {
    const arm = pt(underarm[0] * side, underarm[1])
    const reach = chance.between(0.32, 0.55)
    folds.push(
      {
        from: moved(arm, 6 * side, 4),
        to: pt(arm[0] * (1 - reach), arm[1] + chance.between(90, 190)),
        bend: 0.12 * side,
        width: 54,
        strength,
      },
      {
        from: moved(arm, 4 * side, 40),
        to: pt(arm[0] * chance.between(0.5, 0.7), arm[1] + chance.between(230, 330)),
        bend: 0.1 * side,
        width: 44,
        strength,
      },
      {
        from: pt(shape.halfAt(waistY) * side, waistY + chance.jitter(40)),
        to: pt(shape.halfAt(waistY) * side * chance.between(0.35, 0.55), waistY + chance.between(60, 130)),
        bend: -0.1 * side,
        width: 50,
        strength: strength * 0.9,
      },
      {
        from: pt(m.hem * cm * side * chance.between(0.5, 0.8), bottom),
        to: pt(m.hem * cm * side * chance.between(0.35, 0.6), bottom - chance.between(170, 300)),
        bend: 0.05 * side,
        width: 46,
        strength: strength * 0.8,
      },
    )
  }
  folds.push({
    from: pt(chance.jitter(60), bottom),
    to: pt(chance.jitter(110), bottom - chance.between(120, 260)),
    bend: 0.06,
    width: 40,
    strength: strength * 0.6,
  })
  return folds
}

export function sleeveFolds(pen: Pen, sleeve: Sleeve, strength = 1): Fold[] {
  const { elbowIn, side, outer, cuffInner, cuffOuter, inner } = sleeve
  const chance = pen.random
  const outAt = (share: number) => along(outer, share)
  const inAt = (share: number) => along(inner, share)
  const long = Math.abs(at(outer, -1)[1] - along(outer, 1)[1]) > 400
  const folds: Fold[] = [
    { from: inAt(0.99), to: mid(inAt(0.8), outAt(0.3), 0.7), bend: -0.14 * side, width: 42, strength },
    {
      from: moved(cuffInner, 4 * side, -8),
      to: mid(cuffOuter, outAt(0.7), 0.7),
      bend: 0.08 * side,
      width: 22,
      strength: strength * 0.7,
    },
  ]
  if (long) {
    folds.push(
      {
        from: elbowIn,
        to: mid(elbowIn, outAt(chance.between(0.34, 0.46)), 0.82),
        bend: -0.12 * side,
        width: 40,
        strength,
      },
      {
        from: moved(elbowIn, 4 * side, 46),
        to: mid(elbowIn, outAt(chance.between(0.56, 0.68)), 0.78),
        bend: 0.13 * side,
        width: 36,
        strength,
      },
      {
        from: inAt(0.24),
        to: mid(inAt(0.24), outAt(chance.between(0.74, 0.84)), 0.7),
        bend: 0.1 * side,
        width: 26,
        strength: strength * 0.8,
      },
      {
        from: outAt(0.3),
        to: mid(outAt(0.52), inAt(0.5), 0.5),
        bend: 0.14 * side,
        width: 30,
        strength: strength * 0.7,
      },
    )
  }
  return folds
}

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

/** A hood lying open above the neck, or its back with the middle panel. */
export function hood(pen: Pen, shape: TopShape, lining: Inks, trim: Inks): void {
  const neck = shape.m.neck * cm
  const right = join(
    bezier(pt(0, -392), pt(120, -396), pt(216, -330), pt(218, -222), 20),
    bezier(pt(218, -222), pt(220, -120), pt(neck + 62, -40), pt(neck + 22, 18), 20),
    line(pt(neck + 22, 18), pt(0, 60)),
  )
  piece(pen, symmetric(right), {
    round: 0.8,
    folds: [
      { from: pt(neck + 30, 10), to: pt(190, -210), bend: -0.1, width: 40 },
      { from: pt(-neck - 30, 10), to: pt(-195, -190), bend: 0.1, width: 40 },
    ],
  })
  if (!pen.front) {
    hoodBack(pen, neck)
    return
  }
  hoodOpening(pen, neck, lining, trim)
}

function hoodBack(pen: Pen, neck: number): void {
  for (const side of [1, -1]) {
    const panel = bezier(pt(74 * side, -388), pt(92 * side, -250), pt(80 * side, -120), pt(58 * side, 30))
    seam(pen, panel)
    stitch(pen, beside(panel, 8 * side))
  }
  shade(pen, bow(pt(-neck - 20, 20), pt(neck + 20, 20), 0.12), 50)
  seam(pen, bow(pt(-70, -215), pt(70, -215), -0.05))
  drawcord(pen, pt(0, -215), 3, 62)
}

function hoodOpening(pen: Pen, neck: number, lining: Inks, trim: Inks): void {
  const hole = symmetric(
    join(
      bezier(pt(0, -330), pt(100, -330), pt(146, -270), pt(148, -190), 16),
      bezier(pt(148, -190), pt(148, -90), pt(neck + 6, -20), pt(neck - 4, 30), 16),
      [pt(0, 60)],
    ),
  )
  piece(pen, hole, {
    inks: lining,
    surface: 'plain',
    round: 0.9,
    inside: () => {
      seam(pen, bezier(pt(-60, -330), pt(-74, -200), pt(-62, -80), pt(-50, 40)), lining)
      seam(pen, bezier(pt(60, -330), pt(74, -200), pt(62, -80), pt(50, 40)), lining)
      shade(pen, hole, 90, lining, 1.2)
      label(pen, pt(0, -40), 50)
    },
  })
  const brim = symmetric(
    join(
      bezier(pt(0, -352), pt(90, -352), pt(140, -300), pt(152, -226), 16),
      bezier(pt(152, -226), pt(120, -292), pt(70, -312), pt(0, -312), 16),
    ),
  )
  piece(pen, brim, { inks: trim, round: 0.3, outline: 2.8 })
  stitch(pen, mirrorJoin(bezier(pt(0, -342), pt(88, -342), pt(134, -292), pt(148, -240), 14)), trim)
}

const mirrorJoin = (right: Curve): Curve => join(mirror(back(right)), right)
