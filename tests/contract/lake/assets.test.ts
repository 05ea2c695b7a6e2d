import type { SanityAssetDocument, SanityImageAssetDocument } from '@sanity/client'
import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isHosted, openTarget, rejection, type Target } from './target.ts'

let target: Target
let image: SanityImageAssetDocument
const uploaded: string[] = []

/** Red on the left, blue on the right, 400 by 200; the seed makes the bytes unique. */
function picture(seed = Math.random()): Promise<Buffer> {
  const half = { width: 200, height: 200, channels: 3 as const, background: { r: 255, g: Math.round(seed * 40), b: 0 } }
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .removeAlpha()
    .withMetadata({ exif: { IFD0: { ImageDescription: `contract ${seed}` } } })
    .png()
    .toBuffer()
}

async function upload(body: Buffer, options = {}): Promise<SanityImageAssetDocument> {
  const asset = await target.client.assets.upload('image', body, options)
  uploaded.push(asset._id)
  return asset
}

beforeAll(async () => {
  target = await openTarget()
  image = await upload(await picture(), { filename: 'rød jakke.png', title: 'A jacket' })
})
afterAll(async () => {
  for (const id of uploaded) await target.client.delete(id).catch(() => {})
  await target.close()
})

/** The asset's address: hosted assets have a host of their own, the stand-in serves them itself. */
const address = (asset: SanityAssetDocument, search = '') =>
  `${isHosted ? asset.url : `${target.origin}/${asset.path}`}${search}`

