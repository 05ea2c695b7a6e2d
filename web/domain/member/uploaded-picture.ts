/**
 * The sizes in pixels in which uploaded pictures are stored. Profile pictures are cropped to squares (docs/product/3,
 * R3.09); an idea's pictures keep their shape, and the size is that of the longest side.
 */
export const pictureSizes = { profile: [50, 100, 400], idea: [400, 1600] } as const
export type PictureKind = keyof typeof pictureSizes

/**
 * The limits of one picture as it is uploaded; browsers scale larger ones down first
 * (`web/ui/form/read-picture-file.ts`).
 */
export const MAX_PICTURE_BYTES = 5_000_000
export const MAX_PICTURE_PIXELS = 12_000_000

/** Characters of a data URL that holds a picture of that size, with some for its head. */
export const MAX_DATA_URL_LENGTH = Math.ceil((MAX_PICTURE_BYTES * 4) / 3) + 100

/** The path of a stored picture in one of its kind's sizes. */
export function picturePath(id: string, size: number): string {
  return `/api/v1/pictures/${id}/${size}`
}

/** The same stored picture in another of its kind's sizes. */
export function pictureInSize(path: string, size: number): string {
  return path.replace(/\d+$/, String(size))
}
