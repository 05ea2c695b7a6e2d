import { t } from '../norwegian.ts'
import { filledLanguages, type LanguageProblem, type LocalizedValue } from './localized.ts'

const message = () => t('Does this still describe the picture? It was written for the one that was there before.')

/** The alternative texts of the picture before, from the picture itself or from the object that holds it. */
function textsBefore(parent: unknown): readonly unknown[] {
  if (typeof parent !== 'object' || parent === null) return []
  if ('describedBefore' in parent && Array.isArray(parent.describedBefore)) return parent.describedBefore
  return 'image' in parent ? textsBefore(parent.image) : []
}

/** Asks to review an alternative text that is still that of the picture before. */
export function checkDescription(alt: string | undefined, parent: unknown): true | string {
  return !alt || !textsBefore(parent).includes(alt) || message()
}

/** As `checkDescription`, for an alternative text per language. */
export function checkLocalizedDescription(alt: LocalizedValue | undefined, parent: unknown): true | LanguageProblem[] {
  const before = textsBefore(parent)
  const unreviewed = filledLanguages(alt).filter((language) => before.includes(alt?.[language]))
  return unreviewed.length === 0 || unreviewed.map((language) => ({ message: message(), path: [language] }))
}
