export type CommerceAddress = { readonly port: number; readonly basePath: string }

/**
 * Where the stand-in has to listen: port and base path of `CENTRA_API_URL`, which the storefront is given as well. `undefined` when
 * it is not set or names a real platform on another machine.
 * @throws Error with one clear sentence when it is no http address
 */
export function localCommerceAddress(url: string | undefined): CommerceAddress | undefined {
  if (!url) return undefined
  if (!/^https?:/.test(url) || !URL.canParse(url)) throw new Error(`CENTRA_API_URL is not an http address: ${url}`)
  const { hostname, port, pathname, protocol } = new URL(url)
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return undefined
  const basePath = pathname.endsWith('/') ? pathname : `${pathname}/`
  return { port: port ? Number(port) : protocol === 'https:' ? 443 : 80, basePath }
}