async function delivered(search: string, headers: Record<string, string> = {}) {
  const response = await fetch(address(image, search), { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { response, bytes, type: response.headers.get('content-type') }
}

async function dimensions(search: string): Promise<[number, number]> {
  const { width = 0, height = 0 } = await sharp((await delivered(search)).bytes).metadata()
  return [width, height]
}

async function pixel(search: string): Promise<'red' | 'blue' | string> {
  const { data } = await sharp((await delivered(search)).bytes)
    .removeAlpha()
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, , blue = 0] = data
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red},${blue}`
}

describe('Uploaded images [R7.09]', () => {
  test('become documents that know their size, colours and preview', () => {
    expect(image._id).toMatch(/^image-[0-9a-f]{40}-400x200-png$/)
    expect(image).toMatchObject({
      _type: 'sanity.imageAsset',
      extension: 'png',
      mimeType: 'image/png',
      originalFilename: 'rød jakke.png',
      title: 'A jacket',
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: { _type: 'sanity.imageDimensions', width: 400, height: 200, aspectRatio: 2 },
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/\w+;base64,/),
        blurHash: expect.stringMatching(/^.{6,}$/),
        palette: { dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/), population: expect.any(Number) } },
      },
    })
  })

  test('are one document when the same bytes come again', async () => {
    const bytes = await picture()
    const [first, second] = [await upload(bytes), await upload(bytes)]
    expect(second._id).toBe(first._id)
    expect(second._rev).toBe(first._rev)
  })

  test('contain only the requested metadata', async () => {
    const { metadata } = await upload(await picture(), { extract: ['lqip'] })
    expect(metadata.lqip).toBeDefined()
    expect(metadata).not.toHaveProperty('palette')
  })

  test('contain the camera’s metadata on request', async () => {
    const place = {
      GPSLatitudeRef: 'N',
      GPSLatitude: '59/1 30/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '10/1 0/1 0/1',
    }
    const photograph = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .withExif({ IFD0: { Make: `Kamera ${Math.random()}` }, IFD2: { FNumber: '2/1' }, IFD3: place })
      .jpeg()
      .toBuffer()
    const { metadata } = await upload(photograph, { extract: ['exif', 'image', 'location', 'thumbhash'] })
    expect(metadata).toMatchObject({
      image: { Make: expect.stringContaining('Kamera') },
      exif: { FNumber: 2 },
      location: { _type: 'geopoint', lat: 59.5, lng: 10 },
      thumbHash: expect.stringMatching(/^[\w+/=]{8,}$/),
    })
    expect(metadata).not.toHaveProperty('lqip')
  })

  test('stand upright when the camera was turned', async () => {
    const turned = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#123456' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await upload(turned)).metadata.dimensions).toMatchObject({ width: 30, height: 60 })
  })

  test('that are no images are refused', async () => {
    expect((await rejection(target.client.assets.upload('image', Buffer.from('not a picture')))).statusCode).toBe(400)
  })
})

describe('Delivered images [R7.09]', () => {
  test('are the uploaded bytes when nothing is asked', async () => {
    const { response, type } = await delivered('')
    expect([response.status, type, response.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      expect.stringContaining('max-age=31536000'),
    ])
  })

  test.each([
    ['?w=100', [100, 50]],
    ['?h=100', [200, 100]],
    ['?w=100&h=100', [100, 50]],
    ['?w=100&h=100&fit=crop', [100, 100]],
    ['?w=100&h=100&fit=scale', [100, 100]],
    ['?w=100&h=100&fit=fill&bg=ffffff', [100, 100]],
    ['?w=100&h=100&fit=max', [100, 50]],
    ['?w=800&fit=max', [400, 200]],
    ['?w=100&dpr=2', [200, 100]],
    ['?rect=0,0,100,50', [100, 50]],
    ['?rect=0,0,100,50&w=50', [50, 25]],
  ])('%s have the size %j', async (search, expected) => {
    expect(await dimensions(search)).toEqual(expected)
  })

  test('keep the part that was asked for', async () => {
    expect(await pixel('?w=100&h=100&fit=crop&crop=left')).toBe('red')
    expect(await pixel('?w=100&h=100&fit=crop&crop=right')).toBe('blue')
    expect(await pixel('?w=100&h=100&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.5')).toBe('red')
    expect(await pixel('?rect=250,0,100,100&w=10')).toBe('blue')
    expect(await pixel('?rect=250,0,100,100&w=10&fit=crop&h=10&flip=h')).toBe('blue')
  })

  test('come in the format that the reader takes, and say that it mattered', async () => {
    const webp = await delivered('?w=100&auto=format', { accept: 'image/webp,*/*' })
    expect([webp.type, webp.response.headers.get('vary')]).toEqual(['image/webp', expect.stringMatching(/accept/i)])
    expect((await delivered('?w=100&auto=format', { accept: '*/*' })).type).toBe('image/png')
    expect((await delivered('?w=100&fm=jpg')).type).toBe('image/jpeg')
    expect((await delivered('?w=100&fm=webp')).type).toBe('image/webp')
  })

  test('have other bytes at another quality, blurred or sharpened', async () => {
    const sizes = await Promise.all(
      ['?fm=jpg&q=90', '?fm=jpg&q=10', '?fm=jpg&q=90&blur=50'].map(async (search) =>
        (await delivered(search)).bytes.toString('base64'),
      ),
    )
    expect(new Set(sizes).size).toBe(3)
  })

  test('are found by the addresses that @sanity/image-url builds', async () => {
    const builder = createImageUrlBuilder({
      projectId: target.projectId,
      dataset: target.dataset,
      ...(isHosted ? {} : { baseUrl: target.origin }),
    })
    const response = await fetch(builder.image(image._id).width(50).height(50).fit('crop').auto('format').url())
    expect(response.status).toBe(200)
  })

  test('are offered for download under their name', async () => {
    const { response } = await delivered('?dl=rød.png')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename/)
  })

  test.skipIf(isHosted)(
    'asked for with nonsense are a 400, unknown ones a 404, in the shape of every error',
    async () => {
      for (const search of ['?w=abc', '?w=-1', '?fit=nothing', '?rect=1,2', '?fm=exe', '?bg=nocolour']) {
        const { response, bytes } = await delivered(search)
        expect([search, response.status, JSON.parse(bytes.toString())]).toEqual([
          search,
          400,
          expect.objectContaining({ statusCode: 400, error: 'Bad Request' }),
        ])
      }
      const missing = `${target.origin}/images/${target.projectId}/${target.dataset}/${'0'.repeat(40)}-1x1.png`
      for (const url of [
        missing,
        `${target.origin}/images/${target.projectId}/${target.dataset}/..%2F..%2Flake.sqlite`,
        `${target.origin}/files/a/b/c`,
        `${target.origin}/images/${target.projectId}`,
        `${target.origin}/images/${target.projectId}/${target.dataset}/a/b/c/d`,
      ]) {
        expect((await fetch(url)).status).toBe(404)
      }
    },
  )

  test.skipIf(isHosted)('requested concurrently are rendered once', async () => {
    const pictures = await Promise.all(Array.from({ length: 20 }, () => delivered('?w=123&fm=webp')))
    expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
  })

  test('known to the reader are not sent again', async () => {
    const etag = (await delivered('?w=124')).response.headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const again = await fetch(address(image, '?w=124'), { headers: { 'if-none-match': known } })
      expect([known, again.status]).toEqual([known, 304])
    }
    expect((await delivered('?w=124', { 'if-none-match': '"another"' })).response.status).toBe(200)
  })

  test.skipIf(isHosted)('drawn as SVG cannot run scripts', async () => {
    const drawing = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"><script>alert(${Date.now()})</script><rect width="5" height="5"/></svg>`,
    )
    const asset = await upload(drawing, { contentType: 'image/svg+xml' })
    expect(asset._id).toMatch(/-10x20-svg$/)
    const response = await fetch(address(asset))
    expect([response.headers.get('content-type'), response.headers.get('content-security-policy')]).toEqual([
      'image/svg+xml',
      expect.stringContaining('sandbox'),
    ])
    expect((await fetch(address(asset, '?fm=png&w=20'))).headers.get('content-type')).toBe('image/png')
  })
})

