import { discussion as en } from '#web/i18n/messages/en/discussion.ts'
import { discussion as nb } from '#web/i18n/messages/nb/discussion.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'

/** They come with the live discussion instead of with every product. */
export function discussionTexts(lang: Language): Texts<'discussion'> {
  return lang === 'en' ? en : nb
}
