/** Where the stand-in listens when CENTRA_API_URL is not set. */
const DEFAULT_URL = 'http://localhost:4200/api/checkout/'

/**
 * Port and base path out of the checkout API's address, which the storefront is given as well.
 * @throws Error with one clear sentence when it is no http address
 */
export function readCommerceAddress(url: string = DEFAULT_URL): { port: number; basePath: string } {
  if (!/^https?:/.test(url) || !URL.canParse(url)) throw new Error(`CENTRA_API_URL is not an http address: ${url}`)
  const { port, pathname, protocol } = new URL(url)
  const basePath = pathname.endsWith('/') ? pathname : `${pathname}/`
  return { port: port ? Number(port) : protocol === 'https:' ? 443 : 80, basePath }
}
