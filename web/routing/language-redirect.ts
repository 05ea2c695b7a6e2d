import { isLanguage, type Language } from './languages.ts'

export type PageVisit = {
  /** Address of the page, with its query and hash. */
  readonly address: string
  readonly pageLanguage: Language
  readonly savedLanguage: Language | null
  /** Address of the same page in the saved language, where there is one. */
  readonly equivalentAddress: string | undefined
  /** Address of the page that led here, or empty. */
  readonly referrer: string
  readonly isBot: boolean
  /** This tab was already redirected and has seen no page in the saved language since. */
  readonly wasRedirected: boolean
}

type LanguageDecision =
  | { readonly kind: 'stay' }
  /** The visitor used the language switch before it could save the language. */
  | { readonly kind: 'save' }
  | { readonly kind: 'redirect'; readonly to: string }

/**
 * Decides what to do on a page in another language than the saved one (docs/product/1): redirects once to the
 * equivalent page, with the same query and hash. Never for bots, never where the page exists in one language only,
 * never in a loop.
 */
export function languageOnArrival(arrival: PageVisit): LanguageDecision {
  const { address, pageLanguage, savedLanguage, equivalentAddress, referrer } = arrival
  if (!savedLanguage || savedLanguage === pageLanguage) return { kind: 'stay' }
  if (isSwitch(referrer, address)) return { kind: 'save' }
  if (arrival.isBot || arrival.wasRedirected || !equivalentAddress) return { kind: 'stay' }
  return { kind: 'redirect', to: keepQuery(equivalentAddress, address) }
}

/** Path of `target` with query and hash of `address`: always on this site. */
export function keepQuery(target: string, address: string): string {
  const { search, hash } = new URL(address)
  return new URL(target, address).pathname.replace(/^\/+/, '/') + search + hash
}

/** Whether a page of this site in another language led here. */
function isSwitch(referrer: string, address: string): boolean {
  if (!URL.canParse(referrer)) return false
  const from = new URL(referrer)
  const here = new URL(address)
  const language = from.pathname.split('/')[1]
  return from.origin === here.origin && isLanguage(language) && language !== here.pathname.split('/')[1]
}
