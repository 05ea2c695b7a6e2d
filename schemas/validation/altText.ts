import type { Verdict } from './codes.ts'
import { filledLanguages, type LocalizedValue } from './localized.ts'

type ImageValue = { readonly asset?: unknown; readonly alt?: LocalizedValue }

const missing = 'Describe the picture for people who cannot see it.'

/** A picture without a description says nothing to a screen reader; an empty picture field needs none. */
export function checkAltText(picture: unknown, alt: string | undefined): Verdict {
  return !picture || Boolean(alt?.trim()) || missing
}

/** As `checkAltText`, for pictures whose description is kept per language; at least one must be there. */
export function checkLocalizedAltText(image: ImageValue | undefined): Verdict {
  return !image?.asset || filledLanguages(image.alt).length > 0 || missing
}

/** As `checkAltText`, where the description stands beside an `image` field or on the picture itself. */
export function checkAltTextBeside(parent: unknown, alt: string | undefined): Verdict {
  if (typeof parent !== 'object' || parent === null) return true
  const picture = 'image' in parent ? parent.image : 'asset' in parent ? parent.asset : undefined
  return checkAltText(picture, alt)
}
