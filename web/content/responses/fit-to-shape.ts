import { formatPath, type Problem, problemOf } from './problem.ts'
import { MAX_TEXT_LENGTH, type ObjectShape, type Shape, type UnionShape } from './shape.ts'
import { candidatesFor, hasType, isObject, isOneOf, type StoredObject } from './union-members.ts'

type Fitted = { readonly isUsable: boolean; readonly value: unknown; readonly problems: readonly Problem[] }

/** Problems beyond this are not listed one by one. */
const MAX_PROBLEMS = 1000

const unusable = Symbol('unusable')

/**
 * The part of a value that has the shape. Parts that do not fit are left out where the shape allows a gap: a field that
 * may be null or missing, a member of a list; else the object that cannot be without it does not fit either, and so on
 * outwards. Null members of lists are left out as well, and fields that the shape does not name. `isUsable` is false
 * where nothing remains.
 */
export function fitToShape(value: unknown, shape: Shape): Fitted {
  const fitting = new Fitting()
  const fitted = fitting.fit(value, shape)
  return { isUsable: fitted !== unusable, value: fitted === unusable ? undefined : fitted, problems: fitting.problems }
}

class Fitting {
  readonly problems: Problem[] = []
  readonly #path: (string | number)[] = []
  readonly #documents: { readonly id: string; readonly depth: number }[] = []

  fit(value: unknown, shape: Shape): unknown {
    switch (shape.kind) {
      case 'text':
        if (typeof value !== 'string') return this.#refuse(value, shape)
        return value.length > MAX_TEXT_LENGTH ? this.#refuse(value, shape) : value.toWellFormed()
      case 'number':
        return typeof value === 'number' ? value : this.#refuse(value, shape)
      case 'boolean':
        return typeof value === 'boolean' ? value : this.#refuse(value, shape)
      case 'literal':
        return isOneOf(value, shape.values) ? value : this.#refuse(value, shape)
      case 'empty':
        return null
      case 'plain':
        return typeof value === 'object' ? null : (value ?? null)
      case 'list':
        return Array.isArray(value) ? this.#fitList(value, shape.of) : this.#refuse(value, shape)
      case 'object':
        return this.#fitObject(value, shape)
      case 'union':
        return this.#fitUnion(value, shape)
    }
  }

  #fitList(members: readonly unknown[], of: Shape): unknown {
    const fitted: unknown[] = []
    for (const [index, member] of members.entries()) {
      const result = this.#fitPart(index, member, of)
      if (result !== unusable && result !== null) fitted.push(result)
    }
    return fitted
  }

  #fitObject(value: unknown, shape: ObjectShape): unknown {
    if (!isObject(value) || !hasType(value, shape.fields._type)) return this.#refuse(value, shape)
    const { _id } = value
    if (!isDocument(shape) || typeof _id !== 'string') return this.#fitFields(value, shape)
    this.#documents.push({ id: _id, depth: this.#path.length })
    const fitted = this.#fitFields(value, shape)
    this.#documents.pop()
    return fitted
  }

  #fitFields(value: StoredObject, shape: ObjectShape): unknown {
    const fitted: Record<string, unknown> = {}
    for (const { name, of, isOptional } of fieldsOf(shape)) {
      const field = value[name] ?? this.#supplied(name, of)
      if (isOptional && (field === undefined || field === null)) continue
      const result = this.#fitPart(name, field, of)
      if (result !== unusable) fitted[name] = result
      else if (!isOptional) return unusable
    }
    return fitted
  }

  /**
   * Values that an importing program may have left out, because they follow from the place: the only possible type, the
   * key of a member.
   */
  #supplied(name: string, shape: Shape): unknown {
    if (name === '_type' && shape.kind === 'literal' && shape.values.length === 1) return shape.values[0]
    const index = this.#path.at(-1)
    return name === '_key' && typeof index === 'number' ? `member-${index}` : undefined
  }

  #fitUnion(value: unknown, shape: UnionShape): unknown {
    if (shape.nullable && (value === null || value === undefined)) return null
    const candidates = shape.of.length === 1 ? shape.of : candidatesFor(value, shape.of)
    const [only] = candidates
    const fitted = only && candidates.length === 1 ? this.fit(value, only) : this.#fitBest(value, candidates, shape)
    return fitted === unusable && shape.nullable ? null : fitted
  }

  /** The one of several shapes that keeps most of the value. */
  #fitBest(value: unknown, candidates: readonly Shape[], union: UnionShape): unknown {
    let best: { readonly fitted: unknown; readonly loss: number; readonly problems: readonly Problem[] } | undefined
    const before = this.problems.length
    for (const shape of candidates) {
      const fitted = this.fit(value, shape)
      const problems = this.problems.splice(before)
      const loss = fitted === unusable ? Number.POSITIVE_INFINITY : problems.length + unnamedFields(value, shape)
      if (!best || loss < best.loss) best = { fitted, loss, problems }
    }
    if (!best) return this.#refuse(value, union)
    this.problems.push(...best.problems)
    return best.fitted
  }

  #fitPart(name: string | number, value: unknown, shape: Shape): unknown {
    this.#path.push(name)
    const fitted = this.fit(value, shape)
    this.#path.pop()
    return fitted
  }

  #refuse(value: unknown, shape: Shape): typeof unusable {
    // A reference to an unpublished document is not a fault of the document that refers to it.
    if ((value === null || value === undefined) && isDocument(shape)) return unusable
    const document = this.#documents.at(-1)
    const path = this.#path.slice(document?.depth ?? 0)
    if (this.problems.length < MAX_PROBLEMS)
      this.problems.push({ documentId: document?.id, path: formatPath(path), problem: problemOf(value, shape) })
    return unusable
  }
}

type Field = { readonly name: string; readonly of: Shape; readonly isOptional: boolean }

/** The fields of each shape, built once: a response may hold thousands of objects of one shape. */
const fieldLists = new WeakMap<ObjectShape, readonly Field[]>()

function fieldsOf(shape: ObjectShape): readonly Field[] {
  const known = fieldLists.get(shape)
  if (known) return known
  const { fields, optional } = shape
  const list = Object.entries(fields).map(([name, of]) => ({ name, of, isOptional: optional.includes(name) }))
  fieldLists.set(shape, list)
  return list
}

function isDocument(shape: Shape): boolean {
  if (shape.kind === 'union') return shape.of.every(isDocument)
  return shape.kind === 'object' && shape.fields._id !== undefined
}

function unnamedFields(value: unknown, shape: Shape): number {
  if (!isObject(value) || shape.kind !== 'object') return 0
  return Object.keys(value).filter((name) => value[name] !== null && !(name in shape.fields)).length
}
