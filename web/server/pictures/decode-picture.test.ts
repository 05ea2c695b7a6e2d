import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES, type PictureKind, pictureSizes } from '#web/domain/member/uploaded-picture.ts'
import { checkUpload } from './check-upload.ts'
import { decodePicture } from './decode-picture.ts'

const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'red', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const
const notAPicture = { refusal: 'notAPicture' }

async function result(upload: string | Uint8Array, kind: PictureKind = 'profile') {
  const checked = checkUpload({ kind, upload })
  return checked.ok ? await decodePicture(checked.value, new AbortController().signal) : { refusal: checked.code }
}

async function read(upload: string | Uint8Array, kind: PictureKind = 'profile') {
  const outcome = await result(upload, kind)
  if (!('files' in outcome)) throw new Error(outcome.refusal)
  return outcome.files
}

const metadataOf = (bytes: Uint8Array) => sharp(bytes).metadata()

/** A PNG whose head claims a size that its data does not have. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

describe('an uploaded picture', () => {
  test.each(formats)('[R3.09] [R5.08] %s becomes square WebP files of 50, 100 and 400 pixels', async (format) => {
    const files = await read(dataUrl(await noise(60, 40).toFormat(format).toBuffer(), `image/${format}`))
    expect(files.map(({ size }) => size).toSorted((a, b) => a - b)).toEqual([...pictureSizes.profile])
    for (const { size, bytes } of files) {
      expect(await metadataOf(bytes)).toMatchObject({ format: 'webp', width: size, height: size })
    }
  })

  test('keeps its shape as a picture of an idea, and is not enlarged', async () => {
    const files = await read(await noise(800, 400).png().toBuffer(), 'idea')
    const sizes = await Promise.all(files.map(async ({ size, bytes }) => [size, await metadataOf(bytes)] as const))
    expect(Object.fromEntries(sizes)).toMatchObject({
      400: { width: 400, height: 200 },
      1600: { width: 800, height: 400 },
    })
  })

  test('is turned upright and loses its metadata: place, camera, hidden texts', async () => {
    const exif = { IFD0: { Copyright: 'Kari' }, IFD3: { GPSLatitude: '59/1 54/1 0/1' } }
    const photo = await noise(300, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(photo.includes('Kari')).toBe(true)
    for (const { bytes } of await read(dataUrl(photo, 'image/jpeg'), 'idea')) {
      const metadata = await metadataOf(bytes)
      expect(metadata).toMatchObject({ width: 200, height: 300 })
      expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([undefined, undefined, undefined])
      expect(Buffer.from(bytes).includes('Kari')).toBe(false)
    }
  })

  test('that is animated keeps its first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(20 * 20 * 3, 255), Buffer.alloc(20 * 20 * 3, 0)])
    const gif = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .gif()
      .toBuffer()
    expect((await metadataOf(gif)).pages).toBe(2)
    const [file] = await read(gif)
    const { data } = await sharp(file?.bytes).raw().toBuffer({ resolveWithObject: true })
    expect((await metadataOf(file?.bytes ?? Buffer.alloc(0))).pages ?? 1).toBe(1)
    expect(data[0]).toBeGreaterThan(250)
  })

  test.each(formats)('in a %s that is another file too keeps nothing of the other file', async (format) => {
    const picture = await noise(60, 60).toFormat(format).toBuffer()
    const hidden = Buffer.from('PK\x03\x04<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    for (const { bytes } of await read(Buffer.concat([picture, hidden]))) {
      expect(Buffer.from(bytes).includes(hidden.subarray(0, 8)) || Buffer.from(bytes).includes('script')).toBe(false)
    }
  })
})

describe('[R5.08] files that are not pictures are refused', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )
  const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  test.each([
    ['an SVG', dataUrl(svg, 'image/svg+xml')],
    ['an SVG that claims to be a PNG', dataUrl(svg, 'image/png')],
    ['an SVG behind the signature of a JPEG', dataUrl(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]))],
    ['an SVG behind the signature of a GIF', dataUrl(Buffer.concat([Buffer.from('GIF89a\x09\0\x09\0'), svg]))],
    ['a video', dataUrl(Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), 'image/avif')],
    ['a PDF', dataUrl(Buffer.from('%PDF-1.7'), 'image/png')],
    ['a ZIP', dataUrl(Buffer.from('PK\x03\x04'), 'image/png')],
    ['only a signature', dataUrl(head)],
    ['a text', 'hello'],
    ['an address', 'https://example.com/picture.png'],
    ['an address of our own', '/api/v1/pictures/6f0f0a52-6d2d-4b5c-9a9c-3a4d0cbb7b0e/50'],
    ['a data URL of another type', `data:text/html;base64,${head.toString('base64')}`],
    ['a data URL that is not base64', `data:image/png,${encodeURIComponent(head.toString('latin1'))}`],
    ['broken base64', 'data:image/png;base64,####'],
    ['an empty data URL', 'data:image/png;base64,'],
  ])('%s', async (_, upload) => {
    expect(await result(upload)).toEqual(notAPicture)
  })

  test.each(['heic', 'mif1', 'msf1'])('a HEIC (%s), with a reason of its own', async (brand) => {
    const bytes = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`)
    expect(await result(dataUrl(bytes, 'image/jpeg'))).toEqual({ refusal: 'heicPicture' })
  })

  test.each(formats)('the first half of a %s', async (format) => {
    const picture = await noise(60, 60).toFormat(format).toBuffer()
    const half = picture.subarray(0, picture.length / 2)
    expect(await result(half)).toEqual(notAPicture)
  })
})

test('a picture of too many pixels or bytes is refused before it is decoded', async () => {
  const tooLarge = { refusal: 'pictureTooLarge' }
  expect(await result(bomb(60_000, 60_000))).toEqual(tooLarge)
  expect(await result(bomb(4_000, 3_001))).toEqual(tooLarge)
  const avif = await noise(60, 60).avif().toBuffer()
  avif.writeUInt32BE(6300, avif.indexOf('ispe') + 8)
  avif.writeUInt32BE(6300, avif.indexOf('ispe') + 12)
  expect(await result(avif)).toEqual(tooLarge)
  const jpeg = await noise(10, 10).jpeg().toBuffer()
  const padded = (length: number) => Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)])
  expect(await result(padded(MAX_PICTURE_BYTES + 1))).toEqual(tooLarge)
  expect(await result(dataUrl(padded(MAX_PICTURE_BYTES + 1)))).toEqual(tooLarge)
  expect(await result(dataUrl(padded(MAX_PICTURE_BYTES)))).toHaveProperty('files')
})
