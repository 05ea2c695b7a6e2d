import { isLoopback } from '../loopback.ts'

type CommerceAddress = { readonly port: number; readonly basePath: string }

/**
 * Where the stand-in has to listen: port and base path of `CENTRA_API_URL`, which the storefront is given as well. `undefined` when
 * it is not set or names a real platform on another machine.
 * @throws Error with one clear sentence when it is no http address
 */
export function localCommerceAddress(url: string | undefined): CommerceAddress | undefined {
  if (!url) return undefined
  if (!/^https?:/.test(url) || !URL.canParse(url)) throw new Error(`CENTRA_API_URL is not an http address: ${url}`)
  const address = new URL(url)
  if (!isLoopback(address)) return undefined
  const { port, pathname, protocol } = address
  const basePath = pathname.endsWith('/') ? pathname : `${pathname}/`
  return { port: port ? Number(port) : protocol === 'https:' ? 443 : 80, basePath }
}
