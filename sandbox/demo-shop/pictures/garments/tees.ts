import { type Pen, piece, seam, shade, stitch, topstitched } from '../cloth.ts'
import { along, at, back, beside, bezier, type Curve, join, line, mirror, moved, pt, symmetric } from '../geometry.ts'
import { bodyFolds } from './top-folds.ts'
import { cuffBand, drawSleeve, edgeStitches, neckBand, neckInside } from './top-parts.ts'
import { cm, measures, type TopShape, topShape } from './top-shape.ts'
import { button, label } from './trims.ts'

function hemStitches(pen: Pen, shape: TopShape): void {
  edgeStitches(pen, shape.hem, [-22, -30])
}

function neck(pen: Pen, shape: TopShape, width: number): void {
  if (pen.front) {
    neckInside(pen, shape)
  }
  const edge = pen.front ? shape.frontNeck : shape.backNeck
  neckBand(pen, edge, width, pen.second, 'rib')
  stitch(pen, beside(edge, width + 6))
}

export function tshirt(pen: Pen): void {
  const women = pen.picture.cut === 'women'
  const shape = topShape(
    measures(pen.picture.cut, 0.5, {
      sleeve: women ? 19 : 23,
      cuff: women ? 15 : 18.5,
      spread: 34,
      armhole: 24,
      ...(women ? { length: 61 } : {}),
    }),
    pen.random.jitter,
  )
  for (const sleeve of [shape.left, shape.right]) {
    drawSleeve(pen, sleeve, {
      inside: () => {
        const band = cuffBand(sleeve, 2)
        stitch(pen, line(at(band, -1), along(band, 0.55)))
        stitch(pen, back(beside(line(sleeve.cuffOuter, sleeve.cuffInner), 22 * sleeve.side)))
      },
    })
  }
  piece(pen, shape.body, { folds: bodyFolds(pen, shape), inside: () => hemStitches(pen, shape) })
  for (const sleeve of [shape.left, shape.right]) {
    topstitched(pen, sleeve.armhole, [sleeve.side * 7])
  }
  neck(pen, shape, 26)
  if (pen.front) {
    label(pen, pt(-shape.m.hem * cm + 46, shape.m.length * cm - 64), 34)
  }
  pen.focus = { at: pt(40, 90), width: 520 }
}

export function baselayerTop(pen: Pen): void {
  const shape = topShape(
    measures(pen.picture.cut, -2.2, { spread: 16, cuff: 8.4, armhole: 24, raglan: true, neckDrop: 5 }),
    pen.random.jitter,
  )
  for (const sleeve of [shape.left, shape.right]) {
    drawSleeve(pen, sleeve, {
      inks: pen.second,
      inside: () => stitch(pen, beside(line(sleeve.cuffOuter, sleeve.cuffInner), 40 * sleeve.side), pen.second),
    })
    piece(pen, cuffBand(sleeve, 5), {
      inks: pen.second,
      surface: 'rib',
      degrees: -sleeve.degrees,
      round: 0.4,
      outline: 2.6,
    })
  }
  piece(pen, shape.body, {
    folds: bodyFolds(pen, shape, 0.8),
    inside: () => {
      hemStitches(pen, shape)
      sidePanels(pen, shape)
    },
  })
  for (const sleeve of [shape.left, shape.right]) {
    topstitched(pen, sleeve.armhole, [6, -6])
  }
  neck(pen, shape, 34)
  if (pen.front) {
    label(pen, pt(0, shape.m.length * cm - 70), 34)
  }
  pen.focus = { at: pt(60, 120), width: 540 }
}

function sidePanels(pen: Pen, shape: TopShape): void {
  const edge = shape.sideSeam.map(([x, y]) => pt(x * 0.84, y + 10))
  topstitched(pen, edge, [7, -7])
  topstitched(pen, mirror(edge), [7, -7])
}

