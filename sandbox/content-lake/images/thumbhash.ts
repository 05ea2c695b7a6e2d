import type { Pixels } from './blurhash.ts'

type Plane = { values: Float64Array; width: number; height: number }
/** A plane as waves: its mean, and how strong each of them is from 0 to 1 of `scale`. */
type Waves = { mean: number; strengths: number[]; scale: number }

/**
 * The ThumbHash of a picture of at most 100 by 100 pixels with an alpha channel, in Base64. It keeps the proportions and what shines
 * through. https://evanw.github.io/thumbhash/
 */
export function encodeThumbHash(pixels: Pixels): string {
  const { width, height } = pixels
  const { lightness, yellow, red, alpha, hasAlpha } = planesOf(pixels)
  const limit = hasAlpha ? 5 : 7
  const columns = Math.max(1, Math.round((limit * width) / Math.max(width, height)))
  const rows = Math.max(1, Math.round((limit * height) / Math.max(width, height)))
  const light = wavesOf(lightness, Math.max(3, columns), Math.max(3, rows))
  const [p, q] = [wavesOf(yellow, 3, 3), wavesOf(red, 3, 3)]
  const a = hasAlpha ? wavesOf(alpha, 5, 5) : undefined
  const isWide = width > height
  const bytes = [...headOf(light, p, q, hasAlpha), ...shapeOf(p, q, isWide ? rows : columns, isWide)]
  if (a) bytes.push(Math.round(15 * a.mean) | (Math.round(15 * a.scale) << 4))
  const strengths = [light, p, q, ...(a ? [a] : [])].flatMap((waves) => waves.strengths)
  return Buffer.from([...bytes, ...packed(strengths)]).toString('base64')
}

function headOf(light: Waves, p: Waves, q: Waves, hasAlpha: boolean): number[] {
  const colours = Math.round(63 * light.mean) | (Math.round(31.5 + 31.5 * p.mean) << 6)
  const head = colours | (Math.round(31.5 + 31.5 * q.mean) << 12) | (Math.round(31 * light.scale) << 18)
  return bytesOf(hasAlpha ? head | (1 << 23) : head, 3)
}

function shapeOf(p: Waves, q: Waves, side: number, isWide: boolean): number[] {
  const shape = side | (Math.round(63 * p.scale) << 3) | (Math.round(63 * q.scale) << 9)
  return bytesOf(isWide ? shape | (1 << 15) : shape, 2)
}

function bytesOf(number: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (number >> (8 * index)) & 255)
}

/** Two strengths a byte. */
function packed(strengths: readonly number[]): number[] {
  const bytes = new Array<number>(Math.ceil(strengths.length / 2)).fill(0)
  for (const [index, strength] of strengths.entries()) {
    bytes[index >> 1] = (bytes[index >> 1] ?? 0) | (Math.round(15 * strength) << ((index & 1) * 4))
  }
  return bytes
}

/** What shines through is filled with the picture's mean colour. */
function planesOf({ data, width, height }: Pixels) {
  const count = width * height
  const part = (pixel: number, channel: number) => (data[pixel * 4 + channel] ?? 0) / 255
  const plane = (value: (pixel: number) => number): Plane => ({
    values: Float64Array.from({ length: count }, (_, pixel) => value(pixel)),
    width,
    height,
  })
  const alpha = plane((pixel) => part(pixel, 3))
  const visible = alpha.values.reduce((sum, value) => sum + value, 0)
  const channels = [0, 1, 2].map((channel) => {
    const seen = plane((pixel) => part(pixel, channel) * part(pixel, 3))
    const mean = visible === 0 ? 0 : seen.values.reduce((sum, value) => sum + value, 0) / visible
    return seen.values.map((value, pixel) => value + mean * (1 - part(pixel, 3)))
  })
  const mixed = (mix: (red: number, green: number, blue: number) => number) =>
    plane((pixel) => mix(channels[0]?.[pixel] ?? 0, channels[1]?.[pixel] ?? 0, channels[2]?.[pixel] ?? 0))
  return {
    lightness: mixed((red, green, blue) => (red + green + blue) / 3),
    yellow: mixed((red, green, blue) => (red + green) / 2 - blue),
    red: mixed((red, green) => red - green),
    alpha,
    hasAlpha: visible < count,
  }
}

function wavesOf({ values, width, height }: Plane, columns: number, rows: number): Waves {
  const strengths: number[] = []
  let [mean, scale] = [0, 0]
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column * rows < columns * (rows - row); column += 1) {
      const across = Float64Array.from({ length: width }, (_, x) => Math.cos((Math.PI / width) * column * (x + 0.5)))
      const down = Float64Array.from({ length: height }, (_, y) => Math.cos((Math.PI / height) * row * (y + 0.5)))
      const sum = values.reduce(
        (total, value, at) => total + value * (across[at % width] ?? 0) * (down[Math.floor(at / width)] ?? 0),
        0,
      )
      const strength = sum / (width * height)
      if (row + column === 0) mean = strength
      else strengths.push(strength)
      if (row + column > 0) scale = Math.max(scale, Math.abs(strength))
    }
  }
  return { mean, scale, strengths: scale ? strengths.map((strength) => 0.5 + (0.5 / scale) * strength) : strengths }
}
