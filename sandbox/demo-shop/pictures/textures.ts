import type { Inks } from './colour.ts'
import { n } from './geometry.ts'
import { randomFrom } from './random.ts'

export type Texture = 'plain' | 'knit' | 'waffle' | 'ripstop' | 'wool' | 'fleece' | 'down'
/** Surfaces a garment uses beside its cloth: ribbing, mesh, cable. */
export type Surface = Texture | 'rib' | 'mesh' | 'twill'

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

const mesh = (inks: Inks): Tile => ({
  width: 12,
  height: 12,
  marks: `<circle cx="3" cy="3" r="1.7" fill="${inks.deep}" fill-opacity=".5"/><circle cx="9" cy="9" r="1.7" fill="${inks.deep}" fill-opacity=".5"/>`,
})

function wool(inks: Inks): Tile {
  const random = randomFrom('wool')
  const fibres = Array.from({ length: 70 }, (_, i) => {
    const [x, y] = [random.between(0, 96), random.between(0, 96)]
    const d = `M${n(x)} ${n(y)}q${n(random.jitter(5))} ${n(random.jitter(5))} ${n(random.jitter(11))} ${n(random.jitter(8))}`
    return stroke(d, i % 2 ? inks.deep : inks.light, 1.3, i % 2 ? 0.26 : 0.36)
  })
  return { width: 96, height: 96, marks: fibres.join('') }
}

function fleece(inks: Inks): Tile {
  const random = randomFrom('fleece')
  const curls = Array.from({ length: 150 }, (_, i) => {
    const [x, y, r] = [random.between(0, 110), random.between(0, 110), random.between(2.4, 5)]
    const d = `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 1.6)} ${n(r * 0.8)}`
    return stroke(d, i % 5 < 3 ? inks.deep : inks.light, 1.7, i % 5 < 3 ? 0.2 : 0.34)
  })
  return { width: 110, height: 110, marks: curls.join('') }
}

const tiles: Record<Exclude<Surface, 'plain' | 'down'>, (inks: Inks) => Tile> = {
  knit,
  rib,
  waffle,
  ripstop,
  twill,
  mesh,
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
