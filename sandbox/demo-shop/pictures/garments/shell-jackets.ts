import { type Pen, piece, stitch, topstitched } from '../cloth.ts'
import { inksOf, shift } from '../colour.ts'
import { along, at, back, beside, bezier, join, line, mirror, moved, pt } from '../geometry.ts'
import { hood } from './hood.ts'
import { frontZip, sleevesOf, yoke } from './jacket-parts.ts'
import { bodyFolds } from './top-folds.ts'
import { cuffBand, drawSleeve, edgeStitches, standCollar } from './top-parts.ts'
import { cm, measures, type Sleeve, type TopShape, topShape } from './top-shape.ts'
import { drawcord, label, welt } from './trims.ts'

function cuffTab(pen: Pen, sleeve: Sleeve): void {
  const band = cuffBand(sleeve, 3.4)
  piece(pen, band, { inks: pen.second, surface: 'plain', degrees: -sleeve.degrees, round: 0.3, outline: 2.6 })
  const [a, b] = [at(band, 0), at(band, 1)]
  const tab = line(pt(a[0] + (b[0] - a[0]) * 0.3, a[1] - 18), pt(a[0] + (b[0] - a[0]) * 0.86, b[1] - 18))
  piece(pen, join(beside(tab, 11), back(beside(tab, -11))), {
    inks: pen.main,
    surface: 'plain',
    round: 0,
    outline: 2.2,
  })
}

export function shellJacket(pen: Pen): void {
  const shape = topShape(
    measures(pen.picture.cut, 2.2, { spread: 16.5, cuff: 12.5, neckDrop: 7, hemDip: 1.6 }),
    pen.random.jitter,
  )
  const lining = inksOf(shift(pen.second.base, { l: -0.04 }))
  for (const sleeve of sleevesOf(shape)) {
    drawSleeve(pen, sleeve, { inside: () => elbowSeams(pen, sleeve) })
    cuffTab(pen, sleeve)
  }
  if (pen.front) {
    hood(pen, shape, lining, pen.second)
  }
  piece(pen, shape.body, { folds: bodyFolds(pen, shape), inside: () => shellSeams(pen, shape) })
  for (const sleeve of sleevesOf(shape)) {
    topstitched(pen, sleeve.armhole, [sleeve.side * 7, sleeve.side * 13])
  }
  if (!pen.front) {
    hood(pen, shape, lining, pen.second)
    return
  }
  shellFront(pen, shape)
  pen.focus = { at: pt(60, 60), width: 600 }
}

function elbowSeams(pen: Pen, sleeve: Sleeve): void {
  const from = along(sleeve.outer, 0.42)
  const to = along(sleeve.inner, 0.46)
  topstitched(pen, bezier(from, moved(from, -40 * sleeve.side, 20), moved(to, 20 * sleeve.side, 30), to), [7])
}

function shellSeams(pen: Pen, shape: TopShape): void {
  const panel = yoke(shape, pen.front ? 0.52 : 0.6, pen.front ? -8 : 10)
  piece(pen, panel.outline, { inks: pen.second, round: 0.4, outline: 2.4 })
  stitch(pen, beside(panel.edge, -9))
  stitch(pen, beside(panel.edge, 9), pen.second)
  edgeStitches(pen, shape.hem, [-20, -28])
  const side = shape.sideSeam.map(([x, y]) => pt(x - 46 - (y - shape.underarm[1]) * 0.02, y))
  topstitched(pen, side, [7])
  topstitched(pen, mirror(side), [-7])
}

function shellFront(pen: Pen, shape: TopShape): void {
  const half = shape.m.chest * cm
  const low = shape.m.length * cm
  for (const side of [1, -1]) {
    welt(pen, pt(half * 0.56 * side, low - 420), pt(half * 0.78 * side, low - 190), pen.second, true)
    drawcord(pen, pt(shape.m.hem * cm * 0.8 * side, low - 2), 8 * side, 46)
  }
  welt(pen, pt(-half * 0.36, 268), pt(-half * 0.36 - 4, 430), pen.second, true, 17)
  label(pen, pt(half * 0.42, 300), 42)
  const rim = standCollar(pen, shape, 7, { surface: pen.texture })
  stitch(pen, beside(rim, 9))
  frontZip(pen, -78, low + 8, pen.second)
  for (const side of [1, -1]) {
    drawcord(pen, pt(96 * side, -52), 6 * side, 78)
  }
}

export function softshell(pen: Pen): void {
  const shape = topShape(measures(pen.picture.cut, 0.6, { spread: 15, cuff: 10.5, neckDrop: 7 }), pen.random.jitter)
  for (const sleeve of sleevesOf(shape)) {
    drawSleeve(pen, sleeve, { inside: () => elbowSeams(pen, sleeve) })
    piece(pen, cuffBand(sleeve, 2.2), { inks: pen.second, surface: 'plain', round: 0.2, outline: 2.4 })
  }
  piece(pen, shape.body, {
    folds: bodyFolds(pen, shape),
    inside: () => {
      sidePanel(pen, shape)
      edgeStitches(pen, shape.hem, [-18, -26])
    },
  })
  for (const sleeve of sleevesOf(shape)) {
    topstitched(pen, sleeve.armhole, [sleeve.side * 7])
  }
  const rim = standCollar(pen, shape, 7, { inks: pen.second, surface: 'plain' })
  stitch(pen, beside(rim, 9), pen.second)
  if (!pen.front) {
    topstitched(pen, yoke(shape, 0.55, 22).edge, [8])
    return
  }
  const low = shape.m.length * cm
  for (const side of [1, -1]) {
    welt(
      pen,
      pt(shape.m.chest * cm * 0.52 * side, low - 380),
      pt(shape.m.chest * cm * 0.74 * side, low - 160),
      pen.second,
      true,
    )
  }
  welt(pen, pt(shape.m.chest * cm * 0.3, 245), pt(shape.m.chest * cm * 0.62, 236), pen.second, true, 17)
  frontZip(pen, -74, low + 6, pen.second)
  label(pen, pt(-shape.m.chest * cm * 0.46, 245), 40)
  pen.focus = { at: pt(70, 90), width: 560 }
}

function sidePanel(pen: Pen, shape: TopShape): void {
  for (const side of [1, -1]) {
    const seamLine = shape.sideSeam.map(([x, y], i) =>
      pt((x - 40 - 46 * Math.sin((i / shape.sideSeam.length) * Math.PI)) * side, y - 30),
    )
    const edge = shape.sideSeam.map(([x, y]) => pt((x + 20) * side, y - 30))
    piece(pen, join(seamLine, back(edge)), { inks: pen.second, round: 0.3, outline: 2.4 })
    stitch(pen, beside(seamLine, 8 * side))
  }
}
