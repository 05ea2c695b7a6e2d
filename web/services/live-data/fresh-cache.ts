import { failed, type LiveRead, loading } from './live-read.ts'

type Options<T> = {
  /** Milliseconds for which an answer counts as fresh (specification section 9). */
  readonly freshFor: number
  /** How often a failed call is tried again, after one second, then two, four ... */
  readonly retries: number
  /** One call for all keys; rejects when there is no answer. A key that the answer leaves out has failed alone. */
  readonly fetchAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>
  /** Told once, until a call succeeds again. */
  readonly onFailure: (error: unknown) => void
}

type Entry<T> = {
  read: LiveRead<T>
  /** When it stops being fresh; zero is long ago. */
  freshUntil: number
  isAsked: boolean
  readonly listeners: Set<() => void>
}

const firstPause = 1000

/**
 * Values by key that are asked for when somebody watches them, all that become wanted in one turn of the page in one
 * call, and not again while fresh.
 */
export class FreshCache<T> {
  readonly #options: Options<T>
  readonly #entries = new Map<string, Entry<T>>()
  readonly #wanted = new Set<string>()
  /** Counts how often all was declared void: answers to earlier questions are not listened to. */
  #epoch = 0
  #hasFailed = false

  constructor(options: Options<T>) {
    this.#options = options
  }

  read(key: string): LiveRead<T> {
    return this.#entries.get(key)?.read ?? loading
  }

  /** Asks unless there is a fresh value; calls the listener with every change. Returns how to stop. */
  watch(key: string, listener: () => void): () => void {
    const entry = this.#entry(key)
    entry.listeners.add(listener)
    if (entry.freshUntil <= Date.now()) this.#want(key, entry)
    return () => entry.listeners.delete(listener)
  }

  /** Asks again for what is watched and no longer fresh, or failed. */
  refresh(): void {
    for (const [key, entry] of this.#entries) {
      if (entry.listeners.size > 0 && entry.freshUntil <= Date.now()) this.#want(key, entry)
    }
  }

  /** Forgets all values, also those on their way, and asks again for what is watched. */
  reset(): void {
    this.#epoch += 1
    for (const entry of this.#entries.values()) {
      entry.freshUntil = 0
      entry.isAsked = false
      tell(entry, loading)
    }
    this.refresh()
  }

  /** Asks for one key again after a failure. */
  retry(key: string): void {
    const entry = this.#entry(key)
    if (entry.isAsked) return
    if (entry.read.status === 'failed') tell(entry, loading)
    this.#want(key, entry)
  }

  #entry(key: string): Entry<T> {
    const known = this.#entries.get(key)
    if (known) return known
    const entry: Entry<T> = { read: loading, freshUntil: 0, isAsked: false, listeners: new Set() }
    this.#entries.set(key, entry)
    return entry
  }

  #want(key: string, entry: Entry<T>): void {
    if (entry.isAsked) return
    entry.isAsked = true
    if (this.#wanted.size === 0) queueMicrotask(() => this.#askForWanted())
    this.#wanted.add(key)
  }

  #askForWanted(): void {
    const keys = [...this.#wanted]
    this.#wanted.clear()
    void this.#ask(keys, this.#epoch)
  }

  async #ask(keys: readonly string[], epoch: number): Promise<void> {
    const answer = await this.#try(keys, epoch)
    if (epoch !== this.#epoch) return
    for (const key of keys) {
      const entry = this.#entry(key)
      const value = answer?.get(key)
      entry.isAsked = false
      if (value === undefined) {
        if (entry.read.status !== 'loaded') tell(entry, failed)
        continue
      }
      entry.freshUntil = Date.now() + this.#options.freshFor
      tell(entry, { status: 'loaded', value })
    }
  }

  async #try(keys: readonly string[], epoch: number): Promise<ReadonlyMap<string, T> | undefined> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await this.#options.fetchAll(keys)
        this.#hasFailed = false
        return answer
      } catch (error) {
        if (epoch !== this.#epoch) return undefined
        if (attempt >= this.#options.retries) {
          if (!this.#hasFailed) this.#options.onFailure(error)
          this.#hasFailed = true
          return undefined
        }
        await new Promise((resolve) => setTimeout(resolve, firstPause * 2 ** attempt))
        if (epoch !== this.#epoch) return undefined
      }
    }
  }
}

function tell<T>(entry: Entry<T>, read: LiveRead<T>): void {
  if (entry.read === read) return
  entry.read = read
  for (const listener of entry.listeners) listener()
}
