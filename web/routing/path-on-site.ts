/**
 * Path and query of an address of this site, or of a path on it, as the target of a redirect; `undefined` for any other
 * address. Slashes that would make another host of the path's beginning become one.
 */
export function pathOnSite(address: string | null, siteOrigin: string): string | undefined {
  if (!address || !URL.canParse(address, siteOrigin)) return undefined
  const { origin, pathname, search } = new URL(address, siteOrigin)
  return origin === siteOrigin ? pathname.replace(/^\/+/, '/') + search : undefined
}
