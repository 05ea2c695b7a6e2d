import { receipt as en } from '#web/i18n/messages/en/receipt.ts'
import { receipt as nb } from '#web/i18n/messages/nb/receipt.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'

/** They come with the first receipt instead of with every page. */
export function receiptTexts(lang: Language): Texts<'receipt'> {
  return lang === 'en' ? en : nb
}
