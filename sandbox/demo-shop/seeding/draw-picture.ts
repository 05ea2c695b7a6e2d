import { createHash } from 'node:crypto'
import { drawGarment } from '../pictures/garment.ts'
import type { Hotspot } from '../pictures/garment-picture.ts'
import { drawLandscape } from '../pictures/landscape.ts'
import { rasterise } from '../pictures/render.ts'
import type { PictureSpec } from '../pictures-plan.ts'

export interface DrawnPicture {
  jpeg: Buffer
  /** As the lake names the asset: `image-<sha1>-<width>x<height>-jpg`. */
  assetId: string
  hotspot: Hotspot
}

/**
 * One of the widths that product pictures are shown in, and more than the 730 of the first (docs/product/9); the next, 1600, would
 * take seconds of every first start.
 */
const GARMENT_WIDTH = 1000
const LANDSCAPE_WIDTH = 1600

export async function drawPicture(spec: PictureSpec): Promise<DrawnPicture> {
  const isGarment = spec.type === 'garment'
  const drawing = isGarment ? drawGarment(spec.picture) : drawLandscape(spec.picture)
  const width = isGarment ? GARMENT_WIDTH : LANDSCAPE_WIDTH
  const height = Math.round((drawing.height * width) / drawing.width)
  const jpeg = await rasterise(drawing.svg, { width })
  const sha1 = createHash('sha1').update(jpeg).digest('hex')
  return { jpeg, assetId: `image-${sha1}-${width}x${height}-jpg`, hotspot: drawing.hotspot }
}
