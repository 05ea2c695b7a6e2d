import type { Language } from '#web/routing/languages.ts'

/**
 * Address of the shown page in a language, from the document's head; `undefined` where the page is in one language
 * only.
 */
export function pageInLanguage(language: Language): string | undefined {
  return document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${language}"]`)?.href
}
