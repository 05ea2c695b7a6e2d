import sharp from 'sharp'
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

/** Turns a drawn SVG into JPEG (quality 82) or PNG bytes, with the print grain that gives all pictures one hand. */
export async function rasterise(svg: string, options: RasteriseOptions = {}): Promise<Buffer> {
  const { format = 'jpeg', quality = 82, grain = 0.55 } = options
  const picture = sharp(Buffer.from(svg))
  const sized = options.width === undefined ? picture : sharp(await picture.resize(options.width).png().toBuffer())
  const grained =
    grain > 0 ? sized.composite([{ input: await grainTile(grain), tile: true, blend: 'soft-light' }]) : sized
  const flat = grained.flatten({ background: '#ffffff' })
  return format === 'png' ? flat.png().toBuffer() : flat.jpeg({ quality, mozjpeg: false }).toBuffer()
}
