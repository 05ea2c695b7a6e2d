import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { type LoginTexts, loadLoginTexts } from '../login/login-texts.ts'

export type IdeaTexts = Texts<'idea'> & { readonly login: LoginTexts }

/** They come with the dialog, in one language. */
export async function loadIdeaTexts(lang: Language): Promise<IdeaTexts> {
  const [{ idea }, login] = await Promise.all([
    lang === 'en' ? import('#web/i18n/messages/en/idea.ts') : import('#web/i18n/messages/nb/idea.ts'),
    loadLoginTexts(lang),
  ])
  return { ...idea, login }
}
