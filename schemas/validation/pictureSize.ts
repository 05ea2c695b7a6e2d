import { textPictureWidth } from '#web/domain/content/picture-crops.ts'
import { naturalSize, type PictureSize, type StoredPicture, uploadedSize } from '#web/domain/content/picture-size.ts'
import { type ModelText, t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'

/**
 * A place where the storefront shows a picture, and its largest size there in pixels; without a height in any ratio.
 */
export type PicturePlace = { readonly title: ModelText; readonly width: number; readonly height?: number }

/** Above this a picture takes long to upload, and longer than visitors wait when it is cut for the first time. */
const MAX_PIXELS = 50_000_000

const sizeText = ({ width, height }: Omit<PicturePlace, 'title'>) =>
  height ? `${width} × ${height}` : t('{width} wide', { width })

/** The size of a picture after it is cut to the proportions of a place. */
function cutFor({ width, height }: PictureSize, place: PicturePlace): Omit<PicturePlace, 'title'> {
  if (place.height === undefined) return { width }
  const ratio = place.width / place.height
  const fitting = Math.min(width, height * ratio)
  return { width: Math.round(fitting), height: Math.round(fitting / ratio) }
}

/** Drawings have no size. */
const isDrawing = (picture: StoredPicture | undefined) => picture?.asset?._ref?.endsWith('-svg') ?? false

/** What to say of a picture that is far above the size of all its places; undefined if it is not. */
export function tooLargeText(picture: StoredPicture | undefined, places: readonly PicturePlace[]): string | undefined {
  const uploaded = uploadedSize(picture ?? {})
  if (!uploaded || isDrawing(picture) || uploaded.width * uploaded.height <= MAX_PIXELS) return undefined
  const needed = places.map((place) => `${t(place.title)} (${sizeText(place)})`).join(', ')
  return t('The picture has {size} pixels, more than 50 megapixels. It is shown as: {places}. Upload a smaller one.', {
    size: sizeText(uploaded),
    places: needed,
  })
}

/** In which of its places a picture is blurred, with its size there; undefined if it is large enough. */
export function blurredText(picture: StoredPicture | undefined, places: readonly PicturePlace[]): string | undefined {
  const natural = naturalSize(picture ?? {})
  if (!natural || isDrawing(picture)) return undefined
  const blurred = places.filter((place) => cutFor(natural, place).width < place.width)
  if (blurred.length === 0) return undefined
  const named = blurred.map((place) =>
    t('{place} ({size} of {needed})', {
      place: t(place.title),
      size: sizeText(cutFor(natural, place)),
      needed: sizeText(place),
    }),
  )
  return t('The picture is too small and looks blurred as: {places}. Upload a larger one.', {
    places: named.join(', '),
  })
}

/** Warns of a picture that is blurred in one of its places, and of one that is far too large. */
export function checkPictureSize(picture: StoredPicture | undefined, places: readonly PicturePlace[]): Verdict {
  return tooLargeText(picture, places) ?? blurredText(picture, places) ?? true
}

/** The place of a picture in a text, as wide as the text or as the editor chose next to it. */
export function placeInText(parent?: unknown): PicturePlace {
  const chosen = typeof parent === 'object' && parent !== null && 'maxWidthPx' in parent ? parent.maxWidthPx : undefined
  return { title: 'Text', width: typeof chosen === 'number' ? chosen : textPictureWidth }
}
