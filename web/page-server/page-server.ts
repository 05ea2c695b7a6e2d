import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { contentEpoch, expiryEpoch } from '../lib/content-epoch.ts'
import { onMeasure } from '../lib/measures.ts'
import { withRequestId } from '../lib/request-id.ts'
import { defaultLanguage, isLanguage, type Language } from '../routing/languages.ts'
import { type PageKind, pageKind } from '../routing/page-kinds.ts'
import { readTarget } from '../routing/request-target.ts'
import { cacheable, isHtml, withHeaders, withPageStatus } from './captured-page.ts'
import { type Captured, CapturedResponse } from './captured-response.ts'
import { replaceForwarded, type TrustedProxies, takeRequestId } from './client-address.ts'
import { cspHash } from './csp-hash.ts'
import { setDefaultHeader } from './default-header.ts'
import { DraftCookie, expiredDraftCookies } from './draft-cookie.ts'
import { arrangeForFirstView } from './first-view.ts'
import type { Health } from './health.ts'
import { HtmlCache } from './html-cache.ts'
import { sealDocument } from './inline-scripts.ts'
import { listenForTags, type Rendering } from './page-rendering.ts'
import {
  anonymous,
  asVisitor,
  dataKey,
  hasDataAddress,
  isPageData,
  isSameForAll,
  takePreferences,
} from './page-request.ts'
import { digest, PageResponse, send } from './page-response.ts'
import { badRequest, noSuchFile, type Refusal, refusalOf } from './refusal.ts'
import {
  closedPolicy,
  documentHeaders,
  type SiteSecurity,
  securityHeaders,
  staticFileHeaders,
} from './security-headers.ts'
import type { SharedCache } from './shared-cache.ts'
import type { StaticFiles } from './static-files.ts'
import type { StyleSheets } from './style-sheets.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

type Options = {
  /** Next's request handler. */
  readonly handle: Handler
  readonly files: StaticFiles
  readonly styleSheets: StyleSheets
  readonly security: SiteSecurity
  /** The site's address. */
  readonly site: URL
  readonly trusts: TrustedProxies
  readonly health: Health
  /** The draft cookie's value in this build. */
  readonly previewModeId: string
  /** Has the rendering of a path that Next has stored expire. */
  readonly expire: (path: string) => void
  /** The rules for pages kept by a CDN in front. Absent: there is none. */
  readonly sharedCache?: SharedCache | undefined
}

const policyHeader = 'content-security-policy'
/** The paths of the build: files, and nothing else on this site. */
const buildPrefix = '/_next/'
/** The path of the build's static files. */
export const staticPrefix = `${buildPrefix}static/`
/** Anybody can ask for many addresses and states of the router, so their responses must not take the place of pages. */
const OTHERS_CAPACITY_BYTES = 32 * 1024 * 1024
/**
 * Milliseconds. A balancer keeps connections open for about a minute and may send a request at the moment in which this
 * server closes one, so this server has to wait longer; and for the headers of the next request longer than that.
 */
const timeouts = { keepAliveTimeout: 75_000, headersTimeout: 80_000 }
/** A few for each language and, after a publication, their next versions. */
const MAX_SHARED_PAGES = 16

/**
 * Handles requests before and after Next: normalises paths, admits only editors to drafts, sets security headers and a
 * strict content security policy by hash, sends compressed static files, and caches whole pages in memory.
 */
export function createPageServer(options: Options): Server {
  const server = new PageServer(options)
  const common = securityHeaders(options.security)
  // Next listens for upgrades, so Node would leave those of others without a response: `curl --http2` offers one to
  // HTTP/2.
  return createServer({ ...timeouts, shouldUpgradeCallback: () => false }, (request, response) => {
    const id = takeRequestId(request, options.trusts)
    withRequestId(id, () => server.respond(request, response)).catch((error: unknown) => {
      // The client aborted while it sent its body: there is no one to respond to.
      if (request.destroyed && !request.complete) return
      console.error('A request failed in the page server:', error)
      if (!response.headersSent) response.writeHead(500, { ...common, 'content-type': 'text/plain' })
      response.end()
    })
  })
}

class PageServer {
  readonly #options: Options
  /** Headers of every response. */
  readonly #common: Readonly<Record<string, string>>
  readonly #cache = new HtmlCache({ epoch: contentEpoch })
  /** Digests of what Next sent for the cached pages. */
  readonly #sources = new WeakMap<PageResponse, string>()
  /** Keyed by what Next sent: documents of many uncached addresses are the same, above all the not-found pages. */
  readonly #shared = new Map<string, PageResponse>()
  /**
   * Responses that are not pages but the same for all: public ones of the API, data of pages, addresses that do not
   * exist.
   */
  readonly #others = new HtmlCache({ epoch: contentEpoch, capacity: OTHERS_CAPACITY_BYTES })
  readonly #draftCookie: DraftCookie

