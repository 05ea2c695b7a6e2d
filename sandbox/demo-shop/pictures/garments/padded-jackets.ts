import { type Pen, piece, seam, shade, stitch } from '../cloth.ts'
import { at, back, beside, type Curve, join, line, moved, pt, scallop, symmetric } from '../geometry.ts'
import { frontZip, sleevesOf, yoke } from './jacket-parts.ts'
import { cuffBand, drawSleeve, neckInside, standCollar } from './top-parts.ts'
import { cm, measures, type Sleeve, type TopShape, topShape } from './top-shape.ts'
import { baffles, label, welt } from './trims.ts'

export function insulatedJacket(pen: Pen): void {
  const m = measures(pen.picture.cut, 3, { spread: 16.5, cuff: 12, neckDrop: 6 })
  const shape = topShape(m, pen.random.jitter)
  for (const sleeve of sleevesOf(shape)) {
    puffySleeve(pen, sleeve)
    piece(pen, cuffBand(sleeve, 2.4), {
      inks: pen.second,
      surface: 'rib',
      degrees: -sleeve.degrees,
      round: 0.3,
      outline: 2.6,
    })
  }
  puffyBody(pen, shape)
  const rim = puffyCollar(pen, shape)
  if (pen.front) {
    quiltedFront(pen, shape)
    stitch(pen, beside(rim, 9))
  }
  pen.focus = { at: pt(50, 100), width: 600 }
}

function puffySleeve(pen: Pen, sleeve: Sleeve): void {
  const depth = 8 * sleeve.side
  const outer = scallop(sleeve.outer, 9, depth)
  const inner = scallop(sleeve.inner, 8, depth)
  const outline = join(outer, [sleeve.cuffOuter, sleeve.cuffInner], inner, back(sleeve.armhole))
  drawSleeve(
    pen,
    { ...sleeve, outline },
    {
      folds: [],
      inside: () =>
        baffles(
          pen,
          moved(at(sleeve.outer, 0), -70 * sleeve.side, -8),
          sleeve.degrees,
          sleeveLength(sleeve),
          230,
          9,
          pen.main,
        ),
    },
  )
}

const sleeveLength = (sleeve: Sleeve): number => {
  const [a, b] = [at(sleeve.outer, 0), sleeve.cuffOuter]
  return Math.hypot(a[0] - b[0], a[1] - b[1]) + 8
}

function puffyBody(pen: Pen, shape: TopShape): void {
  const { m } = shape
  const side = scallop(shape.sideSeam, 7, 8)
  const hem = back(shape.hem).slice(0, Math.ceil(shape.hem.length / 2))
  const start = join(
    shape.backNeck.slice(Math.floor(shape.backNeck.length / 2)),
    line(shape.neckPoint, shape.shoulderPoint),
  )
  const outline = symmetric(join(start, shape.right.armhole, side, hem))
  piece(pen, outline, {
    inside: () => {
      baffles(pen, pt(0, m.armhole * cm - 3 * 92), 0, 276, 420, 3, pen.main)
      baffles(pen, pt(0, m.armhole * cm), 0, (m.length - m.armhole) * cm + 16, 420, 7, pen.main)
      const panel = yoke(shape, 0.34, 4)
      piece(pen, panel.outline, { inks: pen.second, surface: 'plain', round: 0.4, outline: 2.6 })
      stitch(pen, beside(panel.edge, 9), pen.second)
    },
  })
  for (const sleeve of sleevesOf(shape)) {
    shade(pen, beside(sleeve.armhole, -8 * sleeve.side).slice(5, -2), 30)
    seam(pen, sleeve.armhole)
  }
}

function puffyCollar(pen: Pen, shape: TopShape): Curve {
  return standCollar(pen, shape, 7.4, { inside: () => baffles(pen, pt(0, -100), 0, 190, 160, 3, pen.main) })
}

function quiltedFront(pen: Pen, shape: TopShape): void {
  const low = shape.m.length * cm
  for (const side of [1, -1]) {
    welt(
      pen,
      pt(shape.m.chest * cm * 0.5 * side, low - 350),
      pt(shape.m.chest * cm * 0.66 * side, low - 150),
      pen.second,
      true,
    )
  }
  frontZip(pen, -80, low + 14, pen.second)
  label(pen, pt(-shape.m.chest * cm * 0.5, 182), 42)
}

export function vest(pen: Pen): void {
  const m = measures(pen.picture.cut, 1.6, { neckDrop: 6, armhole: 30 })
  const shape = topShape({ ...m, shoulder: m.shoulder - 3 }, pen.random.jitter)
  if (pen.front) {
    neckInside(pen, shape, pen.second)
  }
  puffyBody(pen, { ...shape })
  for (const sleeve of sleevesOf(shape)) {
    const edge = sleeve.armhole
    piece(pen, join(edge, back(beside(edge, 18 * sleeve.side))), {
      inks: pen.second,
      surface: 'plain',
      round: 0.1,
      outline: 2.4,
    })
  }
  const rim = puffyCollar(pen, shape)
  if (pen.front) {
    quiltedFront(pen, shape)
    stitch(pen, beside(rim, 9))
  }
  pen.focus = { at: pt(40, 100), width: 580 }
}
