import type { Inks } from './colour.ts'
import { type Box, boxAround, type Curve, isWithin, n, pt, touches, turnedBy } from './geometry.ts'
import { blockOf } from './print-once.ts'
import { type Random, randomFrom } from './random.ts'

export type Texture = 'plain' | 'knit' | 'waffle' | 'ripstop' | 'wool' | 'fleece' | 'down'
/** Surfaces a garment uses beside its cloth. */
export type Surface = Texture | 'rib' | 'mesh' | 'twill' | 'weave'

/** One ink of a tile. `d` starts every stroke with an absolute M and goes on relatively, so that it can be moved. */
type Mark = { d: string; ink: string; opacity: number; width?: number }
type Tile = { width: number; height: number; marks: readonly Mark[] }

const knit = (inks: Inks): Tile => ({
  width: 16,
  height: 14,
  marks: [
    { d: 'M1.5 -3l6.5 9l6.5 -9', ink: inks.deep, width: 2.2, opacity: 0.36 },
    { d: 'M0 0v14', ink: inks.deep, width: 2.4, opacity: 0.32 },
    { d: 'M3 2l4 6M13 2l-4 6', ink: inks.light, width: 2, opacity: 0.4 },
  ],
})

const rib = (inks: Inks): Tile => ({
  width: 18,
  height: 18,
  marks: [
    { d: 'M0 0h7v18h-7z', ink: inks.deep, opacity: 0.26 },
    { d: 'M11 0h4v18h-4z', ink: inks.light, opacity: 0.34 },
    { d: 'M11 0l2 4.5l2 -4.5M11 9l2 4.5l2 -4.5', ink: inks.deep, width: 1.2, opacity: 0.25 },
  ],
})

const waffle = (inks: Inks): Tile => ({
  width: 22,
  height: 22,
  marks: [
    { d: 'M3 3h16v16h-16z', ink: inks.deep, opacity: 0.2 },
    { d: 'M3 19v-13a3 3 0 0 1 3 -3h13', ink: inks.deep, width: 2.4, opacity: 0.4 },
    { d: 'M5 19.6h14.6v-14.6', ink: inks.light, width: 2.2, opacity: 0.55 },
  ],
})

const ripstop = (inks: Inks): Tile => ({
  width: 26,
  height: 26,
  marks: [
    { d: 'M0 .5h26M.5 0v26', ink: inks.deep, width: 1.5, opacity: 0.24 },
    { d: 'M0 2.2h26M2.2 0v26', ink: inks.light, width: 1.1, opacity: 0.28 },
  ],
})

const twill = (inks: Inks): Tile => ({
  width: 7,
  height: 7,
  marks: [{ d: 'M0 7l7 -7', ink: inks.deep, width: 1.3, opacity: 0.22 }],
})

const weave = (inks: Inks): Tile => ({
  width: 6,
  height: 6,
  marks: [
    { d: 'M0 1.5h3M3 4.5h3', ink: inks.deep, width: 1.1, opacity: 0.16 },
    { d: 'M1.5 3v3M4.5 0v3', ink: inks.light, width: 1.1, opacity: 0.2 },
  ],
})

const mesh = (inks: Inks): Tile => ({
  width: 12,
  height: 12,
  marks: [{ d: 'M1.4 3h3.2v2h-3.2zM7.4 9h3.2v2h-3.2z', ink: inks.deep, opacity: 0.5 }],
})

/** Short strokes strewn over a tile of `size`; those that cross an edge show on the neighbouring tile. */
function strewn(seed: string, size: number, count: number, stroke: (random: Random, i: number) => string): string {
  const random = randomFrom(seed)
  return Array.from(
    { length: count },
    (_, i) => `M${n(random.between(0, size))} ${n(random.between(0, size))}${stroke(random, i)}`,
  ).join('')
}

const fibre = (random: Random) =>
  `q${n(random.jitter(3))} ${n(random.jitter(3))} ${n(random.jitter(7))} ${n(random.jitter(6))}`

const wool = (inks: Inks): Tile => ({
  width: 110,
  height: 110,
  marks: [
    { d: strewn('wool dark', 110, 110, fibre), ink: inks.deep, width: 1.1, opacity: 0.24 },
    { d: strewn('wool light', 110, 120, fibre), ink: inks.light, width: 1, opacity: 0.44 },
  ],
})

