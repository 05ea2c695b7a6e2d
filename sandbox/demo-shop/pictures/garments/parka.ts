import { type Pen, piece, shade, stitch, topstitched } from '../cloth.ts'
import { back, beside, box, join, line, moved, pt } from '../geometry.ts'
import { sleevesOf, yoke } from './jacket-parts.ts'
import { bodyFolds } from './top-folds.ts'
import { cuffBand, drawSleeve, edgeStitches, standCollar } from './top-parts.ts'
import { cm, measures, type TopShape, topShape } from './top-shape.ts'
import { drawcord, label, snap } from './trims.ts'

/** Where the cord is drawn in, as a share of the length. */
const waist = 0.56

/** Long in the back and smooth, with a high collar, a flap over the zip and two pockets for whole hands. */
export function parka(pen: Pen): void {
  const m = measures(pen.picture.cut, 3.4, { spread: 14.5, cuff: 13, neckDrop: 6, hemDip: 2.4 })
  const shape = topShape({ ...m, length: m.length + 20, hem: m.hem + 1.6 }, pen.random.jitter)
  for (const sleeve of sleevesOf(shape)) {
    drawSleeve(pen, sleeve)
    piece(pen, cuffBand(sleeve, 4.2), {
      inks: pen.second,
      surface: 'rib',
      degrees: -sleeve.degrees,
      round: 0.3,
      outline: 2.6,
    })
  }
  piece(pen, shape.body, { folds: bodyFolds(pen, shape), inside: () => seams(pen, shape) })
  for (const sleeve of sleevesOf(shape)) topstitched(pen, sleeve.armhole, [sleeve.side * 7, sleeve.side * 13])
  const rim = standCollar(pen, shape, 9.4, { inks: pen.second })
  if (!pen.front) return
  for (const side of [1, -1]) pocket(pen, shape, side)
  stormFlap(pen, shape)
  stitch(pen, beside(rim, 9), pen.second)
  pen.focus = { at: pt(50, 130), width: 620 }
}

function seams(pen: Pen, shape: TopShape): void {
  const panel = yoke(shape, pen.front ? 0.5 : 0.58, pen.front ? -6 : 10)
  piece(pen, panel.outline, { inks: pen.second, round: 0.4, outline: 2.4 })
  stitch(pen, beside(panel.edge, -9))
  stitch(pen, beside(panel.edge, 9), pen.second)
  edgeStitches(pen, shape.hem, [-22, -32])
  const { length, waist: width } = shape.m
  const y = length * cm * waist
  const tunnel = line(pt(-(width + 4) * cm, y), pt((width + 4) * cm, y), 20)
  shade(pen, beside(tunnel, 10), 34)
  topstitched(pen, tunnel, [-13, 13])
}

/** A bellows pocket with its flap, below the cord. */
function pocket(pen: Pen, shape: TopShape, side: number): void {
  const { length, chest } = shape.m
  const [width, height, flap] = [chest * cm * 0.56, length * cm * 0.2, length * cm * 0.065]
  const left = side > 0 ? chest * cm * 0.24 : -chest * cm * 0.24 - width
  const top = length * cm * (waist + 0.11)
  const bag = box(left, top, width, height, 16)
  shade(pen, line(pt(left, top + height + 6), pt(left + width, top + height + 6)), 30)
  piece(pen, bag, { surface: 'plain', round: 0.4, outline: 2.6 })
  const lid = box(left - 5, top - 8, width + 10, flap, 8)
  shade(pen, line(pt(left, top + flap), pt(left + width, top + flap)), 22)
  piece(pen, lid, { inks: pen.second, surface: 'plain', round: 0.3, outline: 2.6 })
  for (const share of [0.22, 0.78]) snap(pen, pt(left + width * share, top + flap - 26), pen.second)
}

/** Covers the zip, held by snaps; the cord comes out beside it. */
function stormFlap(pen: Pen, shape: TopShape): void {
  const { length } = shape.m
  const bottom = length * cm + 10
  const top = pt(6, -66)
  const axis = line(top, pt(6, bottom), 20)
  shade(pen, beside(axis, -38), 34)
  piece(pen, join(beside(axis, 34), back(beside(axis, -34))), { surface: 'plain', round: 0.1, outline: 2.6 })
  for (const row of [26, -26]) stitch(pen, beside(axis, row))
  for (let n = 0; n < 7; n++) snap(pen, moved(top, 0, 34 + (n * (bottom - 20)) / 7), pen.second)
  for (const side of [1, -1]) drawcord(pen, pt(58 * side, length * cm * waist), 6 * side, 74)
  label(pen, pt(-shape.m.chest * cm * 0.52, 214), 42)
}
