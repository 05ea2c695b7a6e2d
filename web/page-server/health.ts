import type { IncomingMessage, ServerResponse } from 'node:http'
import { unmetNeeds } from '../lib/readiness.ts'

/** The check is shared by all who ask within this time: it costs the database a statement, and anybody may ask. */
const CHECKED_FOR_MS = 1000

const paths: ReadonlySet<string> = new Set(['/livez', '/readyz'])

type Unmet = Awaited<ReturnType<typeof unmetNeeds>>
type State = 'unready' | 'ready' | 'degraded' | 'ending'

type Options = { readonly unmet?: () => Promise<Unmet>; readonly now?: () => number }

/**
 * Tells process managers and balancers the state of this instance: `/livez` responds while the process does, `/readyz`
 * with 200 while visitors may be sent here.
 */
export class Health {
  readonly #unmet: () => Promise<Unmet>
  readonly #now: () => number
  #checked: { readonly unmet: Promise<Unmet>; readonly at: number } | undefined
  #wasReady = false
  #isEnding = false

  constructor({ unmet = unmetNeeds, now = Date.now }: Options = {}) {
    this.#unmet = unmet
    this.#now = now
  }

  /** Makes this instance unready from now on. */
  end(): void {
    this.#isEnding = true
  }

  /** Responds if the request is about the health of this instance; else false. */
  async respond(
    request: IncomingMessage,
    response: ServerResponse,
    common: Readonly<Record<string, string>>,
  ): Promise<boolean> {
    const path = request.url?.split('?')[0] ?? ''
    if (!paths.has(path)) return false
    const { method } = request
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { ...common, allow: 'GET, HEAD', 'content-length': 0 }).end()
      return true
    }
    const { status, body } = path === '/livez' ? { status: 200, body: { status: 'alive' } } : await this.#readiness()
    const text = JSON.stringify(body)
    response.writeHead(status, {
      ...common,
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    })
    response.end(method === 'HEAD' ? undefined : text)
    return true
  }

  async #readiness(): Promise<{ status: 200 | 503; body: { status: State; missing: readonly string[] } }> {
    const unmet = await this.#check()
    this.#wasReady ||= unmet.length === 0
    const status = this.#state(unmet)
    const isReady = status === 'ready' || status === 'degraded'
    return { status: isReady ? 200 : 503, body: { status, missing: unmet.map(({ name }) => name) } }
  }

  #state(unmet: Unmet): State {
    if (this.#isEnding) return 'ending'
    if (!this.#wasReady || unmet.some(({ isShared }) => !isShared)) return 'unready'
    return unmet.length > 0 ? 'degraded' : 'ready'
  }

  #check(): Promise<Unmet> {
    const now = this.#now()
    if (!this.#checked || now - this.#checked.at >= CHECKED_FOR_MS) this.#checked = { unmet: this.#unmet(), at: now }
    return this.#checked.unmet
  }
}
