import type { GarmentPicture } from '../garment-picture.ts'
import { back, bezier, bow, type Curve, join, line, mirror, moved, type Pt, pt } from '../geometry.ts'
import { cm } from './top-shape.ts'

/** Measures of a lower garment in centimetres, lying flat; widths are halves except `hem` and `knee`, which are whole leg widths. */
export type BottomMeasures = {
  waist: number
  hip: number
  rise: number
  length: number
  knee: number
  hem: number
  /** How far the middle of the hem lies from the middle axis. */
  stance: number
  waistband: number
}

const bodies = {
  men: { waist: 21.5, hip: 26, rise: 28, length: 104 },
  women: { waist: 18.8, hip: 24.6, rise: 28.5, length: 101 },
  unisex: { waist: 20.5, hip: 26.5, rise: 28.5, length: 102 },
}

export function legMeasures(cut: GarmentPicture['cut'], own: Partial<BottomMeasures>): BottomMeasures {
  return {
    knee: cut === 'women' ? 22 : 23.5,
    hem: cut === 'women' ? 18.5 : 20,
    stance: 16,
    waistband: 4,
    ...bodies[cut],
    ...own,
  }
}

export type Leg = {
  outline: Curve
  outer: Curve
  inner: Curve
  hemOuter: Pt
  hemInner: Pt
  side: 1 | -1
  kneeY: number
}

export type BottomShape = {
  m: BottomMeasures
  right: Leg
  left: Leg
  waistband: Curve
  waistLine: Curve
  crotch: Pt
  bottom: number
}

export function bottomShape(m: BottomMeasures, jitter: (reach: number) => number): BottomShape {
  const crotch = pt(0, m.rise * cm)
  const top = m.waistband * cm
  const half = m.waist * cm
  const waistLine = bezier(pt(-half - 6, top), pt(-half / 2, top + 12), pt(half / 2, top + 12), pt(half + 6, top))
  const rim = bezier(pt(-half, 0), pt(-half / 2, 12), pt(half / 2, 12), pt(half, 0))
  return {
    m,
    right: leg(m, crotch, 1, jitter(0.5)),
    left: leg(m, crotch, -1, jitter(0.5)),
    waistLine,
    waistband: join(rim, back(waistLine)),
    crotch,
    bottom: m.length * cm,
  }
}

function leg(m: BottomMeasures, crotch: Pt, side: 1 | -1, turn: number): Leg {
  const top = pt(m.waist * cm + 5, m.waistband * cm)
  const hip = pt(m.hip * cm, m.rise * cm * 0.72)
  const bottom = m.length * cm
  const stance = (m.stance + turn) * cm
  const kneeY = Math.min(bottom - 60, 57 * cm)
  const kneeMid =
    (stance * (kneeY - crotch[1])) / Math.max(1, bottom - crotch[1]) +
    m.hip * 0.44 * cm * (1 - (kneeY - crotch[1]) / Math.max(1, bottom - crotch[1]))
  const hemOuter = pt(stance + (m.hem / 2) * cm, bottom)
  const hemInner = pt(stance - (m.hem / 2) * cm, bottom + 6)
  const long = bottom > 70 * cm
  const kneeOut = pt(kneeMid + (m.knee / 2) * cm, kneeY)
  const kneeIn = pt(Math.max(10, kneeMid - (m.knee / 2) * cm), kneeY)
  const upper = bezier(top, moved(top, 26, 90), moved(hip, -1, -110), hip)
  const outer = long
    ? join(
        upper,
        bezier(hip, moved(hip, 4, 130), moved(kneeOut, -2, -150), kneeOut),
        bezier(kneeOut, moved(kneeOut, 2, 120), moved(hemOuter, -4, -190), hemOuter),
      )
    : join(upper, bezier(hip, moved(hip, 4, 60), moved(hemOuter, -4, -80), hemOuter))
  const start = moved(crotch, 0, 0)
  const inner = long
    ? join(
        bezier(hemInner, moved(hemInner, 0, -190), moved(kneeIn, 4, 130), kneeIn),
        bezier(kneeIn, moved(kneeIn, -4, -120), moved(start, 14, 90), start),
      )
    : bezier(hemInner, moved(hemInner, -4, -50), moved(start, 16, 40), start)
  const right = join([pt(0, m.waistband * cm + 10)], outer, bow(hemOuter, hemInner, 0.02, 6), inner)
  const place = (curve: Curve) => (side === 1 ? curve : mirror(curve))
  return {
    outline: place(right),
    outer: place(outer),
    inner: place(inner),
    hemOuter: [hemOuter[0] * side, hemOuter[1]],
    hemInner: [hemInner[0] * side, hemInner[1]],
    side,
    kneeY,
  }
}

/** A band across the bottom of a leg, `depth` centimetres deep. */
export function legCuff(leg: Leg, depth: number): Curve {
  const up = depth * cm
  const outerUp = leg.outer.filter((p) => p[1] >= leg.hemOuter[1] - up)
  const innerUp = leg.inner.filter((p) => p[1] >= leg.hemInner[1] - up)
  const first = outerUp[0] ?? leg.hemOuter
  return join(outerUp, innerUp, line(innerUp.at(-1) ?? leg.hemInner, first, 6))
}
