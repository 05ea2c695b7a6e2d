import { comparablePath, newAddress, oldAddress } from './addresses.ts'

/** A redirect as editors or the publish webhook wrote it. */
export type Redirect = { readonly from: string; readonly to: string; readonly permanent: boolean }

/** The target of a redirect: a path of this site with query and fragment, or another site's https address. */
export type Destination = { readonly to: string; readonly permanent: boolean }

/** Destinations by the path that redirects to them. */
export type RedirectTable = ReadonlyMap<string, Destination>

/** Redirects that are followed one after another. */
export const MAX_REDIRECT_CHAIN = 10

/**
 * The valid redirects, to be looked up. They come oldest first; if several share a path, the newest wins. Absolute
 * addresses at `siteOrigin` become paths, so that a loop through them is detected.
 */
export function redirectTable(redirects: readonly Redirect[], siteOrigin: string): RedirectTable {
  return new Map(
    redirects.flatMap(({ from, to, permanent }): [string, Destination][] => {
      const path = oldAddress(from)
      const destination = readDestination(to, permanent, siteOrigin)
      return path && destination ? [[path, destination]] : []
    }),
  )
}

/** The path that a redirect leads to; `undefined` when it is invalid. */
export function readDestination(to: string, permanent: boolean, siteOrigin: string): Destination | undefined {
  const address = newAddress(to.startsWith(`${siteOrigin}/`) ? to.slice(siteOrigin.length) : to)
  return address ? { to: address, permanent } : undefined
}

/**
 * Resolves a chain of redirects in one step, up to the first page of `paths`; `undefined` for a loop or a chain of more
 * than ten. `path` is decoded. Queries added by intermediate redirects are kept.
 */
export function resolveRedirect(
  path: string,
  table: RedirectTable,
  paths: ReadonlySet<string> = new Set(),
): Destination | undefined {
  const seen = new Set<string>()
  let key = path.toLowerCase()
  let found: Destination | undefined
  for (let next = table.get(key); next; next = table.get(key)) {
    seen.add(key)
    if (seen.size > MAX_REDIRECT_CHAIN) return undefined
    const search = found ? urlOf(found.to).search : ''
    found = { to: withQuery(next.to, search), permanent: next.permanent && found?.permanent !== false }
    if (!found.to.startsWith('/')) return found
    const { pathname } = urlOf(found.to)
    if (paths.has(decodeURIComponent(pathname))) return found
    key = comparablePath(pathname)
    if (seen.has(key)) return undefined
  }
  return found
}

/**
 * Adds the visitor's query to an address on this site; parameters of the address take precedence. Other sites do not
 * get it.
 */
export function withQuery(to: string, search: string): string {
  if (search === '' || !to.startsWith('/')) return to
  const url = urlOf(to)
  const own = new Set(url.searchParams.keys())
  const added = [...new URLSearchParams(search)].filter(([name]) => !own.has(name))
  if (own.size === 0) return url.pathname + search + url.hash
  const query = new URLSearchParams([...url.searchParams, ...added])
  return `${url.pathname}?${query}${url.hash}`
}

function urlOf(address: string): URL {
  return new URL(address, 'https://site.invalid')
}
