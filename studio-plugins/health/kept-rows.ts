import type { ReadRow } from './read-rows.ts'

/** Rows that stay in the browser while the Studio is closed. */
export type KeptRows = {
  /** None if the browser keeps nothing. */
  readonly read: () => Promise<readonly ReadRow[]>
  /** Replaces the rows with these published ids by those that were read. */
  readonly change: (read: readonly ReadRow[], ids: readonly string[]) => Promise<void>
  readonly forget: () => Promise<void>
}

const STORE = 'rows'
/** Rows that are read before the browser may react to the editor. */
const ROWS_AT_ONCE = 1000

const nothingKept: KeptRows = { read: async () => [], change: async () => {}, forget: async () => {} }

/** The build of this code, whose files are named by their contents: another one may find something else. */
const build = import.meta.url

/**
 * Rows in the browser's database. `lake` and `user` name whose they are: roles see different documents. What another
 * build or user kept is removed.
 */
export function keptRows(lake: string, user: string): KeptRows {
  // While the Studio is developed, files keep their names.
  if (process.env.NODE_ENV !== 'production') return nothingKept
  const start = `health ${lake} `
  const name = `${start}${user} ${build}`
  const forget = async () => {
    try {
      await resultOf(indexedDB.deleteDatabase(name))
    } catch {
      // Then nothing was kept either.
    }
  }
  return {
    async read() {
      try {
        await forgetOthers(start, name)
        return await allOf(name)
      } catch {
        // Forbidden, as in some private windows.
        return []
      }
    },
    async change(read, ids) {
      try {
        await inStore(name, 'readwrite', (store) => {
          for (const id of ids) store.delete(id)
          for (const row of read) store.put(row)
        })
      } catch {
        // The browser's space may be full: an old row must not stay.
        await forget()
      }
    },
    forget,
  }
}

async function forgetOthers(start: string, name: string): Promise<void> {
  for (const { name: other } of await indexedDB.databases())
    if (other?.startsWith(start) && other !== name) indexedDB.deleteDatabase(other)
}

async function allOf(name: string): Promise<ReadRow[]> {
  const rows: ReadRow[] = []
  for (let isLast = false; !isLast; ) {
    const after = rows.at(-1)?.row.id
    const range = after === undefined ? null : IDBKeyRange.lowerBound(after, true)
    // This very build wrote them.
    const request = await inStore(name, 'readonly', (store): IDBRequest<ReadRow[]> => store.getAll(range, ROWS_AT_ONCE))
    const some = request.result
    rows.push(...some)
    isLast = some.length < ROWS_AT_ONCE
  }
  return rows
}

/** Resolves when the transaction is complete. */
async function inStore<Used>(name: string, mode: IDBTransactionMode, use: (store: IDBObjectStore) => Used) {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'row.id' })
  const database = await resultOf(opening)
  try {
    const transaction = database.transaction(STORE, mode)
    const used = use(transaction.objectStore(STORE))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    return used
  } finally {
    database.close()
  }
}

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
