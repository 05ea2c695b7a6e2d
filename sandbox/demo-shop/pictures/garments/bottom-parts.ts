import { type Fold, type Pen, piece, shade, stitch, topstitched } from '../cloth.ts'
import { beside, bezier, box, join, line, mid, moved, pt } from '../geometry.ts'
import type { BottomShape, Leg } from './bottom-shape.ts'
import { cm } from './top-shape.ts'
import { label, snap, welt } from './trims.ts'

const legsOf = (shape: BottomShape): readonly Leg[] => [shape.left, shape.right]

function legFolds(pen: Pen, shape: BottomShape, leg: Leg, strength = 0.8): Fold[] {
  const r = pen.random
  const s = leg.side
  const folds: Fold[] = [
    {
      from: moved(shape.crotch, 4 * s, 0),
      to: pt(shape.m.hip * cm * s * r.between(0.5, 0.7), shape.crotch[1] - r.between(20, 80)),
      bend: 0.12 * s,
      width: 46,
      strength,
    },
    {
      from: moved(shape.crotch, 8 * s, 40),
      to: pt(shape.m.hip * cm * s * r.between(0.5, 0.72), shape.crotch[1] + r.between(40, 120)),
      bend: 0.1 * s,
      width: 40,
      strength: strength * 0.8,
    },
    {
      from: mid(leg.hemInner, leg.hemOuter, 0.3),
      to: moved(mid(leg.hemInner, leg.hemOuter, 0.5), 0, -r.between(120, 200)),
      bend: 0.06 * s,
      width: 34,
      strength: strength * 0.8,
    },
  ]
  if (shape.bottom > 70 * cm) {
    const inAt = (y: number) => leg.inner.find((p) => p[1] <= y) ?? leg.hemInner
    const outAt = (y: number) => leg.outer.find((p) => p[1] >= y) ?? leg.hemOuter
    for (const [dy, lift] of [
      [-50, 50],
      [10, 24],
      [70, -30],
    ] as const) {
      folds.push({
        from: inAt(leg.kneeY + dy),
        to: mid(inAt(leg.kneeY), outAt(leg.kneeY + lift + r.jitter(30)), r.between(0.6, 0.85)),
        bend: -0.1 * s,
        width: 34,
        strength,
      })
    }
    folds.push({
      from: outAt(leg.kneeY + 40),
      to: mid(outAt(leg.kneeY + 90), inAt(leg.kneeY + 90), 0.5),
      bend: 0.12 * s,
      width: 28,
      strength: strength * 0.8,
    })
    folds.push({
      from: outAt(shape.bottom - 130),
      to: mid(outAt(shape.bottom - 90), inAt(shape.bottom - 90), 0.6),
      bend: 0.1 * s,
      width: 26,
      strength: strength * 0.7,
    })
  }
  return folds
}

export function drawLegs(pen: Pen, shape: BottomShape, inside: (leg: Leg) => void, strength = 0.8): void {
  for (const leg of legsOf(shape)) {
    piece(pen, leg.outline, { folds: legFolds(pen, shape, leg, strength), round: 0.7, inside: () => inside(leg) })
  }
  const rise = bezier(
    pt(0, shape.m.waistband * cm),
    pt(6, shape.crotch[1] * 0.4),
    pt(-3, shape.crotch[1] * 0.7),
    shape.crotch,
  )
  topstitched(pen, rise, [8])
}

export function waistband(pen: Pen, shape: BottomShape, elastic: boolean, band = pen.second): void {
  if (pen.front) {
    const half = shape.m.waist * cm
    const inner = bezier(pt(-half, 0), pt(-half / 2, -26), pt(half / 2, -26), pt(half, 0))
    const rim = bezier(pt(half, 0), pt(half / 2, 12), pt(-half / 2, 12), pt(-half, 0))
    piece(pen, join(inner, rim), {
      inks: { ...pen.main, base: pen.main.dark, light: pen.main.base },
      round: 0.2,
      outline: 2.6,
    })
    label(pen, pt(0, -6), 34)
  }
  piece(pen, shape.waistband, {
    surface: elastic ? 'rib' : pen.texture,
    inks: elastic ? band : pen.main,
    round: 0.4,
    outline: 2.8,
  })
  if (elastic) {
    return
  }
  stitch(pen, beside(shape.waistLine, -9))
  const loops = pen.front ? [-0.72, -0.38, 0.38, 0.72] : [-0.74, -0.36, 0, 0.36, 0.74]
  for (const share of loops) {
    const x = share * shape.m.waist * cm
    piece(pen, box(x - 11, -4, 22, shape.m.waistband * cm + 26, 3), { round: 0, outline: 2.2, surface: 'plain' })
    stitch(pen, line(pt(x - 8, 6), pt(x + 8, 6)))
    stitch(pen, line(pt(x - 8, shape.m.waistband * cm + 14), pt(x + 8, shape.m.waistband * cm + 14)))
  }
}

export function fly(pen: Pen, shape: BottomShape): void {
  const top = shape.m.waistband * cm
  const curve = bezier(pt(52, top + 8), pt(54, top + 170), pt(44, top + 230), pt(2, top + 252))
  stitch(pen, curve)
  stitch(pen, beside(curve, 8))
  snap(pen, pt(22, top * 0.5 + 6), pen.second, 12)
}

export function slantPockets(pen: Pen, shape: BottomShape, zipped: boolean): void {
  const half = shape.m.waist * cm
  for (const leg of legsOf(shape)) {
    const from = pt(half * 0.66 * leg.side, shape.m.waistband * cm + 22)
    const to = pt((half + 52) * leg.side, shape.m.waistband * cm + 190)
    if (zipped) {
      welt(pen, from, mid(from, to, 0.92), pen.second, true, 15)
    } else {
      const mouth = bezier(from, moved(from, 10 * leg.side, 70), moved(to, -70 * leg.side, -14), to)
      shade(pen, beside(mouth, 8 * leg.side), 26)
      topstitched(pen, mouth, [-8 * leg.side])
    }
  }
}

export function backSeat(pen: Pen, shape: BottomShape, pockets: boolean): void {
  const half = shape.m.waist * cm
  const y = shape.m.waistband * cm
  for (const s of [1, -1]) {
    topstitched(
      pen,
      bezier(pt(0, y + 120), pt(half * 0.4 * s, y + 110), pt(half * 0.8 * s, y + 86), pt((half + 24) * s, y + 66)),
      [8 * s],
    )
    if (pockets) {
      const outline = join([
        pt(half * 0.28 * s, y + 150),
        pt(half * 0.86 * s, y + 134),
        pt(half * 0.9 * s, y + 300),
        pt(half * 0.6 * s, y + 332),
        pt(half * 0.3 * s, y + 306),
      ])
      piece(pen, outline, { round: 0.3, outline: 2.6 })
      stitch(pen, line(pt(half * 0.3 * s, y + 168), pt(half * 0.85 * s, y + 153)))
    }
  }
}
