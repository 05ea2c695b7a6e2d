import { type Pen, piece, seam, shade, stitch, stroke, topstitched } from '../cloth.ts'
import { inksOf, shift } from '../colour.ts'
import { back, beside, bezier, bow, box, type Curve, join, line, pt, symmetric } from '../geometry.ts'
import { drawcord, label, zip } from './trims.ts'

const webbing = inksOf('#2c3436')

function strap(pen: Pen, axis: Curve, width: number): void {
  stroke(pen, axis, webbing.line, width + 5)
  stroke(pen, axis, webbing.base, width)
  stitch(pen, beside(axis, width / 2 - 3), webbing, 0.5)
  stitch(pen, beside(axis, -width / 2 + 3), webbing, 0.5)
}

function buckle(pen: Pen, x: number, y: number): void {
  const body = box(x - 24, y - 26, 48, 52, 9)
  piece(pen, body, { inks: webbing, surface: 'plain', round: 0.5, outline: 2.6 })
  seam(pen, line(pt(x - 18, y - 4), pt(x + 18, y - 4)), webbing)
}

type Closing = 'lid' | 'zip' | 'roll'

/** A rucksack with a lid: front pocket, side pockets and straps; its carrying side as the back view. */
export const backpack = (pen: Pen): void => pack(pen, 'lid')

/** A small one for a day, closed by a zip around its top. */
export const daypack = (pen: Pen): void => pack(pen, 'zip')

/** For a laptop and a lunch: rolled down and buckled, without side pockets. */
export const rollTop = (pen: Pen): void => pack(pen, 'roll')

function pack(pen: Pen, closing: Closing): void {
  const women = pen.picture.cut === 'women'
  const w = women ? 300 : 325
  for (const s of closing === 'roll' ? [] : [1, -1]) {
    const pocket = join(
      bezier(pt((w - 30) * s, 190), pt((w + 60) * s, 210), pt((w + 70) * s, 330), pt((w + 62) * s, 520)),
      [pt((w - 30) * s, 560)],
    )
    piece(pen, pocket, { inks: pen.second, surface: 'mesh', round: 0.7 })
  }
  const handle = bezier(pt(-70, -440), pt(-70, -530), pt(70, -530), pt(70, -440))
  strap(pen, handle, 26)
  const bodyHalf = join(
    [pt(0, -420)],
    bezier(pt(w - 60, -420), pt(w - 14, -400), pt(w + 4, -300), pt(w + 8, -120), 16),
    bezier(pt(w + 8, -120), pt(w + 18, 200), pt(w + 12, 480), pt(w - 30, 560), 20),
    bezier(pt(w - 30, 560), pt(w - 90, 600), pt(120, 606), pt(0, 606), 14),
  )
  piece(pen, symmetric(bodyHalf), {
    round: 0.9,
    folds: [
      { from: pt(-w, 120), to: pt(-w + 170, 60), bend: 0.1, width: 50 },
      { from: pt(w, 20), to: pt(w - 160, 110), bend: 0.1, width: 50 },
    ],
  })
  if (pen.front) {
    packFront(pen, w, closing)
  } else {
    packBack(pen, w)
  }
  pen.focus = { at: pt(80, -180), width: 560 }
}

function packFront(pen: Pen, w: number, closing: Closing): void {
  const pocket = symmetric(
    join(
      [pt(0, 60)],
      bezier(pt(w - 110, 60), pt(w - 76, 70), pt(w - 66, 130), pt(w - 62, 220), 14),
      bezier(pt(w - 62, 220), pt(w - 58, 420), pt(w - 66, 520), pt(w - 100, 540), 14),
      [pt(0, 548)],
    ),
  )
  shade(pen, pocket, 36)
  piece(pen, pocket, { inks: pen.second, round: 0.7 })
  stitch(pen, beside(pocket, 10), pen.second)
  zip(pen, bezier(pt(-w + 110, 136), pt(-80, 118), pt(80, 118), pt(w - 110, 136)), pen.main, 0.04, 18)
  if (closing === 'lid') packLid(pen, w)
  if (closing === 'roll') packRoll(pen, w)
  if (closing === 'zip') {
    const around = bezier(pt(-w + 30, 0), pt(-w + 10, -460), pt(w - 10, -460), pt(w - 30, 0), 40)
    shade(pen, around, 40)
    zip(pen, around, pen.second, 0.3, 20)
    label(pen, pt(0, -190), 100)
  }
}

function packRoll(pen: Pen, w: number): void {
  piece(pen, box(-w - 6, -470, 2 * w + 12, 120, 50), { round: 0.9 })
  seam(pen, line(pt(-w + 20, -410), pt(w - 20, -410)))
  strap(pen, line(pt(0, -480), pt(0, 60)), 34)
  buckle(pen, 0, -240)
  label(pen, pt(w * 0.5, -200), 90)
}

function packLid(pen: Pen, w: number): void {
  const lid = symmetric(
    join(
      [pt(0, -470)],
      bezier(pt(w - 110, -470), pt(w - 20, -462), pt(w + 16, -400), pt(w + 20, -300), 16),
      bezier(pt(w + 20, -300), pt(w + 20, -170), pt(w - 20, -120), pt(w - 80, -112), 14),
      [pt(0, -104)],
    ),
  )
  shade(pen, bow(pt(-w + 20, -110), pt(w - 20, -110), -0.02), 70)
  piece(pen, lid, { round: 0.8 })
  stitch(pen, beside(lid, 11))
  zip(pen, bezier(pt(-w + 60, -240), pt(-100, -216), pt(100, -216), pt(w - 60, -240)), pen.second, 0.95, 18)
  label(pen, pt(0, -340), 120)
  for (const s of [1, -1]) {
    strap(pen, line(pt(150 * s, -190), pt(150 * s, 60)), 28)
    buckle(pen, 150 * s, -40)
    strap(pen, line(pt((w - 20) * s, 20), pt((w + 40) * s, 40)), 20)
  }
  for (const y of [250, 310, 370]) {
    drawcord(pen, pt(-80, y), 70, 90)
    stroke(pen, line(pt(-80, y), pt(80, y + 60)), webbing.base, 7)
    stroke(pen, line(pt(80, y), pt(-80, y + 60)), webbing.base, 7)
  }
}

