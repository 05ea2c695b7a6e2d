import type { IncomingMessage } from 'node:http'
import { isLanguage } from '../routing/languages.ts'
import type { Wishes } from './answer.ts'

const draftModeCookie = /(?:^|;\s*)__prerender_bypass=/

/** Whether the request is an editor's, who sees drafts; Next still checks the cookie's value. */
export function isDraft({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return draftModeCookie.test(headers.cookie ?? '')
}

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

/** Pages of a language are the same for everybody, whatever the query says, save in draft mode. */
export function isCacheablePage(request: IncomingMessage, path: string): boolean {
  const { headers, method, url = '' } = request
  if (method !== 'GET') return false
  if (headers.rsc || headers['next-router-prefetch'] || url.includes('_rsc=')) return false
  if (isDraft(request)) return false
  return isLanguage(path.split('/')[1]) && !path.endsWith('/test-error')
}

/**
 * The request as Next sees it when the answer is for everybody: nothing of this visitor is in it, nor words that Next's parts have for
 * one another.
 */
export function anonymous(request: IncomingMessage): IncomingMessage {
  for (const name of Object.keys(request.headers)) if (name !== 'host') delete request.headers[name]
  return request
}
