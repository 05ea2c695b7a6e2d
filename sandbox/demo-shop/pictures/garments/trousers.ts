import { type Pen, piece, seam, stitch } from '../cloth.ts'
import { back, beside, join, line, mid, pt } from '../geometry.ts'
import { backSeat, drawLegs, fly, slantPockets, waistband } from './bottom-parts.ts'
import { type BottomMeasures, bottomShape, legMeasures } from './bottom-shape.ts'
import { cm } from './top-shape.ts'
import { button, label, welt } from './trims.ts'

export function wovenTrousers(pen: Pen): void {
  const wide = pen.picture.cut === 'women' ? { knee: 26, hem: 27, stance: 18 } : { knee: 23, hem: 19 }
  const shape = bottomShape(legMeasures(pen.picture.cut, { ...wide, waistband: 4.4 }), pen.random.jitter)
  drawLegs(pen, shape, (leg) => {
    const crease = join(
      [pt(shape.m.hip * cm * 0.46 * leg.side, shape.m.rise * cm * 0.5)],
      [mid(leg.hemInner, leg.hemOuter)],
    )
    seam(pen, crease, { ...pen.main, line: pen.main.dark }, 2)
    stitch(pen, beside(line(leg.hemOuter, leg.hemInner), 34 * leg.side))
  })
  waistband(pen, shape, false)
  if (pen.front) {
    for (const s of [1, -1]) {
      seam(pen, line(pt(120 * s, shape.m.waistband * cm + 8), pt(124 * s, shape.m.waistband * cm + 120)))
    }
    fly(pen, shape)
    slantPockets(pen, shape, false)
  } else {
    backSeat(pen, shape, false)
    for (const s of [1, -1]) {
      welt(pen, pt(80 * s, 220), pt(190 * s, 214), pen.second, false, 14)
    }
  }
  pen.focus = { at: pt(60, 150), width: 540 }
}

export function leggings(pen: Pen): void {
  const own: Partial<BottomMeasures> = {
    waist: 16.5,
    hip: 21,
    knee: 15.5,
    hem: 10.5,
    stance: 12,
    waistband: 7,
    length: 94,
  }
  const shape = bottomShape(
    legMeasures(pen.picture.cut, pen.picture.cut === 'men' ? { ...own, waist: 18, waistband: 4, knee: 17 } : own),
    pen.random.jitter,
  )
  drawLegs(
    pen,
    shape,
    (leg) => {
      const side = leg.outer.map(([x, y], i) =>
        pt(x - (30 + 26 * Math.sin((i / leg.outer.length) * Math.PI * 1.4)) * leg.side, y),
      )
      const outer = leg.outer.map(([x, y]) => pt(x + 30 * leg.side, y))
      piece(pen, join(side, back(outer)), { inks: pen.second, round: 0.4, outline: 2.2 })
      stitch(pen, beside(side, 7 * leg.side))
      stitch(pen, beside(line(leg.hemOuter, leg.hemInner), 20 * leg.side))
    },
    0.7,
  )
  waistband(pen, shape, true, pen.main)
  pen.focus = { at: pt(70, 150), width: 520 }
}

export function shorts(pen: Pen): void {
  const women = pen.picture.cut === 'women'
  const shape = bottomShape(
    legMeasures(pen.picture.cut, { length: women ? 42 : 52, hem: 27, stance: 16.5 }),
    pen.random.jitter,
  )
  drawLegs(pen, shape, (leg) => {
    stitch(pen, beside(line(leg.hemOuter, leg.hemInner), 26 * leg.side))
    stitch(pen, beside(line(leg.hemOuter, leg.hemInner), 34 * leg.side))
  })
  waistband(pen, shape, false)
  if (pen.front) {
    fly(pen, shape)
    slantPockets(pen, shape, false)
    label(pen, pt(-shape.m.hip * cm * 0.72, shape.bottom - 70), 40)
  } else {
    backSeat(pen, shape, true)
    button(pen, pt(shape.m.waist * cm * 0.58, 230), pen.second)
  }
  pen.focus = { at: pt(60, 160), width: 520 }
}