function packBack(pen: Pen, w: number): void {
  const panel = symmetric(
    join(
      [pt(0, -330)],
      bezier(pt(w - 120, -330), pt(w - 70, -320), pt(w - 60, -200), pt(w - 60, 0), 14),
      bezier(pt(w - 60, 0), pt(w - 56, 300), pt(w - 70, 470), pt(w - 110, 486), 14),
      [pt(0, 492)],
    ),
  )
  piece(pen, panel, { inks: pen.second, surface: 'mesh', round: 0.6 })
  seam(pen, line(pt(0, -326), pt(0, 486)), pen.second)
  for (const s of [1, -1]) {
    const axis = bezier(pt(96 * s, -330), pt(150 * s, -180), pt(252 * s, 60), pt(228 * s, 330), 30)
    const pad = join(beside(axis, 46), back(beside(axis, -46)))
    shade(pen, axis, 130, pen.second)
    piece(pen, pad, { round: 0.7, surface: pen.texture })
    stitch(pen, beside(axis, 34))
    stitch(pen, beside(axis, -34))
    strap(pen, line(pt(228 * s, 320), pt(250 * s, 520)), 24)
    const belt = bezier(pt(120 * s, 470), pt(260 * s, 470), pt(380 * s, 540), pt(470 * s, 590))
    piece(pen, join(beside(belt, 44), back(beside(belt, -44))), { round: 0.6 })
    strap(pen, bezier(pt(450 * s, 584), pt(500 * s, 620), pt(430 * s, 680), pt(330 * s, 690)), 24)
  }
  strap(pen, bow(pt(-170, -90), pt(170, -90), 0.04), 20)
  buckle(pen, 0, -78)
  label(pen, pt(0, -280), 70)
}

/** A wind sack for two in its bag and half unfolded: a bright tunnel of thin cloth with a window and a chimney. */
export function sheltersack(pen: Pen): void {
  const r = pen.random
  const body: Curve = symmetric(
    join(
      bezier(pt(0, -380), pt(240, -380), pt(440, -260), pt(478, -20), 26),
      bezier(pt(478, -20), pt(500, 150), pt(520, 300), pt(540, 400), 16),
      bezier(pt(540, 400), pt(380, 450), pt(160, 462), pt(0, 466), 20),
    ),
  )
  const folds = Array.from({ length: 11 }, (_, i) => {
    const x = -460 + i * 92 + r.jitter(24)
    return {
      from: pt(x, 450),
      to: pt(x * 0.72 + r.jitter(30), 450 - r.between(200, 520)),
      bend: r.jitter(0.08),
      width: r.between(44, 84),
    }
  })
  const chimney = symmetric(
    join([pt(0, -470)], bezier(pt(70, -470), pt(84, -450), pt(72, -420), pt(104, -360)), [pt(0, -350)]),
  )
  piece(pen, chimney, { inks: pen.second, round: 0.8, folds: [{ from: pt(60, -362), to: pt(20, -440), width: 26 }] })
  stroke(pen, bow(pt(-74, -440), pt(74, -440), 0.04), pen.main.light, 7)
  piece(pen, body, { folds, round: 0.9, inside: () => sackSeams(pen) })
  if (pen.front) {
    const glow = inksOf(shift(pen.second.base, { l: 0.04 }))
    const window = symmetric(
      join(
        bezier(pt(0, -170), pt(90, -170), pt(140, -120), pt(146, -40)),
        bezier(pt(146, -40), pt(150, 20), pt(110, 50), pt(0, 54)),
      ),
    )
    piece(pen, window, { inks: glow, surface: 'plain', round: 0.6 })
    stitch(pen, beside(window, -12))
    stroke(pen, bezier(pt(-90, -60), pt(-70, -120), pt(-20, -140), pt(20, -146)), '#ffffff', 9, 0.5)
    label(pen, pt(0, 180), 96)
  }
  pouch(pen)
  pen.focus = { at: pt(90, -60), width: 600 }
}

function sackSeams(pen: Pen): void {
  for (const x of [-250, 250]) {
    topstitched(pen, bezier(pt(x * 0.6, -370), pt(x * 1.06, -200), pt(x * 1.16, 100), pt(x * 1.22, 460)), [9, -9])
  }
  const low = bezier(pt(-560, 330), pt(-240, 392), pt(240, 392), pt(560, 330), 30)
  piece(pen, join(low, [pt(570, 480), pt(-570, 480)]), { inks: pen.second, round: 0.4 })
  stitch(pen, beside(low, 10), pen.second)
}

function pouch(pen: Pen): void {
  const bag = symmetric(
    join(
      [pt(0, 360)],
      bezier(pt(60, 352), pt(118, 380), pt(126, 460), pt(124, 540)),
      bezier(pt(124, 540), pt(120, 620), pt(80, 634), pt(0, 636)),
    ),
  )
  const placed = bag.map(([x, y]) => pt(x + 330, y - 10))
  piece(pen, placed, { inks: pen.second, round: 0.9 })
  drawcord(pen, pt(330, 356), 24, 90)
  label(pen, pt(330, 520), 74)
  seam(pen, bow(pt(240, 404), pt(420, 404), 0.08), pen.second)
}
