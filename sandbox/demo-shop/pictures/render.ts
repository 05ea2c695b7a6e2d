import sharp from 'sharp'
import { printPartsOnce } from './print-once.ts'
import { randomFrom } from './random.ts'

type RasteriseOptions = {
  format?: 'jpeg' | 'png'
  /** Pixels; the height follows. The SVG's own width when left out. */
  width?: number
  quality?: number
  /** Print grain, 0 (none) to 1. */
  grain?: number
}

const tileSize = 512

/** Steps of the noise from its darkest to its lightest. */
const levels = 64
const range = 1.5

/** A square of printing noise in levels, a little soft so that it looks like ink and not like dust. */
const noise: Uint8Array = makeNoise()

function makeNoise(): Uint8Array {
  const random = randomFrom('grain')
  const raw = Float32Array.from(
    { length: tileSize * tileSize },
    () => random.next() + random.next() + random.next() - 1.5,
  )
  return Uint8Array.from(raw, (value, i) => {
    const right = raw[i + 1] ?? value
    const below = raw[i + tileSize] ?? value
    const soft = value * 0.5 + right * 0.25 + below * 0.25
    return Math.max(0, Math.min(levels - 1, Math.round(((soft + range) / (2 * range)) * (levels - 1))))
  })
}

/** What becomes of each of the 256 values at each level: strongest in the middle tones, as ink takes it. */
function inkTable(strength: number): Uint8Array {
  return Uint8Array.from({ length: levels * 256 }, (_, at) => {
    const [level, value] = [at >> 8, at & 255]
    const grain = ((level / (levels - 1)) * 2 - 1) * range * strength
    const middle = (value * (255 - value)) / 16256
    return Math.max(0, Math.min(255, value + grain * (0.3 + middle) + 0.5))
  })
}

/** Adds the grain to RGB pixels in place. */
function addGrain(pixels: Buffer, width: number, strength: number): void {
  const table = inkTable(strength)
  const rows = pixels.length / (width * 3)
  for (let y = 0; y < rows; y++) {
    const tileRow = (y % tileSize) * tileSize
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const level = (noise[tileRow + (x % tileSize)] ?? 0) << 8
      for (let channel = at; channel < at + 3; channel++) pixels[channel] = table[level | (pixels[channel] ?? 0)] ?? 0
    }
  }
}

/** The drawing at another size: its root's width and height change, its viewBox stays. */
function sized(svg: string, width: number | undefined): { svg: string; scale: number } {
  const [, w = '0', h = '0'] = /^<svg[^>]*? width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  if (w === '0') {
    throw new Error('The SVG names no width and height on its root')
  }
  const target = width ?? Number(w)
  const height = Math.round((Number(h) * target) / Number(w))
  return {
    svg: svg.replace(`width="${w}" height="${h}"`, `width="${target}" height="${height}"`),
    scale: target / Number(w),
  }
}

/**
 * Turns a drawn SVG into JPEG (quality 82, a few per cent larger than need be and printed in half the time) or PNG bytes, with the print
 * grain that gives all pictures one hand.
 * Throws when the SVG's root has no width and height.
 */
export async function rasterise(svg: string, options: RasteriseOptions = {}): Promise<Buffer> {
  const { format = 'jpeg', quality = 82, grain = 0.55 } = options
  const drawing = sized(svg, options.width)
  const whole = await printPartsOnce(drawing.svg, drawing.scale)
  const picture = sharp(Buffer.from(whole), { limitInputPixels: 40_000_000 })
  const { data, info } = await picture.flatten({ background: '#ffffff' }).raw().toBuffer({ resolveWithObject: true })
  addGrain(data, info.width, grain * 32 * Math.min(1, Math.sqrt(info.width / 1460)))
  const printed = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
  return format === 'png' ? printed.png().toBuffer() : printed.jpeg({ quality, optimiseCoding: false }).toBuffer()
}