  constructor(options: Options) {
    this.#options = options
    this.#common = securityHeaders(options.security)
    this.#draftCookie = new DraftCookie(options.previewModeId)
    onMeasure({
      name: 'page_cache_requests',
      help: 'Requests for pages that were sent from memory (hit), or for which Next was asked (miss)',
      label: 'result',
      read: () => new Map(Object.entries({ hit: this.#cache.hits, miss: this.#cache.misses })),
    })
  }

  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await this.#options.health.respond(request, response, { ...this.#common, [policyHeader]: closedPolicy })) return
    replaceForwarded(request, this.#options)
    const target = readTarget(request.url ?? '')
    if (target.kind === 'malformed') return this.#refuse(response, badRequest)
    if (target.kind === 'moved') return this.#move(response, target.to)
    const isApi = target.path.startsWith('/api/')
    if (target.kind === 'unreadable' && isApi) return this.#refuse(response, badRequest)
    const path = target.kind === 'path' ? target.path : `/${languageOf(target.path)}/page-not-found`
    request.url = target.kind === 'path' ? path + target.search : path
    if (this.#sendFile(path, request, response)) return
    const visit = this.#draftCookie.admit(request)
    const refusal = refusalOf(request, { isApi, visit })
    if (refusal) return this.#refuse(response, refusal)
    if (isApi && visit !== 'editor' && isRead(request)) return await this.#read(request, response)
    if (isApi) return await this.#call(request, response)
    if (path.startsWith(buildPrefix)) return this.#refuse(response, noSuchFile)
    const preferences = takePreferences(request)
    const { sharedCache } = this.#options
    const isForAll = visit === 'visitor' && isSameForAll(path) && !isPageData(request) && !hasDataAddress(request)
    const page = await (visit === 'editor' ? this.#draft(request) : this.#page(request, path))
    const shared = isForAll ? sharedCache?.headersOf(page) : sharedCache?.never
    await send(preferences, response, page, { ...shared, ...(visit === 'wrong' && expireDraftCookie) })
  }

  #refuse(response: ServerResponse, { status, headers }: Refusal): void {
    response.writeHead(status, { ...this.#common, ...headers, 'content-length': 0 }).end()
  }

  #move(response: ServerResponse, location: string): void {
    response.writeHead(308, { ...this.#common, location, 'content-length': 0 }).end()
  }

  #sendFile(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    if (!path.startsWith(staticPrefix) || !isRead(request)) return false
    const name = decodeURIComponent(path.slice(staticPrefix.length))
    return this.#options.files.send(name, request, response, staticFileHeaders)
  }

  /** A read of the API by a visitor: compressed, and for a second from memory where the response is public. */
  async #read(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request
    const preferences = takePreferences(request)
    const fresh = this.#others.fresh(url)
    if (fresh) return await send(preferences, response, fresh)
    const asOf = this.#others.moment()
    const call = new CapturedResponse(request)
    await this.#call(request, call)
    const captured = await call.captured
    const page = toPageResponse(withHeaders(captured, { [policyHeader]: closedPolicy, ...captured.headers }))
    await send(preferences, response, isPublic(page) ? this.#others.keep(url, page, asOf) : page)
  }

  /** A call of the API: Next sends the response itself. */
  async #call(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page of its own, such as a mail's unsubscribe link opens, brings its own policy.
    const { [policyHeader]: policy = closedPolicy, ...others } = this.#common
    for (const [name, value] of Object.entries(others)) response.setHeader(name, value)
    setDefaultHeader(response, policyHeader, policy)
    await this.#options.handle(request, response)
  }

  /** The response for visitors, from memory where it depends on nothing but the address. */
  async #page(request: IncomingMessage, path: string): Promise<PageResponse> {
    const kind = pageKind(path)
    if (!isSameForAll(path)) return this.#sealedForMany(kind, await this.#askForPage(asVisitor(request, path)))
    if (isPageData(request)) return await this.#data(request, path)
    const missing = this.#others.fresh(path)
    if (missing) return missing
    const asOf = this.#others.moment()
    const { url = path } = request
    const made: { rendering?: Rendering } = {}
    const loaded = await this.#cache.get(path, async (known) => {
      request.url = path
      const captured = await this.#askForPage(anonymous(request))
      made.rendering = captured
      const isMissing = captured.status === 404
      const response = isMissing ? this.#sealedForMany('page', captured) : this.#sealedOnce(kind, captured, known)
      return { response, fresh: isFresh(captured) }
    })
    const page = loaded.status === 404 ? this.#others.keep(path, loaded, asOf) : loaded
    if (made.rendering) this.#note(page, made.rendering)
    if (page.status < 300 || page.status >= 400 || url === path) return page
    // A redirect keeps the visitor's own query.
    request.url = url
    const captured = await this.#askForPage(anonymous(request))
    const redirect = this.#sealed(kind, captured)
    this.#note(redirect, captured)
    return redirect
  }

  /** Has the CDN keep the page, if it asks for it. */
  #note(page: PageResponse, rendering: Rendering): void {
    if (isFresh(rendering)) this.#options.sharedCache?.note(page, rendering)
    else this.#options.sharedCache?.forget(page)
  }

  /** Data of a page for Next's router, which depends on the state that the router reports. */
  async #data(request: IncomingMessage, path: string): Promise<PageResponse> {
    const visitorRequest = asVisitor(request, path)
    return await this.#others.get(dataKey(visitorRequest), async () => {
      const captured = await this.#askForPage(visitorRequest)
      return { response: this.#sealedForMany(pageKind(path), captured), fresh: isFresh(captured) }
    })
  }

  /**
   * A document for one editor. It carries a nonce, so it is never cached; Next does not cache responses in draft mode
   * either.
   */
  async #draft(request: IncomingMessage): Promise<PageResponse> {
    // Next stamps the nonce that it finds in the request's policy on the scripts it writes.
    const nonce = randomBytes(16).toString('base64')
    request.headers[policyHeader] = `script-src 'nonce-${nonce}'`
    const captured = await this.#askForPage(request)
    const headers = documentHeaders('draft', this.#options.security, { nonce })
    return toPageResponse(isHtml(captured) ? withHeaders(captured, headers) : captured)
  }

  /**
   * A page that failed is shown as the prerendered 500 page of its language; Next would leave rendering it to the
   * browser.
   */
  async #askForPage(request: IncomingMessage): Promise<Rendering> {
    const captured = await this.#ask(request)
    if (captured.status < 500 || !isHtml(captured)) return captured
    request.url = `/${languageOf(request.url ?? '')}/server-error`
    const page = await this.#ask(request)
    return page.status === 200 ? { ...page, status: captured.status } : captured
  }

  async #ask(request: IncomingMessage): Promise<Rendering> {
    const response = new CapturedResponse(request)
    for (const [name, value] of Object.entries(this.#common)) response.setHeader(name, value)
    const tags = this.#options.sharedCache && listenForTags(request)
    const expiries = expiryEpoch()
    await this.#options.handle(request, response)
    const captured = withPageStatus(await response.captured)
    // Next stores a rendering as of when it ends, though its content may have expired since it began.
    const stored = captured.headers['x-nextjs-cache']
    if (stored && stored !== 'HIT' && expiryEpoch() !== expiries) this.#options.expire(pathOf(request.url ?? ''))
    return { ...captured, tags: tags?.(), expiries }
  }

  /** `known` if it was made from the same response of Next: sealing takes as long as asking Next. */
  #sealedOnce(kind: PageKind, captured: Captured, known: PageResponse | undefined): PageResponse {
    const source = digest(captured.body)
    if (known?.status === captured.status && this.#sources.get(known) === source) return known
    const page = this.#sealed(kind, captured)
    this.#sources.set(page, source)
    return page
  }

  /**
   * For responses that are not kept by path. Few documents are the response for many addresses: above all the not-found
   * pages.
   */
  #sealedForMany(kind: PageKind, captured: Captured): PageResponse {
    if (!isHtml(captured) || captured.headers['set-cookie']) return this.#sealed(kind, captured)
    const key = `${kind} ${captured.status} ${digest(captured.body)}`
    const page = this.#shared.get(key) ?? this.#sealed(kind, captured)
    if (this.#shared.size >= MAX_SHARED_PAGES) this.#shared.clear()
    this.#shared.set(key, page)
    return page
  }

  /**
   * The response to send: a document is arranged for its first view and gets the policy of its kind, with the hashes of
   * its scripts and styles.
   */
  #sealed(kind: PageKind, captured: Captured): PageResponse {
    const { status, headers, body } = captured
    if (!isHtml(captured)) return toPageResponse(captured)
    const arranged = arrangeForFirstView(body.toString('utf8'), this.#options.styleSheets)
    const { html, hashes, unknown } = sealDocument(arranged.html)
    for (const code of unknown) console.warn(`Blocked an inline script of unknown shape: ${code.slice(0, 200)}`)
    const policyHeaders = documentHeaders(kind, this.#options.security, {
      hashes,
      styleHashes: arranged.styles.map(cspHash),
    })
    return new PageResponse(status, { ...cacheable(headers), ...policyHeaders }, Buffer.from(html))
  }
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** False for what Next itself calls stale. */
function isFresh({ headers }: Captured): boolean {
  return headers['x-nextjs-cache'] !== 'STALE' && !headers['set-cookie']
}

/**
 * Whether the API lets everybody keep the response: it says so only where a response depends on nothing but the
 * address.
 */
function isPublic({ status, headers }: PageResponse): boolean {
  return status === 200 && /\bpublic\b/.test(String(headers['cache-control'] ?? ''))
}

function toPageResponse({ status, headers, body }: Captured): PageResponse {
  return new PageResponse(status, cacheable(headers), body)
}

/** Expires a draft cookie of a previous build in the browser; no shared cache may keep this response. */
const expireDraftCookie = { 'set-cookie': [...expiredDraftCookies], 'cache-control': 'private, no-store' }

function pathOf(url: string): string {
  return url.split('?')[0] ?? url
}

function languageOf(url: string): Language {
  const lang = url.split(/[/?]/)[1]
  return isLanguage(lang) ? lang : defaultLanguage
}
