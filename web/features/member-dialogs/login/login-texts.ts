import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { type FieldTexts, loadFormTexts } from '#web/ui/form/form-texts.ts'

export type LoginTexts = Texts<'login'> & FieldTexts

/** They come with the dialog, in one language, instead of with every page. */
export async function loadLoginTexts(lang: Language): Promise<LoginTexts> {
  const [{ login }, forms] = await Promise.all([
    lang === 'en' ? import('#web/i18n/messages/en/login.ts') : import('#web/i18n/messages/nb/login.ts'),
    loadFormTexts(lang),
  ])
  return { ...forms, ...login }
}
