import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'

export type FormTexts = Texts<'forms'>

/** For forms with passwords and pictures. */
export type FieldTexts = Pick<
  FormTexts,
  'showPassword' | 'hidePassword' | 'notAPicture' | 'heicPicture' | 'pictureTooLarge'
>

/** The texts that all forms share, in one language; loaded with the first form that is used. */
export async function loadFormTexts(lang: Language): Promise<FormTexts> {
  const { forms } = await (lang === 'en'
    ? import('#web/i18n/messages/en/forms.ts')
    : import('#web/i18n/messages/nb/forms.ts'))
  return forms
}
