import { idea as en } from '#web/i18n/messages/en/idea.ts'
import { idea as nb } from '#web/i18n/messages/nb/idea.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { type LoginTexts, loginTexts } from '../login/login-texts.ts'

export type IdeaTexts = Texts<'idea'> & { readonly login: LoginTexts }

const texts: Readonly<Record<Language, IdeaTexts>> = {
  nb: { ...nb, login: loginTexts('nb') },
  en: { ...en, login: loginTexts('en') },
}

/** They come with the dialog. */
export function ideaTexts(lang: Language): IdeaTexts {
  return texts[lang]
}
