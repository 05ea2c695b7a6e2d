import { type Pen, piece, stitch, topstitched } from '../cloth.ts'
import { inksOf, shift } from '../colour.ts'
import { along, at, back, beside, bezier, box, join, line, mirror, moved, pt } from '../geometry.ts'
import { hood } from './hood.ts'
import { frontZip, sleevesOf, yoke } from './jacket-parts.ts'
import { bodyFolds } from './top-folds.ts'
import { cuffBand, drawSleeve, edgeStitches, standCollar } from './top-parts.ts'
import { cm, measures, type Sleeve, type TopShape, topShape } from './top-shape.ts'
import { drawcord, label, snap, welt } from './trims.ts'

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

/** How one shell differs from another; centimetres. */
type Shell = {
  ease: number
  /** Than a jacket that ends at the hip. */
  longer: number
  hemDip: number
  hood: boolean
  yoke: boolean
  /** A zip down to the hem, one to the chest that is pulled over the head, or snaps on a storm flap. */
  opening: 'zip' | 'halfZip' | 'snaps'
  pockets: 'slanted' | 'kangaroo' | 'flaps' | 'chest'
}

const mountain: Shell = {
  ease: 2.2,
  longer: 0,
  hemDip: 1.6,
  hood: true,
  yoke: true,
  opening: 'zip',
  pockets: 'slanted',
}

export const shellJacket = (pen: Pen): void => shell(pen, mountain)

/** Pulled over the head, with a pouch across the belly. */
export const anorak = (pen: Pen): void =>
  shell(pen, { ...mountain, ease: 3, yoke: false, opening: 'halfZip', pockets: 'kangaroo' })

/** To the thigh, with a storm flap and square pockets. */
export const raincoat = (pen: Pen): void =>
  shell(pen, { ...mountain, ease: 3, longer: 15, yoke: false, opening: 'snaps', pockets: 'flaps' })

/** Close, without a hood, longer behind than in front. */
export const cyclingJacket = (pen: Pen): void =>
  shell(pen, { ...mountain, ease: 0.4, hemDip: 5.5, hood: false, pockets: 'chest' })

/** Thin and plain: it is stowed in its own chest pocket. */
export const windshell = (pen: Pen): void => shell(pen, { ...mountain, ease: 1.2, yoke: false, pockets: 'chest' })

function shell(pen: Pen, look: Shell): void {
  const { ease, hemDip, longer } = look
  const m = measures(pen.picture.cut, ease, { spread: 16.5, cuff: 12.5, neckDrop: 7, hemDip })
  const shape = topShape({ ...m, length: m.length + longer, hem: m.hem + longer / 6 }, pen.random.jitter)
  const lining = inksOf(shift(pen.second.base, { l: -0.04 }))
  for (const sleeve of sleevesOf(shape)) {
    drawSleeve(pen, sleeve, { inside: () => elbowSeams(pen, sleeve) })
    cuffTab(pen, sleeve)
  }
  if (pen.front && look.hood) {
    hood(pen, shape, lining, pen.second)
  }
  piece(pen, shape.body, { folds: bodyFolds(pen, shape), inside: () => shellSeams(pen, shape, look) })
  for (const sleeve of sleevesOf(shape)) {
    topstitched(pen, sleeve.armhole, [sleeve.side * 7, sleeve.side * 13])
  }
  if (pen.front) {
    shellFront(pen, shape, look)
    pen.focus = { at: pt(60, 60), width: 600 }
  } else if (look.hood) {
    hood(pen, shape, lining, pen.second)
  } else {
    standCollar(pen, shape, 7, { surface: pen.texture })
  }
}

function elbowSeams(pen: Pen, sleeve: Sleeve): void {
  const from = along(sleeve.outer, 0.42)
  const to = along(sleeve.inner, 0.46)
  topstitched(pen, bezier(from, moved(from, -40 * sleeve.side, 20), moved(to, 20 * sleeve.side, 30), to), [7])
}

function shellSeams(pen: Pen, shape: TopShape, look: Shell): void {
  edgeStitches(pen, shape.hem, [-20, -28])
  if (look.yoke) shellYoke(pen, shape)
  const side = shape.sideSeam.map(([x, y]) => pt(x - 46 - (y - shape.underarm[1]) * 0.02, y))
  topstitched(pen, side, [7])
  topstitched(pen, mirror(side), [-7])
}

function shellYoke(pen: Pen, shape: TopShape): void {
  const panel = yoke(shape, pen.front ? 0.52 : 0.6, pen.front ? -8 : 10)
  piece(pen, panel.outline, { inks: pen.second, round: 0.4, outline: 2.4 })
  stitch(pen, beside(panel.edge, -9))
  stitch(pen, beside(panel.edge, 9), pen.second)
}

function shellFront(pen: Pen, shape: TopShape, look: Shell): void {
  const half = shape.m.chest * cm
  const low = shape.m.length * cm
  shellPockets(pen, half, low, look)
  for (const side of [1, -1]) {
    drawcord(pen, pt(shape.m.hem * cm * 0.8 * side, low - 2), 8 * side, 46)
  }
  label(pen, pt(half * 0.42, 300), 42)
  const rim = standCollar(pen, shape, 7, { surface: pen.texture })
  stitch(pen, beside(rim, 9))
  if (look.opening === 'snaps') stormFlap(pen, low)
  else frontZip(pen, -78, look.opening === 'zip' ? low + 8 : 330, pen.second)
  if (!look.hood) return
  for (const side of [1, -1]) {
    drawcord(pen, pt(96 * side, -52), 6 * side, 78)
  }
}

function shellPockets(pen: Pen, half: number, low: number, { pockets }: Shell): void {
  if (pockets === 'kangaroo') {
    const pouch = [
      pt(-half * 0.66, low - 360),
      pt(half * 0.66, low - 360),
      pt(half * 0.82, low - 90),
      pt(-half * 0.82, low - 90),
    ]
    piece(pen, pouch, { inks: pen.second, round: 0.4, outline: 2.8 })
    stitch(pen, line(pt(-half * 0.64, low - 346), pt(half * 0.64, low - 346)), pen.second)
  }
  for (const side of [1, -1]) {
    if (pockets === 'slanted' || pockets === 'kangaroo')
      welt(pen, pt(half * 0.6 * side, low - 420), pt(half * 0.8 * side, low - 190), pen.second, true)
    if (pockets === 'flaps') flapPocket(pen, half * 0.48 * side, low - 330)
  }
  if (pockets === 'slanted' || pockets === 'chest')
    welt(pen, pt(-half * 0.36, 268), pt(-half * 0.36 - 4, 430), pen.second, true, 17)
}

function flapPocket(pen: Pen, x: number, y: number): void {
  piece(pen, box(x - 88, y, 176, 190, 10), { round: 0.4, outline: 2.6 })
  piece(pen, box(x - 94, y - 14, 188, 62, 8), { inks: pen.second, round: 0.3, outline: 2.8 })
  snap(pen, pt(x, y + 28), pen.second)
}

function stormFlap(pen: Pen, low: number): void {
  piece(pen, [pt(-34, -70), pt(34, -70), pt(34, low + 6), pt(-34, low + 6)], { round: 0.2, outline: 2.8 })
  for (let y = -30; y < low - 30; y += 150) snap(pen, pt(0, y), pen.second)
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
