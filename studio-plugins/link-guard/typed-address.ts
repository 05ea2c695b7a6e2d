import { languages } from '#web/routing/languages.ts'
import { pageLink } from '#web/routing/links.ts'
import type { Page } from './addresses.ts'

/** The host without `www.`, which leads to the same site. */
const hostOf = (url: URL | null) => url?.host.replace(/^www\./, '')

/**
 * An address as it should be stored: without spaces around it, `www.example.com` with its protocol, and an address of
 * the shop itself as a path. `site` is the origin of the shop.
 */
export function completeAddress(typed: string, site: string): string {
  const trimmed = typed.trim()
  const address = /^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null
  if (!url || hostOf(url) !== hostOf(URL.parse(site))) return address
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * The id of the page with this path, in any language; undefined with a query or anchor, which references cannot hold.
 */
export function pageAt(path: string, pages: readonly Page[]): string | undefined {
  const wanted = path.replace(/\/$/, '').toLowerCase()
  return pages.find((page) => languages.some((language) => pageLink(language, page)?.toLowerCase() === wanted))?._id
}

type LinkValue = { readonly href: string } | { readonly reference: Reference }
type Reference = { readonly _type: 'reference'; readonly _ref: string; readonly _weak: true }

/** The value of a link to a typed or pasted address: the page itself where it is one of the shop. */
export function linkTo(typed: string, site: string, pages: readonly Page[]): LinkValue {
  const address = completeAddress(typed, site)
  const page = address.startsWith('/') ? pageAt(address, pages) : undefined
  return page === undefined ? { href: address } : { reference: { _type: 'reference', _ref: page, _weak: true } }
}
