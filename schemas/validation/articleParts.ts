import type { Verdict } from './codes.ts'
import { filledLanguages, type LocalizedValue } from './localized.ts'

/** Cards and the head of an article show its picture. */
export function checkHasPicture(image: { readonly asset?: unknown } | undefined): Verdict {
  return Boolean(image?.asset) || 'Choose a picture: cards and the top of the article show it.'
}

/** An article has a text in at least one language. */
export function checkHasText(content: LocalizedValue | undefined): Verdict {
  return filledLanguages(content).length > 0 || 'Write the article: the page has no text yet.'
}
