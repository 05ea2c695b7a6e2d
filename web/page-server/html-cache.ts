import type { Answer } from './answer.ts'

/** Milliseconds for which an answer is sent without asking Next again, while nothing is published. */
const trustedFor = 1000

/** Some 600 pages: a page has 20 to 300 kB, and a third of that again when compressed. */
const defaultCapacity = 128 * 1024 * 1024

type Entry = { readonly answer: Answer; readonly epoch: number; readonly askedAt: number }

/** Asks Next for a path. `fresh` is false for an answer that Next itself calls stale. */
export type Ask = () => Promise<{ readonly answer: Answer; readonly fresh: boolean }>

type Options = {
  /** Counts publications: an answer from before the last one is never sent without asking. */
  readonly epoch: () => number
  readonly now?: () => number
  /** Most bytes held, compressed bodies included; the least recently requested pages are evicted first. */
  readonly capacity?: number
}

/**
 * Documents by path, with their compressed bytes. Concurrent requests for one path ask Next once. Only complete pages
 * (200) are kept, so addresses that do not exist cannot fill it.
 */
export class HtmlCache {
  /** Least recently requested first. */
  readonly #entries = new Map<string, Entry>()
  readonly #asking = new Map<string, Promise<Answer>>()
  /** The few bodies that many paths share: the not-found pages. */
  readonly #shared = new Map<string, Answer>()
  readonly #epoch: () => number
  readonly #now: () => number
  readonly #capacity: number

  constructor({ epoch, now = Date.now, capacity = defaultCapacity }: Options) {
    this.#epoch = epoch
    this.#now = now
    this.#capacity = capacity
  }

  /** Bytes held. Summed up on each call, because an answer grows when it is first compressed. */
  get bytes(): number {
    let bytes = 0
    for (const [path, { answer }] of this.#entries) bytes += path.length + answer.bytes
    return bytes
  }

  /** The document at the path; requests that come while Next is asked share its answer. */
  get(path: string, ask: Ask): Answer | Promise<Answer> {
    const entry = this.#entries.get(path)
    if (entry && entry.epoch === this.#epoch() && this.#now() - entry.askedAt < trustedFor) return entry.answer
    const epoch = this.#epoch()
    const key = `${epoch} ${path}`
    let asking = this.#asking.get(key)
    if (!asking) {
      asking = this.#ask(path, epoch, ask).finally(() => this.#asking.delete(key))
      this.#asking.set(key, asking)
    }
    return asking
  }

  async #ask(path: string, epoch: number, ask: Ask): Promise<Answer> {
    const askedAt = this.#now()
    const { answer: asked, fresh } = await ask()
    const known = this.#entries.get(path)?.answer
    // The same document keeps its compressed bytes.
    const answer = known && isSame(known, asked) ? known : this.#share(asked)
    this.#entries.delete(path)
    if (answer.status === 200 && fresh) this.#keep(path, { answer, epoch, askedAt })
    return answer
  }

  #keep(path: string, entry: Entry): void {
    this.#entries.set(path, entry)
    let bytes = this.bytes
    for (const [oldest, { answer }] of this.#entries) {
      if (bytes <= this.#capacity) break
      this.#entries.delete(oldest)
      bytes -= oldest.length + answer.bytes
    }
  }

  #share(answer: Answer): Answer {
    if (answer.status !== 404) return answer
    const shared = this.#shared.get(answer.etag)
    if (shared) return shared
    if (this.#shared.size >= mostShared) this.#shared.clear()
    this.#shared.set(answer.etag, answer)
    return answer
  }
}

const mostShared = 16

function isSame(a: Answer, b: Answer): boolean {
  return a.etag === b.etag && a.status === b.status
}
