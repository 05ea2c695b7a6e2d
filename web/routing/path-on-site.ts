/**
 * Path and query of an address of this site, as the target of a redirect; `undefined` for any other address. Slashes that would
 * make another host of the path's beginning become one.
 */
export function pathOnSite(address: string | null, siteOrigin: string): string | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const { origin, pathname, search } = new URL(address)
  return origin === siteOrigin ? pathname.replace(/^\/+/, '/') + search : undefined
}
