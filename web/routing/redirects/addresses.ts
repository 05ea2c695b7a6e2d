import { isLanguage } from '../languages.ts'
import { readTarget } from '../request-target.ts'

/** Longest address that a redirect may hold, in characters. Servers and proxies refuse headers that are much longer. */
const longestAddress = 2000

/** Space, control characters, and the backslash, which browsers take for a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const forbidden = /[\s\\\u0000-\u001f\u007f]/

/** Addresses of this site are read as if they stood on it. */
const site = 'https://site.invalid'

/**
 * Where a redirect begins: a page's path below `/nb` or `/en`, in any case, without query and anchor. Answers the path as such paths are
 * compared, decoded and in small letters; `undefined` for anything else.
 */
export function oldAddress(from: string): string | undefined {
  if (!isReasonable(from)) return undefined
  // Editors write letters such as "ø" as they are.
  const path = pathOf(from.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent))
  const [, language, page] = path?.split('/') ?? []
  return path && isLanguage(language?.toLowerCase()) && page ? comparablePath(path) : undefined
}

/**
 * Where a redirect leads: to a path of this site, with query and anchor if need be, or to another site by https. Answers the address as it is
 * sent; `undefined` for anything else, which is an error in the Studio and ignored by the storefront.
 */
export function newAddress(to: string): string | undefined {
  if (!isReasonable(to)) return undefined
  const isOwn = to.startsWith('/')
  if (!isOwn && !/^https:\/\//i.test(to)) return undefined
  if (!URL.canParse(to, site)) return undefined
  const { origin, href, pathname, search, hash, username, password } = new URL(to, site)
  if (!isOwn) return username || password ? undefined : href
  const path = origin === site ? pathOf(pathname) : undefined
  return path && path + search + hash
}

function isReasonable(address: string): boolean {
  return address.length <= longestAddress && !forbidden.test(address)
}

/** The one form of a path, with or without a slash at its end; `undefined` for what is no path. */
function pathOf(written: string): string | undefined {
  const target = written.includes('?') ? undefined : readTarget(written.replace(/(?<=.)\/$/, ''))
  return target?.kind === 'path' ? target.path : undefined
}

/** A path as redirects compare it: decoded and in small letters (specification section 2). */
export function comparablePath(path: string): string {
  return decodeURIComponent(path).toLowerCase()
}
