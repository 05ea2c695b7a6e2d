import type { GarmentPicture } from '../garment-picture.ts'
import {
  along,
  back,
  bezier,
  type Curve,
  join,
  line,
  mid,
  mirror,
  moved,
  type Pt,
  polar,
  pt,
  symmetric,
} from '../geometry.ts'

/** One centimetre of cloth in garment units. */
export const cm = 13

/** Measures of an upper garment in centimetres, lying flat. */
type TopMeasures = {
  neck: number
  neckDrop: number
  shoulder: number
  shoulderDrop: number
  chest: number
  waist: number
  hem: number
  length: number
  armhole: number
  sleeve: number
  sleeveWidth: number
  cuff: number
  /** How far the sleeves lie from the side, degrees from straight down. */
  spread: number
  /** How far the hem dips in the middle. */
  hemDip: number
  /** Sleeve seam from neck to underarm instead of around the shoulder. */
  raglan: boolean
}

const bodies = {
  men: { shoulder: 23.5, chest: 25.6, waist: 24.6, hem: 25.8, length: 74, sleeve: 64, sleeveWidth: 19, neck: 9.2 },
  women: { shoulder: 19.8, chest: 21.8, waist: 18.8, hem: 23.2, length: 68, sleeve: 60, sleeveWidth: 16.2, neck: 8.6 },
  unisex: { shoulder: 22.5, chest: 24.8, waist: 24.4, hem: 25.4, length: 72, sleeve: 62, sleeveWidth: 18.5, neck: 9 },
}

/** Measures for a cut, with a garment's own deviations added on top (`ease` widens the whole body). */
export function measures(cut: GarmentPicture['cut'], ease: number, own: Partial<TopMeasures> = {}): TopMeasures {
  const body = bodies[cut]
  return {
    neckDrop: 9,
    shoulderDrop: 5.4,
    armhole: 28 + ease * 0.5,
    cuff: 10.5,
    spread: 15.5,
    hemDip: 1,
    raglan: false,
    neck: body.neck,
    shoulder: body.shoulder + ease * 0.5,
    chest: body.chest + ease,
    waist: body.waist + ease,
    hem: body.hem + ease,
    length: body.length,
    sleeve: body.sleeve,
    sleeveWidth: body.sleeveWidth + ease * 0.5,
    ...own,
  }
}

export type Sleeve = {
  outline: Curve
  outer: Curve
  inner: Curve
  /** The seam where the sleeve meets the body, from shoulder (or neck) to underarm. */
  armhole: Curve
  cuffOuter: Pt
  cuffInner: Pt
  elbowIn: Pt
  /** Degrees from straight down, positive to the right. */
  degrees: number
  side: 1 | -1
}

export type TopShape = {
  m: TopMeasures
  body: Curve
  /** From neck to neck, left to right, along front and back. */
  frontNeck: Curve
  backNeck: Curve
  hem: Curve
  /** The right side seam from underarm to hem. */
  sideSeam: Curve
  underarm: Pt
  neckPoint: Pt
  shoulderPoint: Pt
  right: Sleeve
  left: Sleeve
  halfAt: (y: number) => number
}

