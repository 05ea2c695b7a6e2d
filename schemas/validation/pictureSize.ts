import { naturalSize, type PictureSize, type StoredPicture, uploadedSize } from '#web/domain/content/picture-size.ts'
import type { Verdict } from './codes.ts'

/**
 * A place where the storefront shows a picture, and its largest size there in pixels; without a height in any ratio.
 */
export type PicturePlace = { readonly title: string; readonly width: number; readonly height?: number }

/** Above this a picture takes long to upload, and longer than visitors wait when it is cut for the first time. */
const MAX_PIXELS = 50_000_000

const sizeText = ({ width, height }: Omit<PicturePlace, 'title'>) => (height ? `${width} × ${height}` : `${width} wide`)

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
    const needed = places.map((place) => `${place.title} (${sizeText(place)})`).join(', ')
    return `The picture has ${sizeText(uploaded)} pixels, more than 50 megapixels. It is shown as: ${needed}. Upload a smaller one.`
  }
  const blurred = places.filter((place) => cutFor(natural, place).width < place.width)
  if (blurred.length === 0) return true
  const named = blurred.map((place) => `${place.title} (${sizeText(cutFor(natural, place))} of ${sizeText(place)})`)
  return `The picture is too small and looks blurred as: ${named.join(', ')}. Upload a larger one.`
}
