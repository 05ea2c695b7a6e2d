import { type Pen, piece, seam, shade, stitch, stroke } from '../cloth.ts'
import {
  along,
  bezier,
  bow,
  type Curve,
  join,
  mirror,
  moved,
  type Pt,
  pt,
  shifted,
  through,
  turned,
} from '../geometry.ts'
import { label } from './trims.ts'

/** A pair of knitted mittens, thumbs inwards, with a star on the back of the hand. */
export const mittens = (pen: Pen): void => pairOfMittens(pen, 'knit')

/** Mittens of shell cloth: seams and a strap instead of star and ribs. */
export const shellMittens = (pen: Pen): void => pairOfMittens(pen, 'shell')

function pairOfMittens(pen: Pen, make: 'knit' | 'shell'): void {
  const turn = 7 + pen.random.jitter(3)
  mitten(pen, -1, turn, make)
  mitten(pen, 1, turn - 2 + pen.random.jitter(2), make)
  pen.focus = { at: pt(220, 30), width: 440 }
}

function mitten(pen: Pen, side: 1 | -1, turn: number, make: 'knit' | 'shell'): void {
  const place = (curve: Curve): Curve => {
    const right = turned(curve, turn, pt(0, 300))
    return shifted(side === 1 ? right : mirror(right), 258 * side, 0)
  }
  const thumb = through(
    [pt(-120, 170), pt(-205, 60), pt(-238, -60), pt(-196, -126), pt(-140, -78), pt(-116, 20), pt(-100, 120)],
    10,
  )
  piece(pen, place(thumb), { scale: 1.5, round: 0.8, degrees: -8 * side })
  const hand = join(
    bezier(pt(-150, 300), pt(-158, 140), pt(-176, 20), pt(-168, -170), 20),
    bezier(pt(-168, -170), pt(-160, -400), pt(-70, -500), pt(8, -502), 20),
    bezier(pt(8, -502), pt(100, -500), pt(182, -380), pt(184, -150), 20),
    bezier(pt(184, -150), pt(184, 20), pt(160, 140), pt(152, 300), 20),
  )
  const palm = !pen.front
  piece(pen, place(hand), {
    scale: 1.5,
    round: 0.9,
    degrees: turn * side,
    inside: () => {
      if (make === 'shell') stitch(pen, place(bow(pt(-170, -60), pt(184, -60), 0.12)))
      else if (!palm) star(pen, place([pt(8, -160)])[0] ?? pt(0, 0), turn * side)
    },
  })
  if (palm) {
    seam(pen, place(bezier(pt(-150, 120), pt(-100, 60), pt(-90, -40), pt(-140, -110))))
  }
  const cuff = join(
    [pt(-160, 280)],
    bow(pt(-160, 280), pt(162, 280), 0.03),
    bezier(pt(162, 280), pt(172, 360), pt(172, 430), pt(166, 500)),
    bow(pt(166, 500), pt(-164, 500), -0.03),
    bezier(pt(-164, 500), pt(-170, 430), pt(-170, 360), pt(-160, 280)),
  )
  shade(pen, place(bow(pt(-146, 276), pt(146, 276), 0.03)), 34)
  piece(pen, place(cuff), {
    inks: pen.second,
    surface: make === 'knit' ? 'rib' : pen.texture,
    scale: 1.4,
    degrees: turn * side,
    round: 0.7,
  })
  if (make === 'shell') stroke(pen, place(bow(pt(-158, 330), pt(160, 330), 0.03)), pen.main.deep, 26)
  const tag = place([pt(118, 410)])[0] ?? pt(0, 0)
  label(pen, tag, 54, turn * side)
}

