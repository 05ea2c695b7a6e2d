import { type Fold, type Pen, piece, seam, shade, stitch, topstitched } from '../cloth.ts'
import { back, beside, bezier, box, type Curve, join, line, mid, moved, pt } from '../geometry.ts'
import { type BottomMeasures, type BottomShape, bottomShape, type Leg, legCuff, legMeasures } from './bottom-shape.ts'
import { cm } from './top-shape.ts'
import { button, drawcord, label, snap, welt, zip } from './trims.ts'

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

function drawLegs(pen: Pen, shape: BottomShape, inside: (leg: Leg) => void, strength = 0.8): void {
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

function waistband(pen: Pen, shape: BottomShape, elastic: boolean, band = pen.second): void {
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

function fly(pen: Pen, shape: BottomShape): void {
  const top = shape.m.waistband * cm
  const curve = bezier(pt(52, top + 8), pt(54, top + 170), pt(44, top + 230), pt(2, top + 252))
  stitch(pen, curve)
  stitch(pen, beside(curve, 8))
  snap(pen, pt(22, top * 0.5 + 6), pen.second, 12)
}

function slantPockets(pen: Pen, shape: BottomShape, zipped: boolean): void {
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

function backSeat(pen: Pen, shape: BottomShape, pockets: boolean): void {
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
