import { type Pen, piece, seam, shade, stitch, topstitched } from '../cloth.ts'
import { type Inks, inksOf, shift } from '../colour.ts'
import {
  along,
  at,
  back,
  beside,
  bezier,
  box,
  type Curve,
  join,
  line,
  mirror,
  moved,
  pt,
  scallop,
  symmetric,
} from '../geometry.ts'
import {
  bodyFolds,
  cuffBand,
  drawSleeve,
  edgeStitches,
  hemBand,
  hood,
  neckBand,
  neckInside,
  standCollar,
} from './top-parts.ts'
import { cm, measures, type Sleeve, type TopShape, topShape } from './top-shape.ts'
import { baffles, drawcord, label, snap, welt, zip } from './trims.ts'

const sleevesOf = (shape: TopShape): readonly Sleeve[] => [shape.left, shape.right]

/** The panel over shoulders and chest, down to `depth` (share of the armhole). */
function yoke(shape: TopShape, depth: number, dip: number): { outline: Curve; edge: Curve } {
  const m = shape.m
  const armY = m.armhole * cm * depth
  const start = shape.right.armhole.findIndex((p) => p[1] >= armY)
  const arm = shape.right.armhole.slice(0, Math.max(2, start))
  const end = along(arm, 1)
  const edge = bezier(end, moved(end, -70, dip), pt(60, end[1] + dip), pt(0, end[1] + dip))
  const top = join(shape.backNeck.slice(Math.floor(shape.backNeck.length / 2)), line(shape.neckPoint, at(arm, 0)))
  return { outline: symmetric(join(top, arm, edge)), edge: join(edge, mirror(back(edge))) }
}

function frontZip(pen: Pen, from: number, to: number, inks: Inks): void {
  const axis = line(pt(0, from), pt(0, to), 20)
  shade(pen, beside(line(pt(0, from + 22), pt(0, to - 30), 20), -16), 36)
  zip(pen, axis, inks, 0.03, 18)
  for (const side of [20, 28]) {
    stitch(pen, beside(axis, side))
    stitch(pen, beside(axis, -side))
  }
}

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

export function fleece(pen: Pen): void {
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
    fleeceFront(pen, shape)
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
