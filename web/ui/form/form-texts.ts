import { forms as en } from '#web/i18n/messages/en/forms.ts'
import { forms as nb } from '#web/i18n/messages/nb/forms.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'

export type FormTexts = Texts<'forms'>

/** For forms with passwords and pictures. */
export type FieldTexts = Pick<
  FormTexts,
  'showPassword' | 'hidePassword' | 'notAPicture' | 'heicPicture' | 'pictureTooLarge'
>

/** The texts that all forms share; they come with the first form that is used. */
export function formTexts(lang: Language): FormTexts {
  return lang === 'en' ? en : nb
}
