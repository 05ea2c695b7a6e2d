import { isStandIn } from '../loopback.ts'

type CommerceAddress = { readonly origin: string; readonly port: number; readonly basePath: string }

/**
 * The origin, port and base path for the stand-in, from `CENTRA_API_URL`, which the storefront uses too. `undefined`
 * when it is not set or names a real platform on another machine.
 * @throws Error with one sentence when it is not an http address
 */
export function localCommerceAddress(url: string | undefined): CommerceAddress | undefined {
  if (!url) return undefined
  if (!/^https?:/.test(url) || !URL.canParse(url)) throw new Error(`CENTRA_API_URL is not an http address: ${url}`)
  const address = new URL(url)
  if (!isStandIn(address)) return undefined
  const { origin, port, pathname, protocol } = address
  const basePath = pathname.endsWith('/') ? pathname : `${pathname}/`
  return { origin, port: port ? Number(port) : protocol === 'https:' ? 443 : 80, basePath }
}
