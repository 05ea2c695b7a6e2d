import { reviews as en } from '#web/i18n/messages/en/reviews.ts'
import { reviews as nb } from '#web/i18n/messages/nb/reviews.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'

/** The texts of the reviews, which load with the live reviews instead of with every product page. */
export function reviewsTexts(lang: Language): Texts<'reviews'> {
  return lang === 'en' ? en : nb
}
