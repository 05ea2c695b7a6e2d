import { drawGarment } from './garment.ts'
import type { GarmentPicture } from './garment-picture.ts'
import { drawLandscape } from './landscape.ts'
import type { LandscapePicture } from './landscape-picture.ts'

export type OpenGraphPicture = { landscape: Omit<LandscapePicture, 'width' | 'height'> } | { garment: GarmentPicture }

/** A picture for sharing, 1200 x 630: a landscape composed for that shape, or a garment large on its ground. */
export function openGraphPicture(picture: OpenGraphPicture): { svg: string; width: 1200; height: 630 } {
  if ('landscape' in picture) {
    return { svg: drawLandscape({ ...picture.landscape, width: 1200, height: 630 }).svg, width: 1200, height: 630 }
  }
  const drawn = drawGarment(picture.garment)
  const height = (drawn.width * 630) / 1200
  const top = Math.min(
    drawn.height - height,
    Math.max(0, drawn.height * (drawn.hotspot.y - drawn.hotspot.height / 2) - height * 0.08),
  )
  const svg = drawn.svg.replace(
    /width="\d+" height="\d+" viewBox="[^"]+"/,
    `width="1200" height="630" viewBox="0 ${Math.round(top)} ${drawn.width} ${Math.round(height)}"`,
  )
  return { svg, width: 1200, height: 630 }
}
