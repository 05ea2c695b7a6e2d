/** Runs work with the same key one after another. */
export class KeyedLock<Key> {
  readonly #last = new Map<Key, Promise<unknown>>()

  async run<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key)
    const current = (before ?? Promise.resolve()).catch(() => undefined).then(work)
    this.#last.set(key, current)
    try {
      return await current
    } finally {
      if (this.#last.get(key) === current) this.#last.delete(key)
    }
  }
}
