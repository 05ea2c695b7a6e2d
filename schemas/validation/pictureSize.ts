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

/** What is left of a picture that is cut to the proportions of a place. */
function cutFor({ width, height }: PictureSize, place: PicturePlace): Omit<PicturePlace, 'title'> {
  if (place.height === undefined) return { width }
  const ratio = place.width / place.height
  const fitting = Math.min(width, height * ratio)
  return { width: Math.round(fitting), height: Math.round(fitting / ratio) }
}

/** Warns of a picture that is blurred in one of its places, and of one that is far too large. Drawings have no size. */
export function checkPictureSize(picture: StoredPicture | undefined, places: readonly PicturePlace[]): Verdict {
  const uploaded = uploadedSize(picture ?? {})
  const natural = naturalSize(picture ?? {})
  if (!uploaded || !natural || picture?.asset?._ref?.endsWith('-svg')) return true
  if (uploaded.width * uploaded.height > MAX_PIXELS) {
    const needed = places.map((place) => `${t(place.title)} (${sizeText(place)})`).join(', ')
    return t(
      'The picture has {size} pixels, more than 50 megapixels. It is shown as: {places}. Upload a smaller one.',
      { size: sizeText(uploaded), places: needed },
    )
  }
  const blurred = places.filter((place) => cutFor(natural, place).width < place.width)
  if (blurred.length === 0) return true
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
