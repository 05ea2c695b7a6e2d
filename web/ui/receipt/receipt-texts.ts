import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'

/** In one language; loaded with the first receipt. */
export async function loadReceiptTexts(lang: Language): Promise<Texts<'receipt'>> {
  const { receipt } = await (lang === 'en'
    ? import('#web/i18n/messages/en/receipt.ts')
    : import('#web/i18n/messages/nb/receipt.ts'))
  return receipt
}
