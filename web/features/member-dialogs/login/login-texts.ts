import { login as en } from '#web/i18n/messages/en/login.ts'
import { login as nb } from '#web/i18n/messages/nb/login.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { type FieldTexts, formTexts } from '#web/ui/form/form-texts.ts'

export type LoginTexts = Texts<'login'> & FieldTexts

const texts: Readonly<Record<Language, LoginTexts>> = {
  nb: { ...formTexts('nb'), ...nb },
  en: { ...formTexts('en'), ...en },
}

/** They come with the dialog instead of with every page. */
export function loginTexts(lang: Language): LoginTexts {
  return texts[lang]
}
