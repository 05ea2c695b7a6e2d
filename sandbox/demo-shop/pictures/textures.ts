import type { Inks } from './colour.ts'
import { n } from './geometry.ts'
import { type Random, randomFrom } from './random.ts'

export type Texture = 'plain' | 'knit' | 'waffle' | 'ripstop' | 'wool' | 'fleece' | 'down'
/** Surfaces a garment uses beside its cloth: ribbing, mesh, cable. */
export type Surface = Texture | 'rib' | 'mesh' | 'twill' | 'weave'

type Tile = { width: number; height: number; marks: string }

const stroke = (d: string, ink: string, width: number, opacity: number) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`

const knit = (inks: Inks): Tile => ({
  width: 16,
  height: 14,
  marks:
    stroke('M1.5 -3L8 6L14.5 -3M1.5 11L8 20L14.5 11', inks.deep, 2.2, 0.34) +
    stroke('M0 0V14M16 0V14', inks.deep, 2.4, 0.2) +
    stroke('M3 2L7 8M13 2L9 8', inks.light, 2, 0.4),
})

const rib = (inks: Inks): Tile => ({
  width: 18,
  height: 18,
  marks: `<rect x="0" width="7" height="18" fill="${inks.deep}" fill-opacity=".26"/><rect x="11" width="4" height="18" fill="${inks.light}" fill-opacity=".34"/>${stroke('M11 0L13 4.5L15 0M11 9L13 13.5L15 9', inks.deep, 1.2, 0.25)}`,
})

const waffle = (inks: Inks): Tile => ({
  width: 22,
  height: 22,
  marks: `<rect x="3" y="3" width="16" height="16" rx="3" fill="${inks.deep}" fill-opacity=".2"/><path d="M3 19V6a3 3 0 0 1 3-3H19" fill="none" stroke="${inks.deep}" stroke-width="2.4" stroke-opacity=".4"/><path d="M5 19.6H19.6V5" fill="none" stroke="${inks.light}" stroke-width="2.2" stroke-opacity=".55"/>`,
})

const ripstop = (inks: Inks): Tile => ({
  width: 26,
  height: 26,
  marks: stroke('M0 .5H26M.5 0V26', inks.deep, 1.5, 0.24) + stroke('M0 2.2H26M2.2 0V26', inks.light, 1.1, 0.28),
})

const twill = (inks: Inks): Tile => ({
  width: 7,
  height: 7,
  marks: stroke('M-1 8L8 -1M-1 1L1 -1M6 8L8 6', inks.deep, 1.3, 0.2),
})

const weave = (inks: Inks): Tile => ({
  width: 6,
  height: 6,
  marks: stroke('M0 1.5H3M3 4.5H6', inks.deep, 1.1, 0.16) + stroke('M1.5 3V6M4.5 0V3', inks.light, 1.1, 0.2),
})

const mesh = (inks: Inks): Tile => ({
  width: 12,
  height: 12,
  marks: `<circle cx="3" cy="3" r="1.7" fill="${inks.deep}" fill-opacity=".5"/><circle cx="9" cy="9" r="1.7" fill="${inks.deep}" fill-opacity=".5"/>`,
})

/**
 * Short strokes strewn over a tile of `size`, repeated past its edges so that the tile joins itself.
 * All of one ink are one path: a tile is drawn again for every repeat, so it must stay light.
 */
function strewn(seed: string, size: number, count: number, mark: (random: Random, i: number) => string): string {
  const random = randomFrom(seed)
  const reach = 9
  const near = (v: number) => [0, ...(v < reach ? [size] : []), ...(v > size - reach ? [-size] : [])]
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [random.between(0, size), random.between(0, size)]
    const drawn = mark(random, i)
    return near(x)
      .flatMap((dx) => near(y).map((dy) => `M${n(x + dx)} ${n(y + dy)}${drawn}`))
      .join('')
  }).join('')
}

const fibre = (random: Random) =>
  `q${n(random.jitter(3))} ${n(random.jitter(3))} ${n(random.jitter(7))} ${n(random.jitter(6))}`

const wool = (inks: Inks): Tile => ({
  width: 96,
  height: 96,
  marks:
    stroke(strewn('wool dark', 96, 80, fibre), inks.deep, 1.1, 0.24) +
    stroke(strewn('wool light', 96, 90, fibre), inks.light, 1, 0.44),
})

function curl(random: Random, i: number): string {
  const r = random.between(1.8, 5)
  const turn = random.between(0, Math.PI * 2)
  return `a${n(r)} ${n(r)} 0 1 ${i % 2} ${n(Math.cos(turn) * r * 1.7)} ${n(Math.sin(turn) * r * 1.7)}`
}

const fleece = (inks: Inks): Tile => ({
  width: 140,
  height: 140,
  marks:
    stroke(strewn('fleece dark', 140, 150, curl), inks.deep, 1.6, 0.28) +
    stroke(strewn('fleece light', 140, 100, curl), inks.light, 1.5, 0.46),
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

/** The SVG pattern of a surface, or nothing for smooth cloth (down is drawn as quilting, not as a tile). */
export function patternOf(
  surface: Surface,
  inks: Inks,
  id: string,
  degrees: number,
  scale: number,
): string | undefined {
  if (surface === 'plain' || surface === 'down') {
    return undefined
  }
  const { width, height, marks } = tiles[surface](inks)
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${n(degrees)}) scale(${n(scale)})">${marks}</pattern>`
}
