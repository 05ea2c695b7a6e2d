import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'
import { filledLanguages, type LanguageProblem, type LocalizedValue } from './localized.ts'

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

const outdated = () => t('Does this still describe the picture? It was written for the one that was there before.')

/** The alternative texts of the picture before, from the picture itself or from the object that holds it. */
function textsBefore(parent: unknown): readonly unknown[] {
  if (typeof parent !== 'object' || parent === null) return []
  if ('describedBefore' in parent && Array.isArray(parent.describedBefore)) return parent.describedBefore
  return 'image' in parent ? textsBefore(parent.image) : []
}

/** Asks to review an alternative text that is still that of the picture before. */
export function checkDescription(alt: string | undefined, parent: unknown): true | string {
  return !alt || !textsBefore(parent).includes(alt) || outdated()
}

/** As `checkDescription`, for an alternative text per language. */
export function checkLocalizedDescription(alt: LocalizedValue | undefined, parent: unknown): true | LanguageProblem[] {
  const before = textsBefore(parent)
  const unreviewed = filledLanguages(alt).filter((language) => before.includes(alt?.[language]))
  return unreviewed.length === 0 || unreviewed.map((language) => ({ message: outdated(), path: [language] }))
}
