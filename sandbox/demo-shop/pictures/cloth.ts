import { type Inks, inksOf } from './colour.ts'
import type { GarmentPicture } from './garment-picture.ts'
import { type Box, beside, blade, bow, boxAround, type Curve, n, type Pt, pathOf, pt } from './geometry.ts'
import { type Random, randomFrom } from './random.ts'
import { coverOf, type Surface, type Texture } from './textures.ts'

/** What a garment is drawn with: its inks, its chance, and the sheet that the marks gather on. */
export type Pen = {
  picture: GarmentPicture
  front: boolean
  main: Inks
  second: Inks
  texture: Texture
  random: Random
  defs: string[]
  marks: string[]
  /** Outlines of all pieces: they give the shadow and the size. */
  outlines: Curve[]
  /** True while a piece inside another is drawn: it casts no shadow of its own. */
  inside: boolean
  /** The part a detail picture looks at: its middle and its width in garment units. */
  focus: { at: Pt; width: number }
  /** What of the garment the picture shows; all of it when left out. */
  sight: Box | undefined
}

export function penFor(picture: GarmentPicture, texture: Texture, secondColour: string, sight?: Box): Pen {
  return {
    picture,
    front: picture.view !== 'back',
    main: inksOf(picture.color),
    second: inksOf(picture.color2 ?? secondColour),
    texture: picture.texture ?? texture,
    random: randomFrom(`${picture.seed}/${picture.kind}/${picture.cut}`),
    defs: [],
    marks: [],
    outlines: [],
    inside: false,
    focus: { at: pt(0, 150), width: 560 },
    sight,
  }
}

/** A fold in the cloth, from its deep end to where it dies out. */
export type Fold = { from: Pt; to: Pt; bend?: number; width: number; strength?: number }

export type PieceOptions = {
  inks?: Inks
  surface?: Surface
  /** Direction of the cloth's grain. */
  degrees?: number
  folds?: readonly Fold[]
  /** How strongly the piece looks round, 0 (flat) to 1. */
  round?: number
  /** Size of the surface's tile. */
  scale?: number
  /** Draws inside the piece, clipped to it, below its outline. */
  inside?: () => void
  outline?: number
}

export function addDef(pen: Pen, make: (id: string) => string): string {
  const id = `d${pen.defs.length}`
  pen.defs.push(make(id))
  return id
}

