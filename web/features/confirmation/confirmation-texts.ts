import { confirmation as en } from '#web/i18n/messages/en/confirmation.ts'
import { confirmation as nb } from '#web/i18n/messages/nb/confirmation.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { type FormTexts, formTexts } from '#web/ui/form/form-texts.ts'

export type ConfirmationTexts = Texts<'confirmation'> & Pick<FormTexts, 'showPassword' | 'hidePassword'>

const texts: Readonly<Record<Language, ConfirmationTexts>> = {
  nb: { ...formTexts('nb'), ...nb },
  en: { ...formTexts('en'), ...en },
}

/** They come with what they are about: visitors without an order or a reservation need few of them. */
export function confirmationTexts(lang: Language): ConfirmationTexts {
  return texts[lang]
}
