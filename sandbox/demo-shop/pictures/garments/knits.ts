import { type Pen, piece, seam, shade, stitch, stroke, topstitched } from '../cloth.ts'
import { along, at, beside, bezier, type Curve, join, line, moved, pt } from '../geometry.ts'
import { bodyFolds } from './top-folds.ts'
import { cuffBand, drawSleeve, edgeStitches, hemBand, neckBand, neckInside, standCollar } from './top-parts.ts'
import { cm, measures, type TopShape, topShape } from './top-shape.ts'
import { button, label } from './trims.ts'

type Knit = { pattern: 'yoke' | 'cables' | 'stripes'; neck: 'rolled' | 'high' }

/** A sweater with a patterned round yoke, ribbed edges and a rolled neck. */
export const woolSweater = (pen: Pen): void => sweater(pen, { pattern: 'yoke', neck: 'rolled' })

/** Plain but for its cables, with a high neck. */
export const cableSweater = (pen: Pen): void => sweater(pen, { pattern: 'cables', neck: 'high' })

export const stripedSweater = (pen: Pen): void => sweater(pen, { pattern: 'stripes', neck: 'rolled' })

function sweater(pen: Pen, look: Knit): void {
  const shape = topShape(
    measures(pen.picture.cut, 1.2, { spread: 15, cuff: 8.6, neckDrop: 7, raglan: look.pattern === 'yoke' }),
    pen.random.jitter,
  )
  for (const sleeve of [shape.left, shape.right]) {
    drawSleeve(pen, sleeve, { inside: () => look.pattern !== 'cables' && knitPattern(pen, shape, look) })
    piece(pen, cuffBand(sleeve, 7), { surface: 'rib', degrees: -sleeve.degrees, round: 0.5, outline: 2.8 })
  }
  piece(pen, shape.body, { folds: bodyFolds(pen, shape), inside: () => knitPattern(pen, shape, look) })
  piece(pen, hemBand(shape, 7, 12), { surface: 'rib', round: 0.4, outline: 2.8 })
  if (look.neck === 'high') {
    standCollar(pen, shape, 8.5, { surface: 'rib' })
  } else {
    if (pen.front) neckInside(pen, shape)
    neckBand(pen, pen.front ? shape.frontNeck : shape.backNeck, 40, pen.main, 'rib')
  }
  pen.focus = { at: pt(60, 150), width: 560 }
}

function knitPattern(pen: Pen, shape: TopShape, { pattern }: Knit): void {
  if (pattern === 'yoke') yokeRows(pen, shape)
  if (pattern === 'stripes') {
    for (let y = 190; y < shape.m.length * cm; y += 92) stroke(pen, line(pt(-900, y), pt(900, y)), pen.second.base, 34)
  }
  if (pattern !== 'cables') return
  for (const x of [-190, -95, 0, 95, 190]) {
    for (const turn of [1, -1]) {
      const strand = Array.from({ length: 90 }, (_, i) => pt(x + Math.sin(i / 2.6) * 15 * turn, 60 + i * 11))
      stroke(pen, strand, turn === 1 ? pen.main.dark : pen.main.light, 9)
    }
  }
}

/** Knitted figures in rings around the neck: dots, crosses and spruces in the second colour. */
function yokeRows(pen: Pen, shape: TopShape): void {
  const neck = shape.m.neck * cm
  const rings: [number, 'dots' | 'spruce' | 'band'][] = [
    [60, 'band'],
    [92, 'dots'],
    [150, 'spruce'],
    [204, 'dots'],
    [232, 'band'],
  ]
  for (const [distance, figure] of rings) {
    ring(pen, neck, distance, figure)
  }
}

function ring(pen: Pen, neck: number, distance: number, figure: 'dots' | 'spruce' | 'band'): void {
  const drop = pen.front ? 62 : 12
  const rx = neck + distance
  const ry = distance + drop
  const arc: Curve = Array.from({ length: 61 }, (_, i) => {
    const angle = (i / 60) * Math.PI
    return pt(Math.cos(angle) * rx, Math.sin(angle) * ry * 0.98)
  })
  if (figure === 'band') {
    stroke(pen, arc, pen.second.base, 9)
    return
  }
  const count = Math.round((rx + ry) / (figure === 'dots' ? 15 : 32))
  for (let i = 1; i < count; i++) {
    const p = along(arc, i / count)
    const turn = 90 - (i / count) * 180
    pen.marks.push(
      `<path transform="translate(${p[0].toFixed(1)} ${p[1].toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${figure === 'dots' ? 1 : 1.25})" fill="${pen.second.base}" d="${figure === 'dots' ? 'M-5 -5H5V5H-5Z' : 'M-2 -26H2V-20H6V-14H10V-8H6V-2H12V4H16V10H3V18H-3V10H-16V4H-12V-2H-6V-8H-10V-14H-6V-20H-2Z'}"/>`,
    )
  }
}

