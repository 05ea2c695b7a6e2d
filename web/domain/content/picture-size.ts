export type PictureSize = { readonly width: number; readonly height: number }

/** A picture as the lake stores it; the crop is what an editor cuts off each side, as a fraction. */
export type StoredPicture = {
  readonly asset?: { readonly _ref?: string } | null
  readonly crop?: {
    readonly top?: number
    readonly bottom?: number
    readonly left?: number
    readonly right?: number
  } | null
}

/** Size of the uploaded file in pixels, from the asset's id (`image-<hash>-<width>x<height>-<format>`). */
export function uploadedSize({ asset }: StoredPicture): PictureSize | undefined {
  const [, width, height] = /-(\d+)x(\d+)-[a-z0-9]+$/.exec(asset?._ref ?? '') ?? []
  return width === undefined || height === undefined ? undefined : { width: Number(width), height: Number(height) }
}

/** Size of the picture as cropped by the editor, in pixels. */
export function naturalSize(picture: StoredPicture): PictureSize | undefined {
  const size = uploadedSize(picture)
  if (!size) return undefined
  const { left = 0, right = 0, top = 0, bottom = 0 } = picture.crop ?? {}
  return {
    width: Math.max(1, Math.round(size.width * (1 - left - right))),
    height: Math.max(1, Math.round(size.height * (1 - top - bottom))),
  }
}
