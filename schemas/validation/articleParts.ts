import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'
import { filledLanguages, type LocalizedValue } from './localized.ts'

/** An article needs a picture for cards and its header. */
export function checkHasPicture(image: { readonly asset?: unknown } | undefined): Verdict {
  return Boolean(image?.asset) || t('Choose a picture: cards and the top of the article show it.')
}

/** An article needs text in at least one language. */
export function checkHasText(content: LocalizedValue | undefined): Verdict {
  return filledLanguages(content).length > 0 || t('The article has no text yet.')
}
