import type { PageResponse } from './page-response.ts'

/** How long a response is sent again without a request to Next, while nothing is published. */
const FRESH_MS = 1000

/** Some 600 pages: a page has 20 to 300 kB, and a third of that again when compressed. */
const DEFAULT_CAPACITY_BYTES = 128 * 1024 * 1024

type Entry = { readonly response: PageResponse; readonly epoch: number; readonly loadedAt: number }

/** Gets a path from Next; `known` is the response until now. `fresh` is false for a response that Next itself calls stale. */
export type LoadPage = (
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
 * Documents by path, with their compressed bytes. Concurrent requests for one path share one request to Next. Only complete pages
 * (200) are kept, so addresses that do not exist cannot fill it.
 */
export class HtmlCache {
  /** Least recently requested first. */
  readonly #entries = new Map<string, Entry>()
  readonly #pending = new Map<string, Promise<PageResponse>>()
  /** The few bodies that many paths share: the not-found pages. */
  readonly #shared = new Map<string, PageResponse>()
  readonly #epoch: () => number
  readonly #now: () => number
  readonly #capacity: number

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
    const entry = this.#entries.get(path)
    if (entry && entry.epoch === this.#epoch() && this.#now() - entry.loadedAt < FRESH_MS) return entry.response
    const epoch = this.#epoch()
    const key = `${epoch} ${path}`
    let loading = this.#pending.get(key)
    if (!loading) {
      loading = this.#load(path, epoch, load).finally(() => this.#pending.delete(key))
      this.#pending.set(key, loading)
    }
    return loading
  }

  async #load(path: string, epoch: number, load: LoadPage): Promise<PageResponse> {
    const loadedAt = this.#now()
    const { response: loaded, fresh } = await load(this.#entries.get(path)?.response)
    const known = this.#entries.get(path)?.response
    // The same document keeps its compressed bytes.
    const response = known && isSame(known, loaded) ? known : this.#share(loaded)
    this.#entries.delete(path)
    if (response.status === 200 && fresh) this.#keep(path, { response, epoch, loadedAt })
    return response
  }

  #keep(path: string, entry: Entry): void {
    this.#entries.set(path, entry)
    let bytes = this.bytes
    for (const [oldest, { response }] of this.#entries) {
      if (bytes <= this.#capacity) break
      this.#entries.delete(oldest)
      bytes -= oldest.length + response.bytes
    }
  }

  #share(response: PageResponse): PageResponse {
    if (response.status !== 404) return response
    const shared = this.#shared.get(response.etag)
    if (shared) return shared
    if (this.#shared.size >= MAX_SHARED) this.#shared.clear()
    this.#shared.set(response.etag, response)
    return response
  }
}

const MAX_SHARED = 16

function isSame(a: PageResponse, b: PageResponse): boolean {
  return a.etag === b.etag && a.status === b.status
}
