import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawGarment } from './garment.ts'
import { type GarmentPicture, garmentKinds } from './garment-picture.ts'
import { rasterise } from './render.ts'

const base: GarmentPicture = { kind: 'shellJacket', view: 'front', cut: 'women', color: '#2f5d62', seed: 'a' }
const views = ['front', 'back', 'detail'] as const
const cuts = ['men', 'women', 'unisex'] as const

async function meanColour(svg: string): Promise<number[]> {
  const middle = await sharp(Buffer.from(svg)).resize(146).png().toBuffer()
  const part = await sharp(middle).extract({ left: 60, top: 80, width: 26, height: 30 }).png().toBuffer()
  const { channels } = await sharp(part).stats()
  return channels.slice(0, 3).map((channel) => channel.mean)
}

describe('drawGarment', () => {
  it('draws the same bytes for the same picture', () => {
    expect(drawGarment(base).svg).toBe(drawGarment({ ...base }).svg)
  })

  it('draws another lie of the cloth for another seed, cut, view and kind', () => {
    const svgs = [
      base,
      { ...base, seed: 'b' },
      { ...base, cut: 'men' as const },
      { ...base, view: 'back' as const },
      { ...base, kind: 'fleece' as const },
    ].map((picture) => drawGarment(picture).svg)
    expect(new Set(svgs).size).toBe(svgs.length)
  })

  it('shows its colour, its second colour and its ground', () => {
    const { svg } = drawGarment({ ...base, color: '#B4532A', color2: '#CCCC52', ground: '#123456' })
    for (const ink of ['#b4532a', '#cccc52', '#123456']) {
      expect(svg.toLowerCase()).toContain(`"${ink}"`)
    }
  })

  it('lets the colour reach the printed picture', async () => {
    const [red = 0, , redBlue = 0] = await meanColour(drawGarment({ ...base, kind: 'tshirt', color: '#c02020' }).svg)
    const [blueRed = 0, , blue = 0] = await meanColour(drawGarment({ ...base, kind: 'tshirt', color: '#2030c0' }).svg)
    expect(red).toBeGreaterThan(redBlue + 60)
    expect(blue).toBeGreaterThan(blueRed + 60)
  })

  it('refuses a colour that is not #RRGGBB', () => {
    expect(() => drawGarment({ ...base, color: 'moss' })).toThrow('#RRGGBB')
  })

  it('leaves the zip and the label out of the back view', () => {
    const teeth = 'stroke-dasharray="2.6 3.6"'
    expect(drawGarment(base).svg).toContain(teeth)
    expect(drawGarment({ ...base, view: 'back' }).svg).not.toContain(teeth)
  })

  it.each(garmentKinds)(
    'draws %s in every view and cut as a picture that can be printed',
    { timeout: 60_000 },
    async (kind) => {
      for (const view of views) {
        for (const cut of cuts) {
          const { svg, hotspot } = drawGarment({ ...base, kind, view, cut })
          expect(svg).not.toMatch(/NaN|undefined|Infinity/)
          const { width, height } = await sharp(Buffer.from(svg)).metadata()
          expect([width, height]).toEqual([1460, 1874])
          for (const share of Object.values(hotspot)) {
            expect(share).toBeGreaterThan(0)
            expect(share).toBeLessThanOrEqual(1)
          }
        }
      }
      const jpeg = await sharp(await rasterise(drawGarment({ ...base, kind }).svg, { width: 730 })).metadata()
      expect([jpeg.format, jpeg.width, jpeg.height]).toEqual(['jpeg', 730, 937])
    },
  )

  it('is printed at its own size unless told otherwise', async () => {
    const { width, height } = await sharp(await rasterise(drawGarment(base).svg)).metadata()
    expect([width, height]).toEqual([1460, 1874])
  })

  it('keeps every garment whole on its ground', async () => {
    for (const kind of garmentKinds) {
      const { hotspot } = drawGarment({ ...base, kind })
      expect(hotspot.x - hotspot.width / 2, kind).toBeGreaterThan(0.03)
      expect(hotspot.y + hotspot.height / 2, kind).toBeLessThan(0.97)
      expect(hotspot.y - hotspot.height / 2, kind).toBeGreaterThan(0.03)
    }
  })

  it('puts the focus where a landscape frame does not cut the top off', () => {
    const frame = 1460 / 1.5 / 1874
    for (const kind of garmentKinds) {
      const { hotspot } = drawGarment({ ...base, kind })
      expect(hotspot.height, kind).toBeLessThan(frame)
    }
  })
})
