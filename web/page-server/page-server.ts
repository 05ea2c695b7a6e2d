import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { contentEpoch } from '../lib/content-epoch.ts'
import { defaultLanguage, isLanguage } from '../routing/languages.ts'
import { Answer, send } from './answer.ts'
import { cacheable, isHtml, withHeaders, withPageStatus } from './captured-page.ts'
import { type Captured, CapturedResponse } from './captured-response.ts'
import { noteClientAddress } from './client-address.ts'
import { setDefaultHeader } from './default-header.ts'
import { HtmlCache } from './html-cache.ts'
import { sealDocument } from './inline-scripts.ts'
import { anonymous, isCacheablePage, isDraft, wishesOf } from './page-request.ts'
import { refusalOf } from './refusal.ts'
import {
  closedPolicy,
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

/**
 * What stands between the network and Next: security headers on everything, a strict content security policy by hash on
 * documents, compressed static files, and whole pages from memory.
 */
export function createPageServer(options: Options): RequestListener {
  const server = new PageServer(options)
  const common = securityHeaders(options.security)
  return (request, response) => {
    server.respond(request, response).catch((error: unknown) => {
      console.error('A request failed in the page server:', error)
      if (!response.headersSent) response.writeHead(500, { ...common, 'content-type': 'text/plain' })
      response.end()
    })
  }
}

class PageServer {
  readonly #options: Options
  /** Headers of every answer. */
  readonly #common: Readonly<Record<string, string>>
  readonly #cache = new HtmlCache({ epoch: contentEpoch })

  constructor(options: Options) {
    this.#options = options
    this.#common = securityHeaders(options.security)
  }

  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = refusalOf(request)
    if (refusal) return void response.writeHead(refusal.status, { ...this.#common, ...refusal.headers }).end()
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (this.#sendFile(path, request, response)) return
    if (path.startsWith('/api/')) return await this.#call(request, response)
    const wishes = wishesOf(request)
    await send(wishes, response, await this.#page(request, path))
  }

  #sendFile(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    if (!path.startsWith(staticPrefix)) return false
    return this.#options.files.send(path.slice(staticPrefix.length), request, response, staticFileHeaders)
  }

  /** A call of the API, which Next answers itself. */
  async #call(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page of its own, such as a mail's unsubscribe link opens, brings its own policy.
    const { [policyHeader]: policy = closedPolicy, ...others } = this.#common
    for (const [name, value] of Object.entries(others)) response.setHeader(name, value)
    setDefaultHeader(response, policyHeader, policy)
    noteClientAddress(request)
    await this.#options.handle(request, response)
  }

  async #page(request: IncomingMessage, path: string): Promise<Answer> {
    if (!isCacheablePage(request, path)) return this.#sealed(await this.#document(request))
    const { url = path } = request
    return this.#cache.get(path, url, async () => {
      const captured = await this.#askForPage(anonymous(request))
      return {
        answer: this.#sealed(captured),
        fresh: captured.headers['x-nextjs-cache'] !== 'STALE' && !captured.headers['set-cookie'],
      }
    })
  }

  /** A document for one visitor alone. */
  async #document(request: IncomingMessage): Promise<Captured> {
    if (!isDraft(request)) return this.#askForPage(request)
    // Next stamps the nonce that it finds in the request's policy on the scripts it writes.
    const nonce = randomBytes(16).toString('base64')
    request.headers[policyHeader] = `script-src 'nonce-${nonce}'`
    const captured = await this.#askForPage(request)
    const headers = documentHeaders(this.#options.security, { kind: 'draft', nonce })
    return isHtml(captured) ? withHeaders(captured, headers) : captured
  }

  /** A page that failed is shown as the prerendered 500 page of its language; Next would leave drawing it to the browser. */
  async #askForPage(request: IncomingMessage): Promise<Captured> {
    const captured = await this.#ask(request)
    if (captured.status < 500 || !isHtml(captured)) return captured
    const lang = (request.url ?? '').split(/[/?]/)[1]
    request.url = `/${isLanguage(lang) ? lang : defaultLanguage}/server-error`
    const page = await this.#ask(request)
    return page.status === 200 ? { ...page, status: captured.status } : captured
  }

  async #ask(request: IncomingMessage): Promise<Captured> {
    const response = new CapturedResponse(request)
    for (const [name, value] of Object.entries(this.#common)) response.setHeader(name, value)
    await this.#options.handle(request, response)
    return withPageStatus(await response.captured)
  }

  /** The answer to send: a document that has no policy yet gets one with the hashes of its scripts. */
  #sealed(captured: Captured): Answer {
    const { status, headers, body } = captured
    if (!isHtml(captured) || headers[policyHeader] !== closedPolicy) return new Answer(status, cacheable(headers), body)
    const { html, hashes, unknown } = sealDocument(body.toString('utf8'))
    for (const code of unknown) console.warn(`Blocked an inline script of unknown shape: ${code.slice(0, 200)}`)
    const ofDocument = documentHeaders(this.#options.security, { kind: 'hashes', hashes })
    return new Answer(status, { ...cacheable(headers), ...ofDocument }, Buffer.from(html))
  }
}
