import { bag as en } from '#web/i18n/messages/en/bag.ts'
import { bag as nb } from '#web/i18n/messages/nb/bag.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'

/** They come with the contents of the bag instead of with every page. */
export function bagTexts(lang: Language): Texts<'bag'> {
  return lang === 'en' ? en : nb
}
