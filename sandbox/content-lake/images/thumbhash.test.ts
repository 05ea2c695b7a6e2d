import { describe, expect, it } from 'vitest'
import { encodeThumbHash } from './thumbhash.ts'

type Colour = [red: number, green: number, blue: number, alpha: number]

function hashOf(width: number, height: number, colour: (x: number, y: number) => Colour): Buffer {
  const pixels = Array.from({ length: width * height }, (_, at) => colour(at % width, Math.floor(at / width)))
  return Buffer.from(encodeThumbHash({ data: Uint8Array.from(pixels.flat()), width, height, channels: 4 }), 'base64')
}

/** The mean colour as the format's own decoder reads it. */
function meanOf(hash: Buffer): number[] {
  const head = hash.readUIntLE(0, 3)
  const light = (head & 63) / 63
  const [p, q] = [((head >> 6) & 63) / 31.5 - 1, ((head >> 12) & 63) / 31.5 - 1]
  const blue = light - (2 / 3) * p
  const red = (3 * light - blue + q) / 2
  return [red, red - q, blue]
}

const near = (colour: number[]) => colour.map((part) => expect.closeTo(part, 1))
const isWide = (hash: Buffer) => (hash.readUInt16LE(3) & 0x8000) !== 0
const hasAlpha = (hash: Buffer) => (hash.readUIntLE(0, 3) & 0x800000) !== 0

describe('the ThumbHash of a picture', () => {
  it.each<Colour>([
    [255, 0, 0, 255],
    [0, 128, 0, 255],
    [20, 40, 200, 255],
    [255, 255, 255, 255],
  ])('keeps its mean colour: %i %i %i', (...colour) => {
    const hash = hashOf(20, 20, () => colour)
    expect(meanOf(hash)).toEqual(near(colour.slice(0, 3).map((part) => part / 255)))
    expect(hasAlpha(hash)).toBe(false)
  })

  it('keeps its proportions', () => {
    const grey = (): Colour => [99, 99, 99, 255]
    expect([isWide(hashOf(40, 20, grey)), isWide(hashOf(20, 40, grey))]).toEqual([true, false])
  })

  it('keeps what shines through, whose colour does not count', () => {
    const hash = hashOf(20, 20, (x) => (x < 10 ? [0, 0, 255, 255] : [255, 255, 255, 0]))
    expect(hasAlpha(hash)).toBe(true)
    expect(meanOf(hash)).toEqual(near([0, 0, 1]))
  })

  it('tells left from right, in 5 to 25 bytes', () => {
    const [left, right] = [0, 10].map((edge) =>
      hashOf(20, 20, (x) => (x >= edge && x < edge + 10 ? [255, 0, 0, 255] : [0, 0, 0, 255])),
    )
    expect(left?.equals(right ?? Buffer.alloc(0))).toBe(false)
    expect(left?.length).toBeGreaterThanOrEqual(5)
    expect(left?.length).toBeLessThanOrEqual(25)
  })
})
