import { colourCode } from '#web/routing/colour-codes.ts'

/** The fields of a picture that decide when it is shown. Unisex, no gender and no colour always match. */
type ChosenBy = { readonly gender?: string | null; readonly colorHex?: string | null }

type PictureChoice = { readonly fit?: string | null; readonly hex?: string | null }

function fitsGender(picture: ChosenBy, fit: PictureChoice['fit']): boolean {
  return !fit || !picture.gender || picture.gender === 'unisex' || fit === 'unisex' || picture.gender === fit
}

function fitsColour(picture: ChosenBy, hex: PictureChoice['hex']): boolean {
  const wanted = colourCode(hex)
  return !wanted || !picture.colorHex || colourCode(picture.colorHex) === wanted
}

/**
 * The pictures that show the chosen fit and colour, in the editor's order. Where no picture shows both, those of the
 * colour; without any of those, all: a gallery is never empty because of a choice.
 */
export function picturesFor<P extends ChosenBy>(pictures: readonly P[], choice: PictureChoice): readonly P[] {
  const inColour = pictures.filter((picture) => fitsColour(picture, choice.hex))
  const inBoth = inColour.filter((picture) => fitsGender(picture, choice.fit))
  if (inBoth.length > 0) return inBoth
  return inColour.length > 0 ? inColour : pictures
}

/**
 * Front and second picture of a product card. On a gender's list its own fit comes first, in the first picture's
 * colour, so that the hover does not change the garment's colour.
 */
export function cardPictures<P extends ChosenBy>(pictures: readonly P[], fit?: string): readonly [P?, P?] {
  const [front] = picturesFor(pictures, { fit })
  if (!front) return []
  const second = picturesFor(pictures, { fit, hex: front.colorHex }).find((picture) => picture !== front)
  return second && colourCode(second.colorHex) === colourCode(front.colorHex) ? [front, second] : [front]
}
