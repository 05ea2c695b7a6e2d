import type { LakeDocument } from './documents.ts'
import { Indexes } from './indexes.ts'
import { documentValue, type Tracked } from './tracked.ts'

/** A document as one perspective shows it. `sequence` is its place in the order in which documents are listed. */
export class Entry {
  readonly id: string
  readonly sequence: number
  readonly showsOriginalId: boolean
  stored: LakeDocument
  #seen: LakeDocument | undefined

  constructor(id: string, sequence: number, stored: LakeDocument, showsOriginalId: boolean) {
    this.id = id
    this.sequence = sequence
    this.stored = stored
    this.showsOriginalId = showsOriginalId
  }

  replace(stored: LakeDocument): void {
    this.stored = stored
    this.#seen = undefined
  }

  /** The document with the id under which the perspective shows it. Copied only once somebody looks. */
  get seen(): LakeDocument {
    if (!this.showsOriginalId) return this.stored
    this.#seen ??= { ...this.stored, _id: this.id, _originalId: this.stored._id }
    return this.#seen
  }

  tracked(): Tracked {
    return documentValue(this.seen, this.stored)
  }
}

/** All documents that one perspective shows, with the indexes that queries asked for. */
export class View {
  readonly indexes: Indexes<Entry>
  readonly #entries = new Map<string, Entry>()
  readonly #showsOriginalId: boolean
  #nextSequence = 0

  constructor(showsOriginalId: boolean) {
    this.#showsOriginalId = showsOriginalId
    this.indexes = new Indexes<Entry>(() => this.#entries.values())
  }

  get size(): number {
    return this.#entries.size
  }

  entries(): Iterable<Entry> {
    return this.#entries.values()
  }

  get(id: string): Entry | undefined {
    return this.#entries.get(id)
  }

  /** Shows this stored document under the id, or nothing when there is none. Indexes follow. */
  show(id: string, stored: LakeDocument | undefined): void {
    const entry = this.#entries.get(id)
    if (entry?.stored === stored) return
    if (entry) this.indexes.remove(entry)
    if (!stored) {
      this.#entries.delete(id)
      return
    }
    if (entry) entry.replace(stored)
    const shown = entry ?? new Entry(id, this.#nextSequence++, stored, this.#showsOriginalId)
    if (!entry) this.#entries.set(id, shown)
    this.indexes.add(shown)
  }
}
