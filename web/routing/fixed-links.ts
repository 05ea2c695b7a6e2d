import type { Gender } from './genders.ts'
import type { Language } from './languages.ts'
import type { FixedPath } from './site-pages.ts'

// Apart from the other links, so that browsers need not load the table of pages for these.

/** The address of a page that does not depend on content. */
export function fixedLink(lang: Language, path: FixedPath): string {
  return path === '' ? `/${lang}` : `/${lang}/${path}`
}

export function homeLink(lang: Language): string {
  return fixedLink(lang, '')
}

export function shopLink(lang: Language): string {
  return fixedLink(lang, 'shop')
}

export function genderLink(lang: Language, gender: Gender): string {
  return fixedLink(lang, `shop/${gender}`)
}

export function communityLink(lang: Language): string {
  return fixedLink(lang, 'community')
}

/** The part of the community page where visitors become members. */
export const joinAnchor = 'join'

/** The page for logging in, registering and sending an idea, until there is a dialog for it. */
export function joinLink(lang: Language): string {
  return `${communityLink(lang)}#${joinAnchor}`
}

/** Terms and cookies (docs/product/2). */
export function termsLink(lang: Language): string {
  return lang === 'en' ? '/en/content/terms-and-conditions' : '/nb/content/vilkar-og-kjopsbetingelser'
}
