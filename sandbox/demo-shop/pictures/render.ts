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

const tileSize = 512

/** A square of printing noise, each value from about -1 to 1, a little soft so that it looks like ink and not like dust. */
const noise: Float32Array = makeNoise()

function makeNoise(): Float32Array {
  const random = randomFrom('grain')
  const raw = Float32Array.from(
    { length: tileSize * tileSize },
    () => random.next() + random.next() + random.next() - 1.5,
  )
  return raw.map((value, i) => {
    const right = raw[i + 1] ?? value
    const below = raw[i + tileSize] ?? value
    return value * 0.5 + right * 0.25 + below * 0.25
  })
}

/** Adds the grain to RGB pixels in place, strongest in the middle tones as ink takes it. */
function addGrain(pixels: Buffer, width: number, strength: number): void {
  const rows = pixels.length / (width * 3)
  for (let y = 0; y < rows; y++) {
    const tileRow = (y % tileSize) * tileSize
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const grain = (noise[tileRow + (x % tileSize)] ?? 0) * strength
      for (let channel = at; channel < at + 3; channel++) {
        const value = pixels[channel] ?? 0
        const middle = (value * (255 - value)) / 16256
        pixels[channel] = Math.max(0, Math.min(255, value + grain * (0.3 + middle) + 0.5))
      }
    }
  }
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
  const { data, info } = await picture.flatten({ background: '#ffffff' }).raw().toBuffer({ resolveWithObject: true })
  addGrain(data, info.width, grain * 32 * Math.min(1, Math.sqrt(info.width / 1460)))
  const printed = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
  return format === 'png' ? printed.png().toBuffer() : printed.jpeg({ quality }).toBuffer()
}
