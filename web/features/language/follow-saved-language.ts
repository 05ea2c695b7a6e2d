import { isBot } from '#web/domain/visitor/bots.ts'
import { pageInLanguage } from '#web/lib/page-in-language.ts'
import { languageOnArrival } from '#web/routing/language-redirect.ts'
import type { Language } from '#web/routing/languages.ts'
import { mirrorLanguage, savedLanguage, saveLanguage } from '#web/services/local-state/saved-language.ts'

/** Stored in the tab from a redirect until a page in the saved language opens. */
const redirectedKey = 'redirectedToSavedLanguage'

/** Redirects to this page in the saved language. Call it once per page load. */
export function followSavedLanguage(pageLanguage: Language): void {
  const saved = savedLanguage()
  if (!saved) return
  mirrorLanguage(saved)
  if (saved === pageLanguage) writeMark(false)
  const decision = languageOnArrival({
    address: location.href,
    pageLanguage,
    savedLanguage: saved,
    equivalentAddress: pageInLanguage(saved),
    referrer: document.referrer,
    isBot: isBot(navigator.userAgent),
    wasRedirected: readMark(),
  })
  if (decision.kind === 'save') saveLanguage(pageLanguage)
  // Without the mark a redirect loop could not be detected.
  if (decision.kind === 'redirect' && writeMark(true)) location.replace(decision.to)
}

function readMark(): boolean {
  try {
    return sessionStorage.getItem(redirectedKey) !== null
  } catch {
    return true
  }
}

function writeMark(isRedirected: boolean): boolean {
  try {
    if (isRedirected) sessionStorage.setItem(redirectedKey, '1')
    else sessionStorage.removeItem(redirectedKey)
    return true
  } catch {
    return false
  }
}
