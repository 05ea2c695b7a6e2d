import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { contentEpoch } from '../lib/content-epoch.ts'
import { pageStatusHeader } from '../lib/page-status.ts'
import { defaultLanguage, isLanguage } from '../routing/languages.ts'
import { Answer, send, type Wishes } from './answer.ts'
import { type Captured, CapturedResponse } from './captured-response.ts'
import { noteClientAddress } from './client-address.ts'
import { setDefaultHeader } from './default-header.ts'
import { HtmlCache } from './html-cache.ts'
import { sealDocument } from './inline-scripts.ts'
import { refusalOf } from './refusal.ts'
import {
  closedPolicy,
  type DocumentScripts,
  documentHeaders,
  type SiteSecurity,
  securityHeaders,
  staticFileHeaders,
} from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

type Options = {
  /** Next's request handler. */
  readonly handle: Handler
  readonly files: StaticFiles
  readonly security: SiteSecurity
}

const policyHeader = 'content-security-policy'
const staticPrefix = '/_next/static/'
const draftModeCookie = /(?:^|;\s*)__prerender_bypass=/

/**
 * What stands between the network and Next: security headers on everything, a strict content security policy by hash on
 * documents, compressed static files, and whole pages from memory.
 */
export function createPageServer({ handle, files, security }: Options): RequestListener {
  const common = securityHeaders(security)
  const cache = new HtmlCache({ epoch: contentEpoch })

  async function ask(request: IncomingMessage): Promise<Captured> {
    const response = new CapturedResponse(request)
    for (const [name, value] of Object.entries(common)) response.setHeader(name, value)
    await handle(request, response)
    return withPageStatus(await response.captured)
  }

  /** A page that failed is shown as the prerendered 500 page of its language; Next would leave drawing it to the browser. */
  async function askForPage(request: IncomingMessage): Promise<Captured> {
    const captured = await ask(request)
    if (captured.status < 500 || !isHtml(captured)) return captured
    const lang = (request.url ?? '').split(/[/?]/)[1]
    request.url = `/${isLanguage(lang) ? lang : defaultLanguage}/server-error`
    const page = await ask(request)
    return page.status === 200 ? { ...page, status: captured.status } : captured
  }

  async function document(request: IncomingMessage): Promise<Captured> {
    if (!draftModeCookie.test(request.headers.cookie ?? '')) return askForPage(request)
    // Next stamps the nonce that it finds in the request's policy on the scripts it writes.
    const nonce = randomBytes(16).toString('base64')
    request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
    const captured = await askForPage(request)
    return isHtml(captured) ? withHeaders(captured, documentHeaders(security, { kind: 'draft', nonce })) : captured
  }

  function answerOf(captured: Captured): Answer {
    const { status, headers, body } = captured
    if (!isHtml(captured) || headers['content-security-policy'] !== closedPolicy)
      return new Answer(status, cacheable(headers), body)
    const { html, hashes, unknown } = sealDocument(body.toString('utf8'))
    for (const code of unknown) console.warn(`Blocked an inline script of unknown shape: ${code.slice(0, 200)}`)
    const scripts: DocumentScripts = { kind: 'hashes', hashes }
    return new Answer(status, { ...cacheable(headers), ...documentHeaders(security, scripts) }, Buffer.from(html))
  }

  async function page(request: IncomingMessage, path: string): Promise<Answer> {
    if (!isCacheablePage(request, path)) return answerOf(await document(request))
    const { url = path } = request
    return cache.get(path, url, async () => {
      const captured = await askForPage(anonymous(request))
      return {
        answer: answerOf(captured),
        fresh: captured.headers['x-nextjs-cache'] !== 'STALE' && !captured.headers['set-cookie'],
      }
    })
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = refusalOf(request)
    if (refusal) return void response.writeHead(refusal.status, { ...common, ...refusal.headers }).end()
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (
      path.startsWith(staticPrefix) &&
      files.send(path.slice(staticPrefix.length), request, response, staticFileHeaders)
    )
      return
    if (!path.startsWith('/api/')) {
      const wanted = wishesOf(request)
      return send(wanted, response, await page(request, path))
    }
    // A page of its own, such as a mail's unsubscribe link opens, brings its own policy.
    const { [policyHeader]: policy = closedPolicy, ...others } = common
    for (const [name, value] of Object.entries(others)) response.setHeader(name, value)
    setDefaultHeader(response, policyHeader, policy)
    noteClientAddress(request)
    await handle(request, response)
  }

  return (request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error('A request failed in the page server:', error)
      if (!response.headersSent) response.writeHead(500, { ...common, 'content-type': 'text/plain' })
      response.end()
    })
  }
}

/** What the browser wants of the answer, noted before the request is changed for Next; a HEAD is asked for as a GET. */
function wishesOf(request: IncomingMessage): Wishes {
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
function isCacheablePage(request: IncomingMessage, path: string): boolean {
  const { headers, method, url = '' } = request
  if (method !== 'GET') return false
  if (headers.rsc || headers['next-router-prefetch'] || url.includes('_rsc=')) return false
  if (draftModeCookie.test(headers.cookie ?? '')) return false
  return isLanguage(path.split('/')[1]) && !path.endsWith('/test-error')
}

/**
 * The request as Next sees it when the answer is for everybody: nothing of this visitor is in it, nor words that Next's parts have for
 * one another.
 */
function anonymous(request: IncomingMessage): IncomingMessage {
  for (const name of Object.keys(request.headers)) if (name !== 'host') delete request.headers[name]
  return request
}

function isHtml({ headers }: Captured): boolean {
  return String(headers['content-type'] ?? '').startsWith('text/html')
}

function withPageStatus(captured: Captured): Captured {
  const { [pageStatusHeader]: status, ...headers } = captured.headers
  return status === undefined ? captured : { ...captured, status: Number(status), headers }
}

function withHeaders(captured: Captured, headers: OutgoingHttpHeaders): Captured {
  return { ...captured, headers: { ...captured.headers, ...headers } }
}

/** Whatever Next lets a shared cache keep is asked for again here, so that a publication shows at once. */
function cacheable(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'transfer-encoding': _, 'content-length': __, etag: ___, ...rest } = headers
  if (!/s-maxage|stale-while-revalidate/.test(String(rest['cache-control'] ?? ''))) return rest
  return { ...rest, 'cache-control': 'public, max-age=0, must-revalidate' }
}
