import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { type FormTexts, loadFormTexts } from '#web/ui/form/form-texts.ts'
import { loadReceiptTexts } from '#web/ui/receipt/receipt-texts.ts'

export type ConfirmationTexts = Texts<'confirmation'> & Pick<FormTexts, 'showPassword' | 'hidePassword'>

/** The texts of the confirmation pages, in one language. */
export type LoadedTexts = { readonly texts: ConfirmationTexts; readonly receiptTexts: Texts<'receipt'> }

/** Loaded with what they are about: visitors without an order or a reservation need few of them. */
export async function loadConfirmationTexts(lang: Language): Promise<LoadedTexts> {
  const [{ confirmation }, receiptTexts, { showPassword, hidePassword }] = await Promise.all([
    lang === 'en' ? import('#web/i18n/messages/en/confirmation.ts') : import('#web/i18n/messages/nb/confirmation.ts'),
    loadReceiptTexts(lang),
    loadFormTexts(lang),
  ])
  return { texts: { ...confirmation, showPassword, hidePassword }, receiptTexts }
}