/** An eight-pointed knitted star. */
function star(pen: Pen, [x, y]: Pt, turn: number): void {
  const petal = 'M0 -6L34 -52L34 -104L0 -66L-34 -104L-34 -52Z'
  const petals = [0, 90, 180, 270].map((angle) => `<path transform="rotate(${angle})" d="${petal}"/>`)
  const corners = [45, 135, 225, 315].map(
    (angle) => `<path transform="rotate(${angle}) translate(0 -118)" d="M0 -12L12 0L0 12L-12 0Z"/>`,
  )
  pen.marks.push(
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(1.14)" fill="${pen.second.base}">${petals.join('')}${corners.join('')}</g>`,
  )
}

/** A pair of socks lying side by side, with reinforced heel and toe. */
export const socks = (pen: Pen): void => pairOfSocks(pen, 0)

/** The same, cut off above the ankle. */
export const ankleSocks = (pen: Pen): void => pairOfSocks(pen, 300)

/** @param cutOff how much shorter the shaft is */
function pairOfSocks(pen: Pen, cutOff: number): void {
  sock(pen, pt(-250, -10 - cutOff / 2), -4 + pen.random.jitter(2), cutOff)
  sock(pen, pt(90, 40 - cutOff / 2), 3 + pen.random.jitter(2), cutOff)
  pen.focus = { at: pt(60, -330), width: 470 }
}

function sock(pen: Pen, origin: Pt, turn: number, cutOff: number): void {
  const place = (curve: Curve): Curve => shifted(turned(shortened(curve, cutOff), turn, pt(0, 0)), origin[0], origin[1])
  const front = through(
    [pt(124, -560), pt(128, -300), pt(126, -60), pt(150, 60), pt(260, 190), pt(352, 282), pt(372, 372), pt(300, 420)],
    10,
  )
  const sole = through(
    [
      pt(300, 420),
      pt(160, 402),
      pt(30, 352),
      pt(-60, 280),
      pt(-116, 180),
      pt(-112, 60),
      pt(-108, -120),
      pt(-124, -320),
      pt(-128, -560),
    ],
    10,
  )
  const foot = join(front, sole)
  piece(pen, place(foot), {
    scale: 1.15,
    round: 0.9,
    degrees: turn,
    folds: [
      { from: place([pt(146, 50)])[0] ?? origin, to: place([pt(0, 140)])[0] ?? origin, bend: 0.12, width: 44 },
      { from: place([pt(134, 10)])[0] ?? origin, to: place([pt(-20, 40)])[0] ?? origin, bend: 0.1, width: 34 },
    ],
    inside: () => {
      const heel = join(through([pt(-140, 60), pt(0, 96), pt(34, 210), pt(-6, 330), pt(-60, 330), pt(-160, 260)], 8))
      piece(pen, place(heel), { inks: pen.second, scale: 1.15, round: 0.6, outline: 2.4 })
      const toe = through([pt(262, 176), pt(226, 280), pt(222, 440), pt(400, 450), pt(420, 280)], 8)
      piece(pen, place(toe), { inks: pen.second, scale: 1.15, round: 0.6, outline: 2.4 })
      for (const y of [-350, -318, -270]) {
        stroke(pen, place(bow(pt(-140, y), pt(140, y), 0.03)), pen.second.base, y === -318 ? 26 : 12)
      }
    },
  })
  const cuff = join(
    bow(pt(-132, -566), pt(130, -566), -0.02),
    bezier(pt(130, -566), pt(134, -520), pt(132, -460), pt(128, -420)),
    bow(pt(128, -420), pt(-126, -420), -0.03),
    bezier(pt(-126, -420), pt(-130, -470), pt(-134, -520), pt(-132, -566)),
  )
  piece(pen, place(cuff), { surface: 'rib', scale: 1.2, degrees: turn, round: 0.8 })
  label(pen, moved(along(place([pt(70, -490), pt(71, -490)]), 0), 0, 0), 50, turn)
}

/** What lies above the ankle, drawn together. */
function shortened(curve: Curve, cutOff: number): Curve {
  return curve.map(([x, y]) => pt(x, y < -60 ? -60 + (y + 60) * (1 - cutOff / 500) : y))
}
