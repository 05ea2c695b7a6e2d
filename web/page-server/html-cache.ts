import type { Answer } from './answer.ts'

/** Milliseconds for which an answer is sent without asking Next again, while nothing is published. */
const trustedFor = 1000

type Entry = { readonly answer: Answer; readonly epoch: number; readonly askedAt: number }

/** Asks Next for a path. `fresh` is false for an answer that Next itself calls stale. */
export type Ask = () => Promise<{ readonly answer: Answer; readonly fresh: boolean }>

type Options = {
  /** Counts publications: an answer from before the last one is never sent without asking. */
  readonly epoch: () => number
  readonly now?: () => number
  /** Most entries kept; the ones not asked for longest go first. */
  readonly capacity?: number
}

/**
 * Documents by path, with their compressed bytes. Concurrent requests for one path ask Next once. Only complete pages
 * (200) are kept, so addresses that do not exist cannot fill it.
 */
export class HtmlCache {
  readonly #entries = new Map<string, Entry>()
  readonly #asking = new Map<string, Promise<Answer>>()
  /** The few bodies that many paths share: the not-found pages. */
  readonly #shared = new Map<string, Answer>()
  readonly #epoch: () => number
  readonly #now: () => number
  readonly #capacity: number

  constructor({ epoch, now = Date.now, capacity = 2000 }: Options) {
    this.#epoch = epoch
    this.#now = now
    this.#capacity = capacity
  }

  /**
   * The document at the path. `url` is the path with its query, which a redirect may repeat: only requests for the very
   * same one share an answer that is still to come.
   */
  get(path: string, url: string, ask: Ask): Answer | Promise<Answer> {
    const entry = this.#entries.get(path)
    if (entry && entry.epoch === this.#epoch() && this.#now() - entry.askedAt < trustedFor) return entry.answer
    const epoch = this.#epoch()
    const key = `${epoch} ${url}`
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
    if (answer.status === 200 && fresh) this.#entries.set(path, { answer, epoch, askedAt })
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#capacity) break
      this.#entries.delete(oldest)
    }
    return answer
  }

  #share(answer: Answer): Answer {
    if (answer.status === 200) return answer
    const key = `${answer.status} ${answer.etag}`
    const shared = this.#shared.get(key)
    if (shared) return shared
    if (this.#shared.size >= mostShared) this.#shared.clear()
    this.#shared.set(key, answer)
    return answer
  }
}

const mostShared = 16

function isSame(a: Answer, b: Answer): boolean {
  return a.etag === b.etag && a.status === b.status
}
