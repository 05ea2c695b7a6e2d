import type { IncomingMessage } from 'node:http'
import type { Preferences } from './page-response.ts'

/** Sent by the site's own client-side router when it fetches page data. */
const routerHeaders: ReadonlySet<string> = new Set([
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
])

/** Reads the browser's preferences before the request is changed for Next, which gets a HEAD as a GET. */
export function takePreferences(request: IncomingMessage): Preferences {
  const { method, headers } = request
  if (method === 'HEAD') request.method = 'GET'
  const preferences = {
    head: method === 'HEAD',
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
  }
  delete headers['if-none-match']
  return preferences
}

/**
 * Whether the response is the same for every visitor, whatever the query: the root reads the saved language. Not for
 * editors' requests.
 */
export function isSameForAll(path: string): boolean {
  return path !== '/' && !path.endsWith('/test-error')
}

/**
 * Whether Next sends data for its router: only with this value. Without it, `?_rsc=` and the router's other headers
 * mean nothing.
 */
export function isPageData({ headers }: IncomingMessage): boolean {
  return headers.rsc === '1'
}

/**
 * Whether Next's router asks for data at this address. Without its headers the response is a page, which a CDN must not
 * keep there: the router would get it instead of data.
 */
export function hasDataAddress({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return /[?&]_rsc=/.test(url)
}

/** Everything that the data of a page depends on, where the request is as `asVisitor` makes it. */
export function dataKey({ url = '', headers }: IncomingMessage): string {
  return [url, ...[...routerHeaders].map((name) => headers[name] ?? '')].join('\n')
}

/**
 * The request as Next sees it when the response is cached for all visitors: without the visitor's headers and without
 * Next's internal ones.
 */
export function anonymous(request: IncomingMessage): IncomingMessage {
  return withHeadersOnly(request, (name) => name === 'host')
}

/**
 * A visitor's request for anything else. Next may cache what it renders for one visitor and send it to others, so it
 * must not depend on what this one sends, such as a policy's nonce or a user agent. Only the root reads a cookie, the
 * saved language.
 */
export function asVisitor(request: IncomingMessage, path: string): IncomingMessage {
  return withHeadersOnly(
    request,
    (name) => name === 'host' || routerHeaders.has(name) || (name === 'cookie' && path === '/'),
  )
}

function withHeadersOnly(request: IncomingMessage, isKept: (name: string) => boolean): IncomingMessage {
  for (const name of Object.keys(request.headers)) if (!isKept(name)) delete request.headers[name]
  return request
}
