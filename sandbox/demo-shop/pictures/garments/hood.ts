import { type Pen, piece, seam, shade, stitch } from '../cloth.ts'
import type { Inks } from '../colour.ts'
import { back, beside, bezier, bow, type Curve, join, line, mirror, pt, symmetric } from '../geometry.ts'
import { cm, type TopShape } from './top-shape.ts'
import { drawcord, label } from './trims.ts'

/** A hood lying open above the neck, or its back with the middle panel. */
export function hood(pen: Pen, shape: TopShape, lining: Inks, trim: Inks): void {
  const neck = shape.m.neck * cm
  const right = join(
    bezier(pt(0, -392), pt(120, -396), pt(216, -330), pt(218, -222), 20),
    bezier(pt(218, -222), pt(220, -120), pt(neck + 62, -40), pt(neck + 22, 18), 20),
    line(pt(neck + 22, 18), pt(0, 60)),
  )
  piece(pen, symmetric(right), {
    round: 0.8,
    folds: [
      { from: pt(neck + 30, 10), to: pt(190, -210), bend: -0.1, width: 40 },
      { from: pt(-neck - 30, 10), to: pt(-195, -190), bend: 0.1, width: 40 },
    ],
  })
  if (!pen.front) {
    hoodBack(pen, neck)
    return
  }
  hoodOpening(pen, neck, lining, trim)
}

function hoodBack(pen: Pen, neck: number): void {
  for (const side of [1, -1]) {
    const panel = bezier(pt(74 * side, -388), pt(92 * side, -250), pt(80 * side, -120), pt(58 * side, 30))
    seam(pen, panel)
    stitch(pen, beside(panel, 8 * side))
  }
  shade(pen, bow(pt(-neck - 20, 20), pt(neck + 20, 20), 0.12), 50)
  seam(pen, bow(pt(-70, -215), pt(70, -215), -0.05))
  drawcord(pen, pt(0, -215), 3, 62)
}

function hoodOpening(pen: Pen, neck: number, lining: Inks, trim: Inks): void {
  const hole = symmetric(
    join(
      bezier(pt(0, -330), pt(100, -330), pt(146, -270), pt(148, -190), 16),
      bezier(pt(148, -190), pt(148, -90), pt(neck + 6, -20), pt(neck - 4, 30), 16),
      [pt(0, 60)],
    ),
  )
  piece(pen, hole, {
    inks: lining,
    surface: 'plain',
    round: 0.9,
    inside: () => {
      seam(pen, bezier(pt(-60, -330), pt(-74, -200), pt(-62, -80), pt(-50, 40)), lining)
      seam(pen, bezier(pt(60, -330), pt(74, -200), pt(62, -80), pt(50, 40)), lining)
      shade(pen, hole, 90, lining, 1.2)
      label(pen, pt(0, -40), 50)
    },
  })
  const brim = symmetric(
    join(
      bezier(pt(0, -352), pt(90, -352), pt(140, -300), pt(152, -226), 16),
      bezier(pt(152, -226), pt(120, -292), pt(70, -312), pt(0, -312), 16),
    ),
  )
  piece(pen, brim, { inks: trim, round: 0.3, outline: 2.8 })
  stitch(pen, mirrorJoin(bezier(pt(0, -342), pt(88, -342), pt(134, -292), pt(148, -240), 14)), trim)
}

const mirrorJoin = (right: Curve): Curve => join(mirror(back(right)), right)
