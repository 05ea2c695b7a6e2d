import { type Pen, piece, shade, stitch, topstitched } from '../cloth.ts'
import { box, join, line, pt } from '../geometry.ts'
import { frontZip, sleevesOf, yoke } from './jacket-parts.ts'
import { bodyFolds } from './top-folds.ts'
import { cuffBand, drawSleeve, hemBand, neckBand, standCollar } from './top-parts.ts'
import { cm, measures, type TopShape, topShape } from './top-shape.ts'
import { label, snap, welt } from './trims.ts'

export const fleece = (pen: Pen): void => pile(pen, fleeceFront)

/** Pulled over the head: a short zip and one pouch. */
export const halfZipFleece = (pen: Pen): void => pile(pen, pulloverFront)

function pile(pen: Pen, front: (pen: Pen, shape: TopShape) => void): void {
  const shape = topShape(measures(pen.picture.cut, 2, { spread: 16, cuff: 10.5, neckDrop: 7 }), pen.random.jitter)
  for (const sleeve of sleevesOf(shape)) {
    drawSleeve(pen, sleeve)
    piece(pen, cuffBand(sleeve, 2), {
      inks: pen.second,
      surface: 'plain',
      degrees: -sleeve.degrees,
      round: 0.2,
      outline: 2.4,
    })
  }
  piece(pen, shape.body, { folds: bodyFolds(pen, shape, 0.8) })
  piece(pen, hemBand(shape, 2.2), { inks: pen.second, surface: 'plain', round: 0.2, outline: 2.4 })
  for (const sleeve of sleevesOf(shape)) {
    topstitched(pen, sleeve.armhole, [sleeve.side * 8])
  }
  const rim = standCollar(pen, shape, 7.4)
  neckBand(pen, rim, 15, pen.second, 'plain')
  if (pen.front) {
    front(pen, shape)
  } else {
    topstitched(pen, yoke(shape, 0.5, 10).edge, [8])
  }
  pen.focus = { at: pt(-110, 190), width: 600 }
}

function fleeceFront(pen: Pen, shape: TopShape): void {
  const chest = shape.m.chest * cm
  const low = shape.m.length * cm
  const pocket = box(-chest * 0.72, 236, 176, 190, 14)
  piece(pen, pocket, { inks: pen.second, surface: 'ripstop', round: 0.4, outline: 2.8 })
  const flap = box(-chest * 0.72 - 4, 222, 184, 62, 12)
  shade(pen, line(pt(-chest * 0.72, 288), pt(-chest * 0.72 + 176, 288)), 22, pen.second)
  piece(pen, flap, { inks: pen.second, surface: 'ripstop', round: 0.3, outline: 2.8 })
  stitch(pen, join(flap.slice(18), flap.slice(0, 0)), pen.second)
  snap(pen, pt(-chest * 0.72 + 88, 266), pen.main)
  for (const side of [1, -1]) {
    welt(pen, pt(chest * 0.56 * side, low - 360), pt(chest * 0.74 * side, low - 150), pen.second, false, 24)
  }
  frontZip(pen, -80, low + 8, pen.second)
  label(pen, pt(chest * 0.5, 262), 40)
}

function pulloverFront(pen: Pen, shape: TopShape): void {
  const [chest, low] = [shape.m.chest * cm, shape.m.length * cm]
  const pouch = box(-chest * 0.58, low - 330, chest * 1.16, 220, 40)
  piece(pen, pouch, { inks: pen.second, surface: 'ripstop', round: 0.4, outline: 2.8 })
  for (const side of [1, -1]) {
    welt(pen, pt(chest * 0.5 * side, low - 300), pt(chest * 0.5 * side, low - 140), pen.second, false, 20)
  }
  frontZip(pen, -80, 290, pen.second)
  label(pen, pt(chest * 0.45, 262), 40)
}