/** A woven shirt: turned collar, placket, yoke and a chest pocket. */
export const shirt = (pen: Pen): void => wovenShirt(pen, 'one')

/** A heavier shirt to wear over others, with two flapped pockets. */
export const overshirt = (pen: Pen): void => wovenShirt(pen, 'two')

function wovenShirt(pen: Pen, pockets: 'one' | 'two'): void {
  const shape = topShape(
    measures(pen.picture.cut, 1.4, { spread: 15, cuff: 11, neckDrop: 7, hemDip: 3.4 }),
    pen.random.jitter,
  )
  for (const sleeve of [shape.left, shape.right]) {
    drawSleeve(pen, sleeve)
    const band = cuffBand(sleeve, 5.6)
    piece(pen, band, { degrees: -sleeve.degrees, round: 0.4, outline: 2.8 })
    button(pen, moved(at(band, 0), -24 * sleeve.side, -28), pen.second)
  }
  piece(pen, shape.body, { folds: bodyFolds(pen, shape), inside: () => edgeStitches(pen, shape.hem, [-14]) })
  for (const sleeve of [shape.left, shape.right]) {
    topstitched(pen, sleeve.armhole, [sleeve.side * 7, sleeve.side * 13])
  }
  if (pen.front) {
    shirtFront(pen, shape, pockets)
  } else {
    shirtBack(pen, shape)
  }
  pen.focus = { at: pt(-70, 110), width: 560 }
}

function shirtBack(pen: Pen, shape: TopShape): void {
  const y = shape.m.shoulderDrop * cm + 110
  const half = shape.m.shoulder * cm - 18
  topstitched(pen, bezier(pt(-half, y), pt(-half / 2, y + 8), pt(half / 2, y + 8), pt(half, y)), [8])
  for (const x of [-16, 16]) {
    seam(pen, line(pt(x, y + 8), pt(x * 1.6, y + 260)), pen.main, 2)
  }
  standCollar(pen, shape, 5)
}

function shirtFront(pen: Pen, shape: TopShape, pockets: 'one' | 'two'): void {
  const { neckPoint, m } = shape
  const low = (m.length + m.hemDip) * cm
  neckInside(pen, shape)
  const chest = m.chest * cm
  const sides = pockets === 'one' ? [1] : [1, -1]
  for (const side of sides) {
    const corner = (x: number, y: number) => pt(chest * x * side, y)
    const pocket: Curve = [corner(0.26, 258), corner(0.74, 252), corner(0.74, 420), corner(0.5, 454), corner(0.26, 426)]
    piece(pen, pocket, { round: 0.3, outline: 2.6 })
    if (pockets === 'one') {
      stitch(pen, line(corner(0.26, 282), corner(0.74, 276)))
    } else {
      piece(pen, [corner(0.23, 246), corner(0.77, 240), corner(0.77, 296), corner(0.5, 322), corner(0.23, 300)], {
        inks: pen.second,
        round: 0.3,
        outline: 2.8,
      })
      button(pen, corner(0.5, 298), pen.main)
    }
  }
  label(pen, pt(chest * 0.74 - 12, 350), 26, 90)
  const top = m.neckDrop * cm - 10
  const placket = [pt(-26, top), pt(26, top), pt(26, low), pt(-26, low)]
  shade(pen, line(pt(30, top), pt(30, low)), 26)
  piece(pen, placket, { round: 0.2, outline: 2.6 })
  stitch(pen, line(pt(-18, top), pt(-18, low)))
  stitch(pen, line(pt(18, top), pt(18, low)))
  for (let y = top + 50; y < low - 60; y += 118) {
    button(pen, pt(0, y), pen.second)
  }
  for (const side of [1, -1]) {
    const tip = pt(neckPoint[0] * 0.92 * side, m.neckDrop * cm + 66)
    const fall = [pt(4 * side, m.neckDrop * cm - 4), pt(neckPoint[0] * 0.98 * side, -26)]
    const inner = bezier(at(fall, 0), pt(60 * side, m.neckDrop * 8), pt(neckPoint[0] * 0.78 * side, 10), at(fall, 1))
    const outer = bezier(at(fall, 1), pt(neckPoint[0] * 1.26 * side, 14), pt(neckPoint[0] * 1.2 * side, 40), tip)
    shade(pen, join(beside(outer, 6).slice(14), [at(fall, 0)]), 30)
    piece(pen, join(inner, outer, line(tip, at(fall, 0))), { round: 0.4, outline: 3 })
    stitch(pen, [moved(at(outer, 4), -9 * side, 4), moved(tip, -12 * side, -14), moved(at(fall, 0), 14 * side, 0)])
  }
}
