import type { IncomingMessage } from 'node:http'
import { isLanguage } from '../routing/languages.ts'
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

/** Whether the response is the same for every visitor, whatever the query: true for the pages of a language. Not for editors' requests. */
export function isCacheablePage(request: Pick<IncomingMessage, 'headers' | 'method' | 'url'>, path: string): boolean {
  const { headers, method, url = '' } = request
  if (method !== 'GET') return false
  if (headers.rsc || headers['next-router-prefetch'] || url.includes('_rsc=')) return false
  return isLanguage(path.split('/')[1]) && !path.endsWith('/test-error')
}

/** The request as Next sees it when the response is cached for all visitors: without the visitor's headers and without Next's internal ones. */
export function anonymous(request: IncomingMessage): IncomingMessage {
  return withHeadersOnly(request, (name) => name === 'host')
}

/**
 * A visitor's request for anything else. Next may cache what it renders for one visitor and send it to others, so it must not depend on
 * what this one sends, such as a policy's nonce or a user agent. Only the root reads a cookie, the saved language.
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
