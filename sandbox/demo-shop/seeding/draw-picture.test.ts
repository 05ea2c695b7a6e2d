import sharp from 'sharp'
import { expect, test } from 'vitest'
import { picturePlan } from '../pictures-plan.ts'
import { drawPicture } from './draw-picture.ts'

test.each(['landscape/snowfield-day', 'garment/topp-beanie/unisex-spruce-front'] as const)(
  'the asset id of %s depends on the size and content of its bytes, and a second drawing has the same id',
  async (name) => {
    const spec = picturePlan().get(name)
    if (!spec) throw new Error('not in the plan')
    const drawn = await drawPicture(spec)
    const { width, height, format } = await sharp(drawn.jpeg).metadata()
    expect(format).toBe('jpeg')
    expect(drawn.assetId).toMatch(new RegExp(`^image-[0-9a-f]{40}-${width}x${height}-jpg$`))
    expect((await drawPicture(spec)).assetId).toBe(drawn.assetId)
  },
)
