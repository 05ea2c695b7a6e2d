import type { IncomingMessage } from 'node:http'
import { isLanguage } from '../routing/languages.ts'
import type { Wishes } from './answer.ts'

/** What the site's own router says about the page data that it asks for. */
const routerHeaders: ReadonlySet<string> = new Set([
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
])

/** What the browser wants of the answer, noted before the request is changed for Next; a HEAD is asked for as a GET. */
export function wishesOf(request: IncomingMessage): Wishes {
  const { method, headers } = request
  if (method === 'HEAD') request.method = 'GET'
  const wishes = {
    head: method === 'HEAD',
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
  }
  delete headers['if-none-match']
  return wishes
}

/** Pages of a language are the same for every visitor, whatever the query says. Of editors nobody asks. */
export function isCacheablePage(request: Pick<IncomingMessage, 'headers' | 'method' | 'url'>, path: string): boolean {
  const { headers, method, url = '' } = request
  if (method !== 'GET') return false
  if (headers.rsc || headers['next-router-prefetch'] || url.includes('_rsc=')) return false
  return isLanguage(path.split('/')[1]) && !path.endsWith('/test-error')
}

/**
 * The request as Next sees it when the answer is for everybody: nothing of this visitor is in it, nor words that Next's parts have for
 * one another.
 */
export function anonymous(request: IncomingMessage): IncomingMessage {
  return withHeadersOnly(request, (name) => name === 'host')
}

/**
 * The request of a visitor for anything else. Next keeps pages that it draws for one visitor and shows them to others, so they must not
 * depend on what this one sends: a policy's nonce, a user agent. Only the root reads a cookie, the saved language.
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
