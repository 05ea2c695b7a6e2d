type Stored = { readonly row: { readonly id: string } }
type Store = Map<string, Stored>
type Range = { readonly after: string } | null

/** What the browser does with its databases: all is well, the space is full, or it keeps none. */
type Mode = 'open' | 'full' | 'forbidden'

/** The part of IndexedDB that `keptRows` uses, in memory. */
export class MemoryDatabases {
  mode: Mode = 'open'
  /** Rows of each request. */
  readonly portions: number[] = []
  readonly stores = new Map<string, Store>()

  readonly keyRange = { lowerBound: (after: string): Range => ({ after }) }

  readonly factory = {
    databases: async () => {
      this.#allow()
      return [...this.stores.keys()].map((name) => ({ name }))
    },
    open: (name: string) => {
      const isNew = !this.stores.has(name)
      const request = this.#request({
        createObjectStore: (_: string, options: object) => options,
        transaction: () => this.#transaction(name),
        close: () => {},
      })
      if (isNew)
        queueMicrotask(() => {
          if (this.mode === 'forbidden') return
          this.stores.set(name, new Map())
          request.onupgradeneeded()
        })
      return request
    },
    deleteDatabase: (name: string) => {
      this.stores.delete(name)
      return this.#request(undefined)
    },
  }

  #allow() {
    if (this.mode === 'forbidden') throw new DOMException('Not in this window', 'SecurityError')
  }

  #request<Result>(result: Result) {
    const request = { result, error: new Error('Forbidden'), onsuccess() {}, onerror() {}, onupgradeneeded() {} }
    setTimeout(() => (this.mode === 'forbidden' ? request.onerror() : request.onsuccess()))
    return request
  }

  /** Written as a whole when it completes, or not at all. */
  #transaction(name: string) {
    const before = this.stores.get(name) ?? new Map()
    const after: Store = new Map(before)
    const transaction = { error: new DOMException('No space', 'QuotaExceededError'), oncomplete() {}, onabort() {} }
    const store = {
      put: (one: Stored) => after.set(one.row.id, structuredClone(one)),
      delete: (id: string) => after.delete(id),
      getAll: (range: Range, count: number) => {
        const found = [...before.values()]
          .filter(({ row }) => range === null || row.id > range.after)
          .toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1))
        this.portions.push(Math.min(count, found.length))
        return { result: found.slice(0, count) }
      },
    }
    setTimeout(() => {
      if (this.mode === 'full') return transaction.onabort()
      if (this.stores.has(name)) this.stores.set(name, after)
      transaction.oncomplete()
    })
    return Object.assign(transaction, { objectStore: () => store })
  }
}