export function tankTop(pen: Pen): void {
  const shape = topShape(measures(pen.picture.cut, -1, { armhole: 25 }), pen.random.jitter)
  const body = tankBody(pen, shape)
  if (pen.front) {
    piece(pen, symmetric(tankHalf(shape, 9)), {
      inks: { ...pen.main, base: pen.main.dark, light: pen.main.base },
      round: 0.3,
    })
    label(pen, pt(0, 150), 46)
  }
  piece(pen, symmetric(body), { folds: bodyFolds(pen, shape), inside: () => hemStitches(pen, shape) })
  const neckDepth = pen.front ? 15 : 9
  const edge = tankNeck(shape, neckDepth)
  neckBand(pen, join(mirror(back(edge)), edge), 20, pen.second, 'rib')
  const arm = tankArm(shape)
  neckBand(pen, arm, 18, pen.second, 'rib')
  neckBand(pen, mirror(arm), -18, pen.second, 'rib')
  pen.focus = { at: pt(-60, 170), width: 520 }
}

const strapIn = (shape: TopShape) => pt(shape.m.neck * cm + 16, 12)
const strapOut = (shape: TopShape) => pt(shape.m.neck * cm + 84, 30)
const tankNeck = (shape: TopShape, depth: number): Curve =>
  bezier(pt(0, depth * cm), pt(70, depth * cm), moved(strapIn(shape), -22, depth * 6), strapIn(shape))
const tankArm = (shape: TopShape): Curve =>
  bezier(strapOut(shape), moved(strapOut(shape), 10, 130), moved(shape.underarm, -90, -20), shape.underarm)

function tankHalf(shape: TopShape, depth: number): Curve {
  const hem = back(shape.hem).slice(0, Math.ceil(shape.hem.length / 2))
  return join(tankNeck(shape, depth), [strapOut(shape)], tankArm(shape), shape.sideSeam, hem)
}

const tankBody = (pen: Pen, shape: TopShape): Curve => tankHalf(shape, pen.front ? 15 : 9)

export function dress(pen: Pen): void {
  const base = measures(pen.picture.cut === 'men' ? 'unisex' : pen.picture.cut, 0.5, {
    sleeve: 27,
    cuff: 14,
    spread: 30,
    length: 96,
    hem: 36,
    armhole: 24,
    neckDrop: 10,
    hemDip: 2,
  })
  const shape = topShape({ ...base, waist: base.waist - 1 }, pen.random.jitter)
  for (const sleeve of [shape.left, shape.right]) {
    drawSleeve(pen, sleeve, {
      inside: () => stitch(pen, beside(line(sleeve.cuffOuter, sleeve.cuffInner), 24 * sleeve.side)),
    })
  }
  const waistY = (base.armhole + (base.length - base.armhole) * 0.3) * cm
  piece(pen, shape.body, {
    folds: [...bodyFolds(pen, shape, 0.7).slice(0, 4), ...skirtFolds(pen, shape, waistY)],
    inside: () => {
      hemStitches(pen, shape)
      const half = shape.halfAt(waistY)
      const belt = bezier(pt(-half, waistY), pt(-half / 2, waistY + 12), pt(half / 2, waistY + 12), pt(half, waistY))
      shade(pen, beside(belt, 10), 34)
      topstitched(pen, belt, [8, -8])
    },
  })
  for (const sleeve of [shape.left, shape.right]) {
    topstitched(pen, sleeve.armhole, [sleeve.side * 7])
  }
  neck(pen, shape, 22)
  if (pen.front) {
    const placket = line(pt(0, base.neckDrop * cm + 22), pt(0, waistY - 6))
    seam(pen, beside(placket, 17))
    seam(pen, beside(placket, -17))
    for (const share of [0.08, 0.3, 0.52, 0.74, 0.95]) {
      button(pen, along(placket, share), pen.second)
    }
  }
  pen.focus = { at: pt(10, 200), width: 540 }
}

function skirtFolds(pen: Pen, shape: TopShape, waistY: number) {
  const bottom = (shape.m.length + 2) * cm
  return [-0.82, -0.58, -0.36, -0.14, 0.1, 0.33, 0.56, 0.8].flatMap((share) => {
    const x = share * shape.m.hem * cm + pen.random.jitter(18)
    const waist = share * shape.halfAt(waistY) + pen.random.jitter(8)
    return [
      { from: pt(waist, waistY + 6), to: pt(x * 0.8, waistY + pen.random.between(130, 220)), bend: 0.03, width: 26 },
      { from: pt(x, bottom), to: pt(x * 0.82, bottom - pen.random.between(240, 400)), bend: 0.03, width: 62 },
    ]
  })
}
