import { createImageUrlBuilder } from '@sanity/image-url'
import { naturalSize } from '#web/domain/content/picture-size.ts'

/** docs/product/9. Pixels. */
export const generalPictureWidths = [200, 320, 480, 640, 800, 1000, 1280, 1600] as const

/** The fields that every image projection of the queries yields. */
export type ImageValue = {
  readonly asset?: { readonly _ref: string } | null
  readonly hotspot?: Hotspot | null
  readonly crop?: Crop | null
  readonly lqip?: string | null
  readonly alt?: string | null
}

type Hotspot = { readonly x?: number; readonly y?: number; readonly width?: number; readonly height?: number }
type Crop = { readonly top?: number; readonly bottom?: number; readonly left?: number; readonly right?: number }

/** The host that serves pictures; without `apiHost`, the vendor's CDN. */
export type ImageHost = { readonly projectId: string; readonly dataset: string; readonly apiHost?: string | undefined }

type Size = { readonly width: number; readonly height: number }

/** Address of the picture in exactly this size, cropped around the hotspot, in the best format the browser takes. */
export function imageUrl(host: ImageHost, image: ImageValue, { width, height }: Size): string | undefined {
  if (!image.asset || !naturalSize(image)) return undefined
  const { x = 0.5, y = 0.5, width: spotWidth = 1, height: spotHeight = 1 } = image.hotspot ?? {}
  const { top = 0, bottom = 0, left = 0, right = 0 } = image.crop ?? {}
  const builder = createImageUrlBuilder({ projectId: host.projectId, dataset: host.dataset })
  return (host.apiHost === undefined ? builder : builder.withOptions({ baseUrl: host.apiHost }))
    .image({
      asset: { _ref: image.asset._ref },
      hotspot: { x, y, width: spotWidth, height: spotHeight },
      crop: { top, bottom, left, right },
    })
    .width(width)
    .height(height)
    .auto('format')
    .url()
}
