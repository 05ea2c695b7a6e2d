import type { LakeDocument } from './documents.ts'
import { Indexes } from './indexes.ts'
import { TextIndex } from './text/text-index.ts'
import { documentValue, type Tracked } from './tracked.ts'

/** A document as one perspective shows it. `sequence` is its number in the view's index of words. */
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

  /** The document with the id under which the perspective shows it. Copied on first access. */
  get seen(): LakeDocument {
    if (!this.showsOriginalId) return this.stored
    this.#seen ??= copyUnder(this.id, this.stored)
    return this.#seen
  }

  tracked(): Tracked {
    return documentValue(this.seen, this.stored)
  }
}

/** A copy with another id, in which large fields remain unread. */
function copyUnder(id: string, stored: LakeDocument): LakeDocument {
  return Object.create(Object.prototype, {
    ...Object.getOwnPropertyDescriptors(stored),
    _id: { value: id, enumerable: true, writable: true, configurable: true },
    _originalId: { value: stored._id, enumerable: true, writable: true, configurable: true },
  })
}

/** All documents that one perspective shows, with the indexes that queries asked for. */
export class View {
  readonly indexes: Indexes<Entry>
  readonly #entries = new Map<string, Entry>()
  /** All entries by id, once all have been requested. */
  #ordered: Entry[] | undefined
  readonly #showsOriginalId: boolean
  readonly #bySequence: (Entry | undefined)[] = []
  #text: TextIndex | undefined

  constructor(showsOriginalId: boolean) {
    this.#showsOriginalId = showsOriginalId
    this.indexes = new Indexes<Entry>(() => this.#entries.values())
  }

  get size(): number {
    return this.#entries.size
  }

  /** In the order of their ids, in which documents are listed when a query asks for no other. */
  entries(): Iterable<Entry> {
    this.#ordered ??= inIdOrder([...this.#entries.values()])
    return this.#ordered
  }

  get(id: string): Entry | undefined {
    return this.#entries.get(id)
  }

  /** The entry that was given this sequence number, unless it is gone. */
  at(sequence: number): Entry | undefined {
    return this.#bySequence[sequence]
  }

  /**
   * The index of words, made when it is first asked for. It identifies documents by their entries' sequence numbers.
   */
  get text(): TextIndex {
    if (this.#text) return this.#text
    this.#text = new TextIndex()
    for (const entry of this.#entries.values()) this.#text.update(entry.sequence, undefined, entry.stored)
    return this.#text
  }

  /** Shows this stored document under the id, or nothing when there is none. Indexes follow. */
  show(id: string, stored: LakeDocument | undefined): void {
    const entry = this.#entries.get(id)
    if (entry?.stored === stored) return
    if (entry) this.#replace(entry, stored)
    else if (stored) this.#create(id, stored)
  }

  /** Shows an object with the same content instead of `present`, if that is what is shown. */
  exchange(id: string, present: LakeDocument, same: LakeDocument): void {
    const entry = this.#entries.get(id)
    if (entry?.stored === present) entry.replace(same)
  }

  #create(id: string, stored: LakeDocument): void {
    const entry = new Entry(id, this.#bySequence.length, stored, this.#showsOriginalId)
    this.#entries.set(id, entry)
    this.#bySequence.push(entry)
    this.#ordered?.splice(placeOf(id, this.#ordered), 0, entry)
    this.indexes.add(entry)
    this.#text?.update(entry.sequence, undefined, stored)
  }

  #replace(entry: Entry, stored: LakeDocument | undefined): void {
    this.indexes.remove(entry)
    this.#text?.update(entry.sequence, entry.stored, stored)
    if (stored) {
      entry.replace(stored)
      this.indexes.add(entry)
    } else {
      this.#entries.delete(entry.id)
      this.#ordered?.splice(placeOf(entry.id, this.#ordered), 1)
      this.#bySequence[entry.sequence] = undefined
    }
  }
}

export function inIdOrder(entries: Entry[]): Entry[] {
  const isSorted = entries.every((entry, index) => index === 0 || (entries[index - 1]?.id ?? '') < entry.id)
  return isSorted ? entries : entries.sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The index of the entry with this id in the sorted entries, or where it would be inserted. */
function placeOf(id: string, ordered: readonly Entry[]): number {
  let low = 0
  let high = ordered.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ordered[middle]?.id ?? '') < id) low = middle + 1
    else high = middle
  }
  return low
}
