import type { LakeDocument } from '../query/documents.ts'
import type { LakeDatabase } from './database.ts'

/** Characters of JSON whose documents are kept parsed: all of a shop, the busiest part of a large dataset. */
const MAX_CACHED = 16_000_000
/** How many ids of documents that were read once are kept. */
const MAX_CANDIDATES = 5000

type Cached = { document: LakeDocument; length: number }

/**
 * Whole documents of one dataset from disk. Those that are read time and again are kept; a scan, which reads each
 * document once, leaves no trace in the memory.
 */
export class DocumentReader {
  readonly #database: LakeDatabase
  readonly #dataset: string
  /** Least recently used first. */
  readonly #cache = new Map<string, Cached>()
  #cachedLength = 0
  readonly #candidates = new Set<string>()
  #last: { id: string; document: LakeDocument } | undefined

  constructor(database: LakeDatabase, dataset: string) {
    this.#database = database
    this.#dataset = dataset
  }

  /** The document as stored. The same object may be given again: it must not be changed. */
  read(id: string): LakeDocument {
    // Its large fields are requested one after another.
    if (this.#last?.id === id) return this.#last.document
    const document = this.#cached(id) ?? this.#load(id)
    this.#last = { id, document }
    return document
  }

  /** Call it for documents that changed on disk. */
  forget(id: string): void {
    if (this.#last?.id === id) this.#last = undefined
    const known = this.#cache.get(id)
    if (!known) return
    this.#cache.delete(id)
    this.#cachedLength -= known.length
  }

  #cached(id: string): LakeDocument | undefined {
    const known = this.#cache.get(id)
    if (!known) return undefined
    this.#cache.delete(id)
    this.#cache.set(id, known)
    return known.document
  }

  #load(id: string): LakeDocument {
    const row = this.#database.prepare('SELECT json FROM documents WHERE dataset = ? AND id = ?').get(this.#dataset, id)
    if (!row) throw new Error(`Document "${id}" was looked at after it was deleted`)
    const json = String(row.json)
    const document: LakeDocument = JSON.parse(json)
    if (this.#candidates.delete(id)) this.#keep(id, { document, length: json.length })
    else dropFirst(this.#candidates.add(id), MAX_CANDIDATES)
    return document
  }

  #keep(id: string, cached: Cached): void {
    this.#cache.set(id, cached)
    this.#cachedLength += cached.length
    for (const oldest of this.#cache.keys()) {
      if (this.#cachedLength <= MAX_CACHED) break
      this.forget(oldest)
    }
  }
}

function dropFirst(ids: Set<string>, limit: number): void {
  for (const id of ids) {
    if (ids.size <= limit) return
    ids.delete(id)
  }
}
