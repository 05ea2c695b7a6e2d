import { isObject, type LakeDocument } from './documents.ts'
import { itemStep, type PathStep, type Tracked } from './tracked.ts'

/** Where each part of a result comes from, in the vendor's shape. */
export type ContentSourceMap = {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<string, { type: 'value'; source: ContentSource }>
}

type ContentSource =
  | { type: 'documentValue'; document: number; path: number }
  | { type: 'literal' }
  | { type: 'unknown' }

/**
 * The source map of a result. A part that is copied whole from a document is mapped once, at its top; an object or list
 * that the query composed is not mapped itself, only its parts: otherwise its mapping would cover computed values too.
 * `withKeys` writes list items in source paths as `[?(@._key=='k')]` where they have a key.
 */
export function sourceMapOf(result: Tracked, withKeys: boolean): ContentSourceMap {
  return new SourceMapBuilder(withKeys).build(result)
}

class SourceMapBuilder {
  readonly #withKeys: boolean
  readonly #documents = new Map<LakeDocument, number>()
  readonly #paths = new Map<string, number>()
  readonly #mappings: ContentSourceMap['mappings'] = {}

  constructor(withKeys: boolean) {
    this.#withKeys = withKeys
  }

  build(result: Tracked): ContentSourceMap {
    this.#visit(result, '$')
    return {
      documents: [...this.#documents.keys()].map(({ _id, _type }) => ({ _id, _type })),
      paths: [...this.#paths.keys()],
      mappings: this.#mappings,
    }
  }

  #visit({ origin, value }: Tracked, at: string): void {
    if (origin.kind === 'object') {
      for (const [name, field] of origin.fields) this.#visit(field, at + nameSegment(name))
    } else if (origin.kind === 'list') {
      for (const [index, item] of origin.items.entries()) this.#visit(item, `${at}[${index}]`)
    } else if (origin.kind === 'stored') {
      if (origin.path === null && value !== origin.document) this.#visitSeen(origin.document, value, at)
      else this.#mapStored(origin.document, origin.path, value, at)
    } else if (value !== null) this.#map(at, { type: origin.kind })
  }

  /** A document that a perspective shows under another id: everything except its ids is as stored. */
  #visitSeen(document: LakeDocument, seen: unknown, at: string): void {
    if (!isObject(seen)) return
    for (const [name, value] of Object.entries(seen)) {
      if (value === document[name])
        this.#mapStored(document, { parent: null, segment: name }, value, at + nameSegment(name))
    }
  }

  /**
   * Consumers add the rest of the result's path to the source path of the nearest mapping above. That rest has no keys,
   * so where keys are asked for, every item that has one is mapped.
   */
  #mapStored(document: LakeDocument, path: PathStep | null, value: unknown, at: string): void {
    if (value === null) return
    this.#map(at, this.#stored(document, path))
    if (this.#withKeys) this.#mapKeyedItems(document, path, value, at)
  }

  #mapKeyedItems(document: LakeDocument, path: PathStep | null, value: unknown, at: string): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        const step = itemStep(path, index, item)
        const itemAt = `${at}[${index}]`
        if (step.key !== undefined) this.#map(itemAt, this.#stored(document, step))
        this.#mapKeyedItems(document, step, item, itemAt)
      }
    } else if (isObject(value)) {
      for (const [name, child] of Object.entries(value)) {
        this.#mapKeyedItems(document, { parent: path, segment: name }, child, at + nameSegment(name))
      }
    }
  }

  #stored(document: LakeDocument, path: PathStep | null): ContentSource {
    return {
      type: 'documentValue',
      document: numberOf(this.#documents, document),
      path: numberOf(this.#paths, this.#pathText(path)),
    }
  }

  #map(at: string, source: ContentSource): void {
    this.#mappings[at] = { type: 'value', source }
  }

  #pathText(path: PathStep | null): string {
    const segments: string[] = []
    for (let step = path; step; step = step.parent) segments.unshift(this.#segment(step))
    return `$${segments.join('')}`
  }

  #segment({ segment, key }: PathStep): string {
    if (typeof segment === 'string') return nameSegment(segment)
    return this.#withKeys && key !== undefined ? `[?(@._key=='${escapeText(key)}')]` : `[${segment}]`
  }
}

function numberOf<Key>(numbers: Map<Key, number>, key: Key): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, numbers.size)
  return numbers.size - 1
}

function nameSegment(name: string): string {
  return `['${escapeText(name)}']`
}

const ESCAPES: Record<string, string> = {
  '\\': '\\\\',
  "'": "\\'",
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\'\f\n\r\t]/g, (character) => ESCAPES[character] ?? character)
}
