import { isLanguage } from './languages.ts'

/**
 * Pages of one kind share a security policy. A document keeps its policy, so going from one kind to another takes a
 * page load.
 */
export type PageKind = 'page' | 'checkout'

/**
 * The kind of page at the path. Only the checkout itself talks to the payment service: not its confirmation, not its
 * failed page.
 */
export function pageKind(path: string): PageKind {
  const [, lang, page, ...below] = path.split('/')
  return isLanguage(lang) && page === 'checkout' && below.length === 0 ? 'checkout' : 'page'
}
