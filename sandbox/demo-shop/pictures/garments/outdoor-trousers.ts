import { type Fold, type Pen, piece, seam, shade, stitch, topstitched } from '../cloth.ts'
import { back, beside, bezier, type Curve, join, line, mid, moved, pt } from '../geometry.ts'
import { backSeat, drawLegs, fly, slantPockets, waistband } from './bottom-parts.ts'
import { type BottomShape, bottomShape, type Leg, legCuff, legMeasures } from './bottom-shape.ts'
import { cm } from './top-shape.ts'
import { drawcord, snap, zip } from './trims.ts'

export function hikingTrousers(pen: Pen): void {
  const shape = bottomShape(legMeasures(pen.picture.cut, {}), pen.random.jitter)
  drawLegs(pen, shape, (leg) => {
    if (pen.front) {
      knees(pen, leg)
    } else {
      topstitched(
        pen,
        leg.outer.map(([x, y]) => pt(x - 40 * leg.side, y)),
        [7],
      )
    }
    stitch(pen, beside(line(leg.hemOuter, leg.hemInner), 22 * leg.side))
  })
  thighPocket(pen, shape)
  waistband(pen, shape, false)
  if (pen.front) {
    fly(pen, shape)
    slantPockets(pen, shape, true)
  } else {
    backSeat(pen, shape, true)
  }
  pen.focus = { at: pt(70, 170), width: 560 }
}

function knees(pen: Pen, leg: Leg): void {
  const y = leg.kneeY
  const edge = (dy: number): [Curve[number], Curve[number]] => [
    leg.outer.find((p) => p[1] >= y + dy) ?? leg.hemOuter,
    leg.inner.find((p) => p[1] <= y + dy) ?? leg.hemInner,
  ]
  const [a, b] = edge(-150)
  const [c, d] = edge(170)
  const upper = bezier(a, moved(a, -50 * leg.side, -26), moved(b, 40 * leg.side, -30), b)
  const lower = bezier(c, moved(c, -50 * leg.side, 30), moved(d, 40 * leg.side, 26), d)
  const folds: Fold[] = [-40, 30, 90].map((dy) => {
    const [out, inn] = edge(dy)
    return {
      from: inn,
      to: mid(inn, out, pen.random.between(0.5, 0.85)),
      bend: -0.1 * leg.side,
      width: 34,
      strength: 0.9,
    }
  })
  piece(pen, join(upper, back(lower)), { inks: pen.second, surface: 'ripstop', round: 0.5, outline: 2.6, folds })
  stitch(pen, beside(upper, -8 * leg.side))
  stitch(pen, beside(lower, 8 * leg.side))
  for (const dy of [-40, 30]) {
    const [from, to] = edge(dy)
    seam(pen, line(from, mid(from, to, 0.3)), pen.second)
  }
}

function thighPocket(pen: Pen, shape: BottomShape): void {
  if (!pen.front) {
    return
  }
  const x = shape.m.hip * cm * 0.52
  const y = shape.crotch[1] - 60
  const bag = join([pt(x - 10, y), pt(x + 118, y - 6), pt(x + 112, y + 176), pt(x + 2, y + 184)])
  piece(pen, bag, { round: 0.4, outline: 2.6 })
  const flap = [pt(x - 14, y - 12), pt(x + 122, y - 18), pt(x + 120, y + 38), pt(x + 50, y + 58), pt(x - 12, y + 46)]
  shade(pen, flap.slice(2), 20)
  piece(pen, flap, { inks: pen.second, surface: 'plain', round: 0.2, outline: 2.6 })
  snap(pen, pt(x + 52, y + 34), pen.main)
}

export function rainTrousers(pen: Pen): void {
  const shape = bottomShape(
    legMeasures(pen.picture.cut, { waist: 23, hip: 29, knee: 28, hem: 27, stance: 19, waistband: 3.6 }),
    pen.random.jitter,
  )
  drawLegs(pen, shape, (leg) => {
    const low = leg.outer.map(([x, y]) => pt(x - 30 * leg.side, y)).filter((p) => p[1] > shape.bottom - 420)
    if (pen.front) {
      zip(pen, low, pen.second, 0.04, 16)
    }
    topstitched(
      pen,
      leg.outer.map(([x, y]) => pt(x - 74 * leg.side, y)),
      [7],
    )
    const cuff = legCuff(leg, 9)
    piece(pen, cuff, { inks: pen.second, surface: 'ripstop', round: 0.4, outline: 2.6 })
  })
  waistband(pen, shape, true)
  if (pen.front) {
    drawcord(pen, pt(-14, 44), -5, 110)
    drawcord(pen, pt(14, 44), 7, 92)
    slantPockets(pen, shape, true)
  } else {
    backSeat(pen, shape, false)
  }
  pen.focus = { at: pt(40, 170), width: 600 }
}
