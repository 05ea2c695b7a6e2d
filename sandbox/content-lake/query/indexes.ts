import { isObject, type LakeDocument, publishedIdOf, releaseOf } from './documents.ts'
import { type IndexPath, TRAVERSAL } from './index-path.ts'
import { Postings } from './postings.ts'

/** The part of a view's entry that an index needs. */
type Indexed = { readonly id: string; readonly stored: LakeDocument }

type Index<Item extends Indexed> = { postings: Postings<Item>; keysOf: (item: Item) => Iterable<string> }

/**
 * The indexes of one view, each built when a query first asks for it and kept up to date from then on. An index only
 * ever narrows a scan: the query's filter is run on what it gives.
 */
export class Indexes<Item extends Indexed> {
  readonly #byName = new Map<string, Index<Item>>()
  readonly #all: () => Iterable<Item>

  constructor(all: () => Iterable<Item>) {
    this.#all = all
  }

  add(item: Item): void {
    for (const index of this.#byName.values()) for (const key of index.keysOf(item)) index.postings.add(key, item)
  }

  remove(item: Item): void {
    for (const index of this.#byName.values()) for (const key of index.keysOf(item)) index.postings.remove(key, item)
  }

  /** Items whose string at this path is the key. The path is that of the stored document. */
  equality(path: readonly string[]): Postings<Item> {
    return this.#index(`= ${JSON.stringify(path)}`, (item) => {
      const value = valueAt(item.stored, path)
      return typeof value === 'string' ? [value] : []
    })
  }

  /** Items whose list at this path has the key among its strings. */
  membership(path: IndexPath): Postings<Item> {
    return this.#index(`in ${JSON.stringify(path)}`, (item) => new Set(membersAt(item.stored, path)))
  }

  /** Items that hold a reference to the document with the id given as key. */
  references(): Postings<Item> {
    return this.#index('references', (item) => collectReferences(item.stored, new Set()))
  }

  /** Items by the published id that they are a draft, a version or the published form of. */
  publishedIds(): Postings<Item> {
    return this.#index('published id', (item) => [publishedIdOf(item.stored._id)])
  }

  releases(): Postings<Item> {
    return this.#index('release', (item) => {
      const release = releaseOf(item.stored._id)
      return release === undefined ? [] : [release]
    })
  }

  #index(name: string, keysOf: (item: Item) => Iterable<string>): Postings<Item> {
    const known = this.#byName.get(name)
    if (known) return known.postings
    const postings = new Postings<Item>()
    for (const item of this.#all()) for (const key of keysOf(item)) postings.add(key, item)
    this.#byName.set(name, { postings, keysOf })
    return postings
  }
}

function valueAt(document: unknown, path: IndexPath): unknown {
  let value: unknown = document
  for (const name of path) {
    if (name === TRAVERSAL || !isObject(value) || !Object.hasOwn(value, name)) return undefined
    value = value[name]
  }
  return value
}

/** The strings of the list that the path leads to, or of the lists' items when the path goes through them. */
function membersAt(value: unknown, path: IndexPath): string[] {
  const [step, ...rest] = path
  if (path.length === 0) return Array.isArray(value) ? value.filter((member) => typeof member === 'string') : []
  if (step === TRAVERSAL) {
    if (!Array.isArray(value)) return []
    return value.map((item) => valueAt(item, rest)).filter((member) => typeof member === 'string')
  }
  return step !== undefined && isObject(value) && Object.hasOwn(value, step) ? membersAt(value[step], rest) : []
}

/** The ids that a value refers to. A reference's own attributes are not looked into, as in `references()`. */
export function collectReferences(value: unknown, into: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const item of value) collectReferences(item, into)
  else if (isObject(value)) {
    if (value._ref) {
      if (typeof value._ref === 'string') into.add(value._ref)
    } else for (const name of Object.keys(value)) collectReferences(value[name], into)
  }
  return into
}
