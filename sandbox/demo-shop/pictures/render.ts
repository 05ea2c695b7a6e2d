import sharp, { type OverlayOptions } from 'sharp'
import { randomFrom } from './random.ts'

export type RasteriseOptions = {
  format?: 'jpeg' | 'png'
  /** Pixels; the height follows. The SVG's own width when left out. */
  width?: number
  quality?: number
  /** Print grain, 0 (none) to 1. */
  grain?: number
}

const tileSize = 384
const tilesByStrength = new Map<number, Promise<Buffer>>()

/** A square of printing noise around middle grey, made once per strength. */
function grainTile(strength: number): Promise<Buffer> {
  const known = tilesByStrength.get(strength)
  if (known) {
    return known
  }
  const made = makeGrain(strength)
  tilesByStrength.set(strength, made)
  return made
}

async function makeGrain(strength: number): Promise<Buffer> {
  const random = randomFrom('grain')
  const pixels = Buffer.alloc(tileSize * tileSize)
  for (let i = 0; i < pixels.length; i++) {
    const noise = random.next() + random.next() + random.next() - 1.5
    pixels[i] = Math.round(128 + noise * 74 * strength)
  }
  const raw = { raw: { width: tileSize, height: tileSize, channels: 1 as const } }
  return sharp(pixels, raw).blur(0.5).toColourspace('srgb').png().toBuffer()
}

/** The drawing at another size: its root's width and height change, its viewBox stays. */
function sized(svg: string, width: number | undefined): { svg: string; width: number; height: number } {
  const [, w = '0', h = '0'] = /^<svg[^>]*? width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  if (w === '0') {
    throw new Error('The SVG names no width and height on its root')
  }
  const target = width ?? Number(w)
  const height = Math.round((Number(h) * target) / Number(w))
  return {
    svg: svg.replace(`width="${w}" height="${h}"`, `width="${target}" height="${height}"`),
    width: target,
    height,
  }
}

/**
 * Turns a drawn SVG into JPEG (quality 82) or PNG bytes, with the print grain that gives all pictures one hand.
 * Throws when the SVG's root has no width and height.
 */
export async function rasterise(svg: string, options: RasteriseOptions = {}): Promise<Buffer> {
  const { format = 'jpeg', quality = 82, grain = 0.55 } = options
  const drawing = sized(svg, options.width)
  const picture = sharp(Buffer.from(drawing.svg), { limitInputPixels: 40_000_000 })
  const printed = grain > 0 ? picture.composite([await grainFor(grain, drawing.width, drawing.height)]) : picture
  const flat = printed.flatten({ background: '#ffffff' })
  return format === 'png' ? flat.png().toBuffer() : flat.jpeg({ quality }).toBuffer()
}

/** The grain laid over a picture; pictures smaller than the tile get a piece of it. */
async function grainFor(strength: number, width: number, height: number): Promise<OverlayOptions> {
  const tile = await grainTile(strength)
  const part = { left: 0, top: 0, width: Math.min(tileSize, width), height: Math.min(tileSize, height) }
  const whole = part.width === tileSize && part.height === tileSize
  return { input: whole ? tile : await sharp(tile).extract(part).png().toBuffer(), tile: true, blend: 'soft-light' }
}
