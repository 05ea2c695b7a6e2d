import type { Language } from './languages.ts'

/** The page about personal data. Not among the fixed links, which every page loads: only the checkout links to it. */
export function privacyLink(lang: Language): string {
  return lang === 'en' ? '/en/content/privacy-and-cookies' : '/nb/content/personvern-og-informasjonskapsler'
}
