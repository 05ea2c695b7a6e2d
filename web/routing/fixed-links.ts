import type { ProductState } from '../domain/product/availability.ts'
import type { Gender } from './genders.ts'
import type { Language } from './languages.ts'
import type { FixedPath } from './site-pages.ts'

// Separate from links.ts, so that browsers can use these without loading the table of pages.

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

/** The list of all products, filtered by one state. */
export function stateLink(lang: Language, state: ProductState): string {
  return `${shopLink(lang)}?state=${state}`
}

export function genderLink(lang: Language, gender: Gender): string {
  return fixedLink(lang, `shop/${gender}`)
}

export function checkoutLink(lang: Language): string {
  return fixedLink(lang, 'checkout')
}

export function communityLink(lang: Language): string {
  return fixedLink(lang, 'community')
}

/**
 * Links with these fragments open a dialog on any page: to become a member, to log in, to pitch an idea. Without
 * scripts they lead to the part of the community page whose id is the fragment.
 */
export const dialogFragments = ['#join', '#log-in', '#pitch-idea'] as const

export type DialogFragment = (typeof dialogFragments)[number]

/** A link that opens a dialog. */
export function dialogLink(lang: Language, fragment: DialogFragment): string {
  return communityLink(lang) + fragment
}

/** The page of terms and cookies (docs/product/2). Editors must keep these two slugs. */
export function termsLink(lang: Language): string {
  return lang === 'en' ? '/en/content/terms-and-conditions' : '/nb/content/vilkar-og-kjopsbetingelser'
}
