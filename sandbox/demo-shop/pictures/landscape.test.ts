import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawLandscape } from './landscape.ts'
import { type LandscapePicture, landscapeScenes } from './landscape-picture.ts'
import { rasterise } from './render.ts'

const base: LandscapePicture = { scene: 'lake', season: 'autumn', time: 'dusk', seed: 'a' }

async function brightness(svg: string): Promise<number> {
  const grey = await sharp(Buffer.from(svg)).resize(120).greyscale().png().toBuffer()
  const { channels } = await sharp(grey).stats()
  return channels[0]?.mean ?? 0
}

describe('drawLandscape', () => {
  it('draws the same bytes for the same picture', () => {
    expect(drawLandscape(base).svg).toBe(drawLandscape({ ...base }).svg)
  })

  it('composes differently for another seed, season and time', () => {
    const pictures: LandscapePicture[] = [
      base,
      { ...base, seed: 'b' },
      { ...base, season: 'winter' },
      { ...base, time: 'dawn' },
    ]
    expect(new Set(pictures.map((picture) => drawLandscape(picture).svg)).size).toBe(pictures.length)
  })

  it('puts the subject on the other side of a mirrored picture', async () => {
    const plain = drawLandscape({ ...base, scene: 'campfire' })
    const mirrored = drawLandscape({ ...base, scene: 'campfire', mirrored: true })
    expect(mirrored.hotspot).toEqual({ ...plain.hotspot, x: 1 - plain.hotspot.x })
    const [turned, drawn] = await Promise.all([
      sharp(Buffer.from(plain.svg)).resize(300).flop().greyscale().raw().toBuffer(),
      sharp(Buffer.from(mirrored.svg)).resize(300).greyscale().raw().toBuffer(),
    ])
    const apart = turned.reduce((sum, value, index) => sum + Math.abs(value - (drawn[index] ?? 0)), 0) / turned.length
    expect(apart).toBeLessThan(3)
  })

  it('is darker at night than by day', async () => {
    const night = await brightness(drawLandscape({ ...base, scene: 'ridge', time: 'night' }).svg)
    const day = await brightness(drawLandscape({ ...base, scene: 'ridge', time: 'day' }).svg)
    expect(day).toBeGreaterThan(night + 50)
  })

  it.each(landscapeScenes)(
    'draws %s wide and tall as a picture that can be printed',
    { timeout: 60_000 },
    async (scene) => {
      for (const [width, height] of [
        [2400, 1350],
        [2400, 3000],
      ] as const) {
        const drawn = drawLandscape({ ...base, scene, width, height })
        expect(drawn.svg).not.toMatch(/NaN|undefined|Infinity/)
        const { width: w, height: h } = await sharp(await rasterise(drawn.svg, { width: 600 })).metadata()
        expect([w, h]).toEqual([600, Math.round((600 * height) / width)])
        for (const share of Object.values(drawn.hotspot)) {
          expect(share).toBeGreaterThan(0)
          expect(share).toBeLessThanOrEqual(1)
        }
      }
    },
  )
})

describe('rasterise', () => {
  const { svg } = drawLandscape({ ...base, width: 600, height: 400 })

  it('prints the same bytes twice', async () => {
    expect((await rasterise(svg)).equals(await rasterise(svg))).toBe(true)
  })

  it('gives PNG when asked, and grain unless turned off', async () => {
    const [grained, plain] = await Promise.all([
      rasterise(svg, { format: 'png' }),
      rasterise(svg, { format: 'png', grain: 0 }),
    ])
    expect((await sharp(grained).metadata()).format).toBe('png')
    expect(grained.length).toBeGreaterThan(plain.length * 1.3)
  })
})
