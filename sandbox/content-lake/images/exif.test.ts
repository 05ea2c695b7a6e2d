import fc from 'fast-check'
import sharp, { type Exif } from 'sharp'
import { describe, expect, it } from 'vitest'
import { readExif } from './exif.ts'

async function noted(exif: Exif): Promise<Buffer | undefined> {
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#808080' } }).withExif(exif)
  return (await sharp(await picture.jpeg().toBuffer()).metadata()).exif
}

const OSLO = { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 36/1', GPSLongitudeRef: 'E', GPSLongitude: '10/1 45/1 0/1' }

describe('metadata from a camera', () => {
  it('has the camera and its settings', async () => {
    const facts = readExif(
      await noted({
        IFD0: { Make: 'Norsk Kamera', Model: 'K1' },
        IFD2: { ExposureTime: '1/200', FNumber: '28/10', DateTimeOriginal: '2026:05:17 10:11:12', LensModel: '50 mm' },
      }),
    )
    expect(facts?.image).toMatchObject({ _type: 'sanity.imageExifTags', Make: 'Norsk Kamera', Model: 'K1' })
    expect(facts?.exif).toMatchObject({
      _type: 'sanity.imageExifMetadata',
      ExposureTime: 0.005,
      FNumber: 2.8,
      DateTimeOriginal: '2026-05-17T10:11:12.000Z',
      LensModel: '50 mm',
    })
    expect(facts).not.toHaveProperty('location')
  })

  it('has the position in degrees, in every hemisphere', async () => {
    expect(readExif(await noted({ IFD3: OSLO }))?.location).toEqual({ _type: 'geopoint', lat: 59.91, lng: 10.75 })
    const south = { ...OSLO, GPSLatitudeRef: 'S', GPSLongitudeRef: 'W', GPSAltitude: '5/1' }
    const { location } = readExif(await noted({ IFD3: south })) ?? {}
    expect([location?.lat, location?.lng, location?.alt]).toEqual([-59.91, -10.75, 5])
  })

  it('has no invalid values if the block is damaged', async () => {
    const block = (await noted({ IFD0: { Make: 'K' }, IFD3: OSLO })) ?? Buffer.alloc(0)
    fc.assert(
      fc.property(fc.nat(block.length - 1), fc.nat(255), fc.nat(block.length), (at, byte, length) => {
        const broken = Buffer.from(block)
        broken[at] = byte
        expect(() => readExif(broken.subarray(0, length))).not.toThrow()
        return JSON.stringify(readExif(broken))?.includes('null') !== true
      }),
    )
    expect(readExif(undefined)).toBeUndefined()
  })
})