/** Cuts a piece of cloth: fill, surface, roundness, folds, then its outline a hair beside the fill, as a second ink would fall. */
export function piece(pen: Pen, outline: Curve, options: PieceOptions = {}): void {
  const { inks = pen.main, surface = pen.texture, degrees = 0, round = 0.6, scale = 1 } = options
  const d = pathOf(outline, true)
  const clip = addDef(pen, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  if (!pen.inside) {
    pen.outlines.push(outline)
  }
  // A box is filled in half the time, and the clip cuts it out.
  const around = rectangle(boxAround([outline]))
  pen.marks.push(`<g clip-path="url(#${clip})"><rect ${around} fill="${inks.base}"/>`)
  cover(pen, outline, inks, surface, degrees, scale)
  pen.marks.push(roundness(pen, around, pathOf(outline, true, 1.5), inks, round))
  for (const fold of options.folds ?? []) {
    pen.marks.push(foldMarks(fold, inks))
  }
  drawInside(pen, options.inside)
  pen.marks.push('</g>')
  pen.marks.push(
    `<path d="${d}" transform="translate(1.6 -1.2)" fill="none" stroke="${inks.line}" stroke-width="${options.outline ?? 3.4}" stroke-linejoin="round"/>`,
  )
}

function drawInside(pen: Pen, draw?: () => void): void {
  const outer = pen.inside
  pen.inside = true
  draw?.()
  pen.inside = outer
}

function cover(pen: Pen, outline: Curve, inks: Inks, surface: Surface, degrees: number, scale: number): void {
  const worn = surface === 'plain' && pen.picture.view === 'detail' ? 'weave' : surface
  const name = `${worn}${inks.base.slice(1)}`
  const laid = coverOf(worn, inks, name, degrees, scale, outline, pen.sight)
  if (laid) {
    if (!pen.defs.includes(laid.def)) {
      pen.defs.push(laid.def)
    }
    pen.marks.push(laid.marks)
  }
}

function rectangle({ x, y, width, height }: Box): string {
  return `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`
}

function roundness(pen: Pen, around: string, d: string, inks: Inks, round: number): string {
  if (round === 0) {
    return ''
  }
  const sweep = addDef(
    pen,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".8"><stop offset="0" stop-color="${inks.light}" stop-opacity="${n(round * 5) === '0' ? 0 : (round * 0.42).toFixed(2)}"/><stop offset=".5" stop-color="${inks.base}" stop-opacity="0"/><stop offset="1" stop-color="${inks.dark}" stop-opacity="${(round * 0.6).toFixed(2)}"/></linearGradient>`,
  )
  const rim = [88, 64, 42, 22].map(
    (width) =>
      `<path d="${d}" transform="translate(${n(-width / 5)} ${n(-width / 7)})" fill="none" stroke="${inks.deep}" stroke-width="${width}" stroke-opacity="${(round * 0.1).toFixed(3)}" shape-rendering="optimizeSpeed"/>`,
  )
  return `<rect ${around} fill="url(#${sweep})"/>${rim.join('')}`
}

function foldMarks({ from, to, bend = 0.1, width, strength = 1 }: Fold, inks: Inks): string {
  const spine = bow(from, to, bend, 14)
  const lit = beside(spine, (width / 2) * (to[0] < from[0] ? -1 : 1))
  const dark = [1, 0.66, 0.36].map(
    (share) =>
      `<path d="${pathOf(blade(spine, width * share, true), true)}" fill="${inks.deep}" fill-opacity="${(0.13 * strength).toFixed(3)}"/>`,
  )
  const light = `<path d="${pathOf(blade(lit, width * 0.45), true)}" fill="${inks.light}" fill-opacity="${(0.34 * strength).toFixed(3)}"/>`
  return light + dark.join('')
}

/** A soft dark patch, for instance under a flap or a collar. */
export function shade(pen: Pen, curve: Curve, width: number, inks: Inks = pen.main, strength = 1): void {
  for (const share of [1, 0.7, 0.42, 0.2]) {
    pen.marks.push(
      `<path d="${pathOf(curve)}" fill="none" stroke="${inks.deep}" stroke-width="${n(width * share)}" stroke-opacity="${(0.11 * strength).toFixed(3)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
  }
}

export function seam(pen: Pen, curve: Curve, inks: Inks = pen.main, width = 2.4): void {
  const d = pathOf(curve)
  pen.marks.push(
    `<path d="${d}" transform="translate(2.4 2.4)" fill="none" stroke="${inks.light}" stroke-width="2" stroke-opacity=".4"/><path d="${d}" fill="none" stroke="${inks.line}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
}

export function stitch(pen: Pen, curve: Curve, inks: Inks = pen.main, opacity = 0.8): void {
  pen.marks.push(
    `<path d="${pathOf(curve)}" fill="none" stroke="${inks.stitch}" stroke-opacity="${opacity}" stroke-width="1.9" stroke-dasharray="7 4.5" stroke-linejoin="round"/>`,
  )
}

/** A seam with one or two rows of stitching on one side of it. */
export function topstitched(pen: Pen, curve: Curve, rows: readonly number[], inks: Inks = pen.main): void {
  seam(pen, curve, inks)
  for (const row of rows) {
    stitch(pen, beside(curve, row), inks)
  }
}

export function fill(pen: Pen, curve: Curve, colour: string, opacity = 1): void {
  pen.marks.push(`<path d="${pathOf(curve, true)}" fill="${colour}" fill-opacity="${opacity}"/>`)
}

export function stroke(pen: Pen, curve: Curve, colour: string, width: number, opacity = 1): void {
  pen.marks.push(
    `<path d="${pathOf(curve)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
}
