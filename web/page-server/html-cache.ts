import type { PageResponse } from './page-response.ts'

/** The time for which a response is sent again without a request to Next, while nothing is published. */
const FRESH_MS = 1000

/** Some 600 pages: a page has 20 to 300 kB, and a third of that again when compressed. */
const DEFAULT_CAPACITY_BYTES = 128 * 1024 * 1024

type Moment = { readonly epoch: number; readonly loadedAt: number }
type Entry = Moment & { readonly response: PageResponse }

/**
 * Gets a path from Next; `known` is the response until now. `fresh` is false for a response that Next itself calls
 * stale.
 */
type LoadPage = (
  known: PageResponse | undefined,
) => Promise<{ readonly response: PageResponse; readonly fresh: boolean }>

type Options = {
  /** Counts publications: a response from before the last one is never sent without a request to Next. */
  readonly epoch: () => number
  readonly now?: () => number
  /** Most bytes held, compressed bodies included; the least recently requested pages are evicted first. */
  readonly capacity?: number
}

/**
 * Responses by path, with their compressed bytes. Only complete ones (200) are kept, so addresses that do not exist
 * cannot fill it.
 */
export class HtmlCache {
  /** Least recently requested first. */
  readonly #entries = new Map<string, Entry>()
  readonly #pending = new Map<string, Promise<PageResponse>>()
  readonly #epoch: () => number
  readonly #now: () => number
  readonly #capacity: number
  /** Counts requests for a document that could be sent without a request to Next, and those that could not. */
  hits = 0
  misses = 0

  constructor({ epoch, now = Date.now, capacity = DEFAULT_CAPACITY_BYTES }: Options) {
    this.#epoch = epoch
    this.#now = now
    this.#capacity = capacity
  }

  /** Bytes held. Summed up on each call, because a response grows when it is first compressed. */
  get bytes(): number {
    let bytes = 0
    for (const [path, { response }] of this.#entries) bytes += path.length + response.bytes
    return bytes
  }

  /** The document at the path; requests that come while it is being rendered share its response. */
  get(path: string, load: LoadPage): PageResponse | Promise<PageResponse> {
    const fresh = this.fresh(path)
    if (fresh) {
      this.hits += 1
      return fresh
    }
    this.misses += 1
    const asOf = this.moment()
    const key = `${asOf.epoch} ${path}`
    let loading = this.#pending.get(key)
    if (!loading) {
      loading = this.#load(path, asOf, load).finally(() => this.#pending.delete(key))
      this.#pending.set(key, loading)
    }
    return loading
  }

  /** The response that may be sent without a request to Next. */
  fresh(path: string): PageResponse | undefined {
    const entry = this.#entries.get(path)
    if (!entry || entry.epoch !== this.#epoch() || this.#now() - entry.loadedAt >= FRESH_MS) return undefined
    return entry.response
  }

  /** The time at which Next is asked: its response is as old as that. */
  moment(): Moment {
    return { epoch: this.#epoch(), loadedAt: this.#now() }
  }

  /** Keeps a complete response, and returns the one to send: the same document keeps its compressed bytes. */
  keep(path: string, loaded: PageResponse, asOf: Moment): PageResponse {
    const response = this.#known(path, loaded)
    this.#entries.delete(path)
    this.#entries.set(path, { response, ...asOf })
    this.#evict()
    return response
  }

  async #load(path: string, asOf: Moment, load: LoadPage): Promise<PageResponse> {
    const { response, fresh } = await load(this.#entries.get(path)?.response)
    if (response.status === 200 && fresh) return this.keep(path, response, asOf)
    const known = this.#known(path, response)
    this.#entries.delete(path)
    return known
  }

  #known(path: string, loaded: PageResponse): PageResponse {
    const known = this.#entries.get(path)?.response
    return known && isSame(known, loaded) ? known : loaded
  }

  #evict(): void {
    let bytes = this.bytes
    for (const [oldest, { response }] of this.#entries) {
      if (bytes <= this.#capacity) break
      this.#entries.delete(oldest)
      bytes -= oldest.length + response.bytes
    }
  }
}

function isSame(a: PageResponse, b: PageResponse): boolean {
  return a.etag === b.etag && a.status === b.status
}