export function topShape(m: TopMeasures, jitter: (reach: number) => number): TopShape {
  const neckPoint = pt(m.neck * cm, 0)
  const shoulderPoint = pt(m.shoulder * cm, m.shoulderDrop * cm)
  const underarm = pt(m.chest * cm, m.armhole * cm)
  const waist = pt(m.waist * cm, (m.armhole + (m.length - m.armhole) * 0.42) * cm)
  const hemPoint = pt(m.hem * cm, m.length * cm)
  const hemMid = pt(0, (m.length + m.hemDip) * cm)
  const armhole = m.raglan
    ? bezier(neckPoint, moved(neckPoint, 45, 90), moved(underarm, -90, -130), underarm)
    : bezier(shoulderPoint, moved(shoulderPoint, -24, 100), moved(underarm, -62, -36), underarm)
  const upper = bezier(underarm, moved(underarm, -4, 60), moved(waist, 0, -90), waist)
  const lower = bezier(waist, moved(waist, 0, 110), moved(hemPoint, -2, -90), hemPoint)
  const sideSeam = join(upper, lower)
  const rightNeck = bezier(
    pt(0, m.neckDrop * cm),
    pt(m.neck * 0.62 * cm, m.neckDrop * cm),
    pt(m.neck * 0.98 * cm, m.neckDrop * 0.55 * cm),
    neckPoint,
  )
  const rightBackNeck = bezier(pt(0, 22), pt(m.neck * 0.6 * cm, 22), pt(m.neck * 0.9 * cm, 14), neckPoint)
  const rightHem = bezier(hemPoint, moved(hemPoint, -m.hem * 5, m.hemDip * 9), moved(hemMid, m.hem * 4, 0), hemMid)
  const half = join(
    [pt(0, 22)],
    rightBackNeck,
    m.raglan ? [] : line(neckPoint, shoulderPoint),
    armhole,
    sideSeam,
    rightHem,
  )
  const shape = {
    m,
    body: symmetric(half),
    frontNeck: join(mirror(back(rightNeck)), rightNeck),
    backNeck: join(mirror(back(rightBackNeck)), rightBackNeck),
    hem: join(mirror(rightHem), back(rightHem)),
    sideSeam,
    underarm,
    neckPoint,
    shoulderPoint,
    halfAt: (y: number) => halfWidth(sideSeam, y),
  }
  return {
    ...shape,
    right: sleeve(m, armhole, shoulderPoint, underarm, 1, jitter(2.4)),
    left: sleeve(m, armhole, shoulderPoint, underarm, -1, jitter(2.4)),
  }
}

function halfWidth(side: Curve, y: number): number {
  const found = side.find((p) => p[1] >= y)
  return (found ?? along(side, 1))[0]
}

function sleeve(m: TopMeasures, armhole: Curve, shoulder: Pt, underarm: Pt, side: 1 | -1, turn: number): Sleeve {
  const degrees = m.spread + turn
  const long = m.sleeve > 35
  const cuffOuter = polar(shoulder, degrees, m.sleeve * cm)
  const cuffInner = polar(cuffOuter, degrees - 90 - (long ? 0 : 4), m.cuff * cm)
  const elbow = polar(shoulder, degrees + (long ? 7.5 : 5), m.sleeve * cm * 0.48)
  const outer = join(
    bezier(shoulder, polar(shoulder, 64, long ? 66 : 40), polar(elbow, degrees + 182, m.sleeve * 3), elbow, 16),
    bezier(
      elbow,
      polar(elbow, degrees + 2, m.sleeve * 3.4),
      polar(cuffOuter, degrees + 182, m.sleeve * 3.4),
      cuffOuter,
      16,
    ),
  )
  const innerElbow = moved(mid(cuffInner, underarm, 0.52), long ? 6 : 0, 0)
  const inner = join(
    bezier(cuffInner, mid(cuffInner, innerElbow, 0.4), polar(innerElbow, degrees, 50), innerElbow, 14),
    bezier(innerElbow, polar(innerElbow, degrees + 180, 60), polar(underarm, degrees + 8, 70), underarm, 14),
  )
  const start = m.raglan ? join(armhole.slice(0, 1), outer) : outer
  const right = join(start, [cuffOuter, cuffInner], inner, back(armhole))
  const turnSide = (curve: Curve) => (side === 1 ? curve : mirror(curve))
  const place = (p: Pt): Pt => [p[0] * side, p[1]]
  return {
    outline: turnSide(right),
    outer: turnSide(outer),
    inner: turnSide(inner),
    armhole: turnSide(armhole),
    cuffOuter: place(cuffOuter),
    cuffInner: place(cuffInner),
    elbowIn: place(innerElbow),
    degrees: degrees * side,
    side,
  }
}
