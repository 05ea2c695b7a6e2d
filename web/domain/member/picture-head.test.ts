import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readPictureHead } from './picture-head.ts'

const picture = () => sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
const transparent = () => picture().ensureAlpha(0.5)

describe('the head of a picture', () => {
  test.each([
    ['jpeg', picture().jpeg()],
    [
      'jpeg',
      picture()
        .withExif({ IFD0: { Copyright: 'Kari' } })
        .jpeg({ progressive: true }),
    ],
    ['png', picture().png()],
    ['gif', picture().gif()],
    ['webp', picture().webp()],
    ['webp', picture().webp({ lossless: true })],
    ['webp', transparent().webp()],
    ['avif', picture().avif()],
    ['avif', transparent().avif()],
  ] as const)('names the format and the pixels of a %s', async (format, file) => {
    const bytes = await file.toBuffer()
    expect(readPictureHead(bytes)).toEqual({ format, pixels: 600 })
    // The same as part of a larger buffer, and with anything behind it.
    expect(readPictureHead(Buffer.concat([bytes, Buffer.alloc(100, 0x69)]))).toEqual({ format, pixels: 600 })
  })

  test.each([
    ['heic', 'ftypheic\0\0\0\0mif1heic'],
    ['heic', 'ftypmif1\0\0\0\0mif1heic'],
    ['avif', 'ftypmif1\0\0\0\0mif1avif'],
    [undefined, 'ftypmp42\0\0\0\0mp42isom'],
  ])('tells HEIC from AVIF and from videos: %s', (format, box) => {
    expect(readPictureHead(Buffer.from(`\0\0\0\x18${box}`))?.format).toBe(format)
  })

  test('a file that is cut off or made up is read without an error', async () => {
    const heads = await Promise.all(
      [picture().jpeg(), picture().png(), picture().gif(), picture().webp(), picture().avif()].map((file) =>
        file.toBuffer(),
      ),
    )
    const lengths = fc.tuple(fc.constantFrom(...heads), fc.nat(400), fc.uint8Array({ maxLength: 60 }))
    fc.assert(
      fc.property(lengths, ([head, length, rest]) => {
        const { pixels = 0 } = readPictureHead(Buffer.concat([head.subarray(0, length), rest])) ?? {}
        expect(pixels).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
