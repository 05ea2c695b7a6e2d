import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'
import { filledLanguages, type LocalizedValue } from './localized.ts'

type ImageValue = { readonly asset?: unknown; readonly alt?: LocalizedValue }

const missing = () => t('Describe the picture for people who cannot see it.')

/** A picture needs an alternative text; an empty picture field does not. */
export function checkAltText(picture: unknown, alt: string | undefined): Verdict {
  return !picture || Boolean(alt?.trim()) || missing()
}

/** As `checkAltText`, for an alternative text per language: one language is enough. */
export function checkLocalizedAltText(image: ImageValue | undefined): Verdict {
  return !image?.asset || filledLanguages(image.alt).length > 0 || missing()
}

/** As `checkAltText`, for an alternative text next to an `image` field or on the picture itself. */
export function checkNearbyAltText(parent: unknown, alt: string | undefined): Verdict {
  if (typeof parent !== 'object' || parent === null) return true
  const picture = 'image' in parent ? parent.image : 'asset' in parent ? parent.asset : undefined
  return checkAltText(picture, alt)
}
