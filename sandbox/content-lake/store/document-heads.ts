import { isObject, type LakeDocument } from '../query/documents.ts'

/** The stored document with this id, whole. */
type ReadWhole = (id: string) => LakeDocument

/**
 * The largest weight of a field that is kept in memory: its number of values, plus one for every CHARACTERS_PER_UNIT
 * characters.
 */
const MAX_WEIGHT = 16
const CHARACTERS_PER_UNIT = 32

/**
 * Makes the form in which a large dataset's documents stay in memory: small fields, which filters and orders ask for,
 * as they are; large ones, mostly rich text, read from disk on each access. A head can be used like the document, for
 * as long as that is the one on disk: take a copy (`{...head}`) to keep it longer.
 */
export class DocumentHeads {
  readonly #read: ReadWhole
  /** One getter a field name: objects with the same getters share their hidden class. */
  readonly #getters = new Map<string, PropertyDescriptor>()
  readonly #lastSystemValues = new Map<string, unknown>()

  constructor(read: ReadWhole) {
    this.#read = read
  }

  of(document: LakeDocument): LakeDocument {
    const head: LakeDocument = Object.create(Object.prototype)
    for (const name of Object.keys(document)) {
      const value = document[name]
      if (name.startsWith('_')) head[name] = this.#shared(name, value)
      else if (isHeavy(value)) Object.defineProperty(head, name, this.#getter(name))
      else head[name] = value
    }
    return head
  }

  #getter(name: string): PropertyDescriptor {
    const known = this.#getters.get(name)
    if (known) return known
    const read = this.#read
    const getter: PropertyDescriptor = {
      enumerable: true,
      configurable: true,
      get(this: LakeDocument) {
        const { _originalId } = this
        return read(typeof _originalId === 'string' ? _originalId : this._id)[name]
      },
    }
    this.#getters.set(name, getter)
    return getter
  }

  /** Documents written together have their revision and times in common: one string serves all of them. */
  #shared(name: string, value: unknown): unknown {
    if (typeof value !== 'string' || name === '_id') return value
    const last = this.#lastSystemValues.get(name)
    if (last === value) return last
    this.#lastSystemValues.set(name, value)
    return value
  }
}

function isHeavy(value: unknown): boolean {
  return weight(value, 0) > MAX_WEIGHT
}

/** Stops counting once it is too much. */
function weight(value: unknown, before: number): number {
  let sum = before + 1
  if (typeof value === 'string') return sum + Math.floor(value.length / CHARACTERS_PER_UNIT)
  const parts = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []
  for (const part of parts) {
    if (sum > MAX_WEIGHT) break
    sum = weight(part, sum)
  }
  return sum
}