describe('Uploaded files [R7.09]', () => {
  test('keep their name and bytes', async () => {
    const text = `Størrelsesguide ${Math.random()}`
    const asset = await target.client.assets.upload('file', Buffer.from(text), {
      filename: 'guide.txt',
      contentType: 'text/plain',
    })
    uploaded.push(asset._id)
    expect(asset).toMatchObject({
      _type: 'sanity.fileAsset',
      extension: 'txt',
      originalFilename: 'guide.txt',
      size: Buffer.byteLength(text),
    })
    expect(asset._id).toMatch(/^file-[0-9a-f]{40}-txt$/)
    expect(await (await fetch(address(asset))).text()).toBe(text)
  })

  test.skipIf(isHosted).each([
    ['film.MP4', undefined, 'video/mp4', 'mp4'],
    ['catalogue.pdf', 'application/octet-stream', 'application/pdf', 'pdf'],
    ['list', 'text/csv; charset=utf-8', 'text/csv', 'csv'],
    ['unheard.of', undefined, 'application/octet-stream', 'of'],
  ])('get their type from the file name when nothing else gives it: %s as %s', async (...row) => {
    const [filename, contentType, mimeType, extension] = row
    const body = Buffer.from(`${filename} ${Math.random()}`)
    const asset = await target.client.assets.upload('file', body, { filename, contentType })
    uploaded.push(asset._id)
    expect(asset).toMatchObject({ mimeType, extension })
    expect((await fetch(address(asset))).headers.get('content-type')).toBe(mimeType)
  })

  test('without any bytes are refused', async () => {
    expect((await rejection(target.client.assets.upload('file', Buffer.alloc(0)))).statusCode).toBe(400)
  })

  test('that are pictures cut off in the middle are refused', async () => {
    const whole = await picture()
    for (const length of [60, Math.floor(whole.length * 0.7)]) {
      const refused = await rejection(target.client.assets.upload('image', whole.subarray(0, length)))
      expect(refused.statusCode).toBe(400)
    }
  })
})