function curl(random: Random, i: number): string {
  const r = random.between(2.2, 5.2)
  const turn = random.between(0, Math.PI * 2)
  const step = i % 2 ? 1.1 : -1.1
  return [0, 1, 2].map((k) => `l${n(Math.cos(turn + k * step) * r)} ${n(Math.sin(turn + k * step) * r)}`).join('')
}

const fleece = (inks: Inks): Tile => ({
  width: 150,
  height: 150,
  marks: [
    { d: strewn('fleece dark', 150, 130, curl), ink: inks.deep, width: 1.7, opacity: 0.27 },
    { d: strewn('fleece light', 150, 90, curl), ink: inks.light, width: 1.6, opacity: 0.46 },
  ],
})

const tiles: Record<Exclude<Surface, 'plain' | 'down'>, (inks: Inks) => Tile> = {
  knit,
  rib,
  waffle,
  ripstop,
  twill,
  mesh,
  weave,
  wool,
  fleece,
}

const shifted = (d: string, dx: number, dy: number) =>
  d.replace(/M(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `M${n(Number(x) + dx)} ${n(Number(y) + dy)}`)

/** A block of tiles as one path per ink, to be printed once and laid many times: that is much faster than an SVG pattern. */
function block(tile: Tile, id: string, columns: number, rows: number): string {
  const paths = tile.marks.map(({ d, ink, opacity, width }) => {
    const whole = Array.from({ length: columns * rows }, (_, i) =>
      shifted(d, (i % columns) * tile.width, Math.floor(i / columns) * tile.height),
    ).join('')
    return width === undefined
      ? `<path d="${whole}" fill="${ink}" fill-opacity="${opacity}"/>`
      : `<path d="${whole}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
  })
  return blockOf(id, columns * tile.width, rows * tile.height, paths.join(''))
}

export type Cover = {
  /** The block of tiles, to stand among the definitions. */
  def: string
  /** The blocks laid over `area`; the caller clips them. */
  marks: string
}

/** About how wide a block is: small ones cover a sleeve without much waste. */
const BLOCK = 110

/** Strokes of a block that reach beyond it. */
const OVERHANG = 12

/**
 * Covers a shape with a surface, or nothing for smooth cloth (down is drawn as quilting). `id` names the block. Blocks that lie wholly
 * outside the shape, or out of sight, are left out: printing them is most of a picture's cost.
 */
export function coverOf(
  surface: Surface,
  inks: Inks,
  id: string,
  degrees: number,
  scale: number,
  shape: Curve,
  sight?: Box,
): Cover | undefined {
  if (surface === 'plain' || surface === 'down') {
    return undefined
  }
  const tile = tiles[surface](inks)
  const columns = Math.max(1, Math.round(BLOCK / tile.width))
  const rows = Math.max(1, Math.round(BLOCK / tile.height))
  const [stepX, stepY] = [columns * tile.width, rows * tile.height]
  const area = boxAround([shape])
  const middle = pt(area.x + area.width / 2, area.y + area.height / 2)
  const reach = scale * (Math.hypot(stepX, stepY) / 2 + OVERHANG)
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  const across = (area.width * cos + area.height * sin) / 2 / scale
  const down = (area.width * sin + area.height * cos) / 2 / scale
  const uses: string[] = []
  for (let y = -Math.ceil(down / stepY); y * stepY < down; y++) {
    for (let x = -Math.ceil(across / stepX); x * stepX < across; x++) {
      const centre = turnedBy(middle, angle, (x + 0.5) * stepX * scale, (y + 0.5) * stepY * scale)
      if (isWithin(centre, reach, sight) && touches(shape, centre, reach)) {
        uses.push(`<use href="#${id}" x="${n(x * stepX)}" y="${n(y * stepY)}"/>`)
      }
    }
  }
  return {
    def: block(tile, id, columns, rows),
    marks: `<g transform="translate(${n(middle[0])} ${n(middle[1])}) rotate(${n(degrees)}) scale(${scale})">${uses.join('')}</g>`,
  }
}
