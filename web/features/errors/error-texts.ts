import { errors as en } from '#web/i18n/messages/en/errors.ts'
import { errors as nb } from '#web/i18n/messages/nb/errors.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'

/** The texts of error pages in the browser: an error page is a client component and gets no props from the server. Every page loads them. */
export function errorTexts(lang: Language): Texts<'errors'> {
  return lang === 'en' ? en : nb
}
