import { errors as en } from '#web/i18n/messages/en/errors.ts'
import { errors as nb } from '#web/i18n/messages/nb/errors.ts'
import type { Language } from '#web/routing/languages.ts'

/**
 * The few texts that error pages need in the browser: an error page is a client component and gets no props from the
 * server.
 */
export function errorTexts(lang: Language) {
  const { serverTitle, serverText, tryAgain, backToFrontPage, allProducts } = lang === 'en' ? en : nb
  return { title: serverTitle, sentence: serverText, tryAgain, frontPage: backToFrontPage, allProducts }
}
