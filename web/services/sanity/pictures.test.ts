import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { naturalSize } from '#web/domain/content/picture-size.ts'
import { imageUrl } from './image-url.ts'
import { generalPicture, openGraphPicture, productPicture } from './pictures.ts'

const asset = { _ref: 'image-abc123-2000x3000-jpg' }
const cdn = { projectId: 'p', dataset: 'd' }

beforeAll(stubEnvironment)

function widthsOf(srcSet: string | undefined): number[] {
  return [...(srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
}

describe('[R7.10] picture addresses', () => {
  test('carry automatic format, width and height', () => {
    const url = new URL(imageUrl(cdn, { asset }, { width: 730, height: 937 }) ?? '')
    expect(url.origin + url.pathname).toBe('https://cdn.sanity.io/images/p/d/abc123-2000x3000.jpg')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ auto: 'format', w: '730', h: '937' })
  })

  test('stay on the lake’s own host where there is no CDN', () => {
    const url = imageUrl({ ...cdn, apiHost: 'http://localhost:4100' }, { asset }, { width: 10, height: 10 })
    expect(url).toMatch(/^http:\/\/localhost:4100\/images\/p\/d\/abc123-2000x3000\.jpg\?/)
  })

  test('are cut around the hotspot', () => {
    const at = (x: number) =>
      imageUrl(cdn, { asset, hotspot: { x, y: 0.5, width: 0.1, height: 0.1 } }, { width: 100, height: 300 })
    const leftOf = (url: string | undefined) => Number(new URL(url ?? '').searchParams.get('rect')?.split(',')[0])
    expect(leftOf(at(0.2))).toBeLessThan(leftOf(at(0.8)))
  })

  test('no picture, no address', () => {
    expect(productPicture(null, { sizes: '1px' })).toBeUndefined()
    expect(generalPicture({ asset: { _ref: 'broken' } }, { sizes: '1px' })).toBeUndefined()
    expect(openGraphPicture({ asset: null })).toBeUndefined()
  })
})

describe('[R9.07] picture sizes', () => {
  test('a product picture is 730x937 and comes in the seven widths', () => {
    const picture = productPicture({ asset, alt: 'Jacket', lqip: 'data:x' }, { sizes: '50vw' })
    expect(picture).toMatchObject({ width: 730, height: 937, alt: 'Jacket', lqip: 'data:x', sizes: '50vw' })
    expect(widthsOf(picture?.srcSet)).toEqual([320, 375, 640, 751, 1000, 1600, 2000])
  })

  test('other pictures go from 200 to 1600 and keep their shape', () => {
    expect(widthsOf(generalPicture({ asset }, { sizes: '1px' })?.srcSet)).toEqual([
      200, 320, 480, 640, 800, 1000, 1280, 1600,
    ])
    expect(generalPicture({ asset }, { sizes: '1px' })).toMatchObject({ width: 1600, height: 2400 })
    expect(generalPicture({ asset }, { sizes: '1px', ratio: 2 })).toMatchObject({ width: 1600, height: 800 })
  })

  test('a picture may have a crop of its own for phones, no wider than the original allows', () => {
    const landscape = {
      asset: { _ref: 'image-abc-1600x900-jpg' },
      hotspot: { x: 0.8, y: 0.5, width: 0.1, height: 0.1 },
    }
    const phone = generalPicture(landscape, { sizes: '1px', phoneRatio: 0.6 })?.phone
    expect(phone).toMatchObject({ width: 540, height: 900, sizes: '100vw' })
    expect(widthsOf(phone?.srcSet)).toEqual([200, 320, 480, 540])
    // Around the hotspot: 540 of 1600 pixels, with x = 1280 in the middle or as near to it as the picture allows.
    const [x = 0, , width = 0] = (/rect=([\d,]+)/.exec(phone?.srcSet ?? '')?.[1] ?? '').split(',').map(Number)
    expect(x).toBeLessThanOrEqual(1280)
    expect(x + width).toBeGreaterThan(1280)
    expect(generalPicture(landscape, { sizes: '1px' })?.phone).toBeUndefined()
  })

  test('a picture is never enlarged, and what the editor cropped away does not count', () => {
    const share = fc.double({ min: 0, max: 0.45, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), share, share, (width, left, right) => {
        const image = { asset: { _ref: `image-abc-${width}x900-png` }, crop: { left, right, top: 0, bottom: 0 } }
        const widths = widthsOf(generalPicture(image, { sizes: '1px' })?.srcSet)
        expect(Math.max(...widths)).toBeLessThanOrEqual(Math.min(1600, naturalSize(image)?.width ?? 0))
      }),
    )
  })
})
