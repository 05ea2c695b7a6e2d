import { errors as en } from '#web/i18n/messages/en/errors.ts'
import { errors as nb } from '#web/i18n/messages/nb/errors.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'

/**
 * The texts of the error page that replaces the layout: it gets no props from the server, and is loaded when it is
 * shown.
 */
export function errorTexts(lang: Language): Texts<'errors'> {
  return lang === 'en' ? en : nb
}
