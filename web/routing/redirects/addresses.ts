import { isLanguage } from '../languages.ts'
import { readTarget } from '../request-target.ts'

/** Longest address that a redirect may hold, in characters; servers and proxies limit the size of headers. */
const MAX_ADDRESS_LENGTH = 2000

/** White space, control characters, and the backslash, which browsers read as a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const forbidden = /[\s\\\u0000-\u001f\u007f]/

/** Stands in for the site's origin when a path is parsed. */
const site = 'https://site.invalid'

/**
 * Validates where a redirect starts: a path below `/nb` or `/en`, in any case, without query and fragment. Returns the
 * path as it is compared, decoded and in lower case; `undefined` when it is invalid.
 */
export function oldAddress(from: string): string | undefined {
  if (!isReasonable(from)) return undefined
  // Editors write letters such as "ø" as they are.
  const path = pathOf(from.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent))
  const [, language, page] = path?.split('/') ?? []
  return path && isLanguage(language?.toLowerCase()) && page ? comparablePath(path) : undefined
}

/**
 * Validates the target of a redirect: a path of this site, with query and fragment if need be, or another site's https
 * address. Returns the address as it is sent; `undefined` when it is invalid: an error in the Studio, ignored by the
 * storefront.
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
  return address.length <= MAX_ADDRESS_LENGTH && !forbidden.test(address)
}

/** The canonical path, without a slash at its end; `undefined` when it is not a path. */
function pathOf(written: string): string | undefined {
  const target = written.includes('?') ? undefined : readTarget(written.replace(/(?<=.)\/$/, ''))
  return target?.kind === 'path' ? target.path : undefined
}

/** A path as redirects compare it: decoded and in lower case (docs/product/2). */
export function comparablePath(path: string): string {
  return decodeURIComponent(path).toLowerCase()
}
