import { isObject, type LakeDocument } from './documents.ts'

/** A place inside a stored document, innermost step last; `key` is the `_key` of the list item stepped into. */
export type PathStep = { parent: PathStep | null; segment: string | number; key?: string }

/** Where a value comes from. A composed value has no place of its own: its parts do. */
export type Origin =
  | { kind: 'stored'; document: LakeDocument; path: PathStep | null }
  | { kind: 'literal' }
  | { kind: 'unknown' }
  | { kind: 'object'; fields: ReadonlyMap<string, Tracked> }
  | { kind: 'list'; items: readonly Tracked[] }

/** A value with its provenance, which content source maps are made of. */
export type Tracked = { value: unknown; origin: Origin }

const LITERAL: Origin = { kind: 'literal' }
const UNKNOWN: Origin = { kind: 'unknown' }

export const NULL: Tracked = { value: null, origin: UNKNOWN }

export function computed(value: unknown): Tracked {
  return value === null || value === undefined ? NULL : { value, origin: UNKNOWN }
}

export function literal(value: unknown): Tracked {
  return { value: value ?? null, origin: LITERAL }
}

/** The document as a query sees it, and as it is stored (under a perspective the two have different ids). */
export function documentValue(seen: LakeDocument, stored: LakeDocument): Tracked {
  return { value: seen, origin: { kind: 'stored', document: stored, path: null } }
}

export function listOf(items: readonly Tracked[]): Tracked {
  return { value: items.map((item) => item.value), origin: { kind: 'list', items } }
}

export function objectOf(fields: ReadonlyMap<string, Tracked>): Tracked {
  const pairs: [string, unknown][] = []
  for (const [name, field] of fields) pairs.push([name, field.value])
  return { value: Object.fromEntries(pairs), origin: { kind: 'object', fields } }
}

export function attributeOf(tracked: Tracked, name: string): Tracked {
  const { value, origin } = tracked
  if (!isObject(value) || !Object.hasOwn(value, name)) return NULL
  if (origin.kind === 'object') return origin.fields.get(name) ?? NULL
  const child = value[name]
  if (child === null || child === undefined) return NULL
  if (origin.kind === 'stored') {
    const isMadeUp = origin.path === null && !Object.hasOwn(origin.document, name)
    return isMadeUp ? computed(child) : storedChild(origin.document, origin.path, name, child)
  }
  return { value: child, origin: origin.kind === 'literal' ? LITERAL : UNKNOWN }
}

/** The items of a list value, each with its own provenance; undefined when the value is no list. */
export function itemsOf({ value, origin }: Tracked): readonly Tracked[] | undefined {
  if (!Array.isArray(value)) return undefined
  if (origin.kind === 'list') return origin.items
  if (origin.kind === 'stored') {
    return value.map((item: unknown, index) => storedChild(origin.document, origin.path, index, item))
  }
  const itemOrigin = origin.kind === 'literal' ? LITERAL : UNKNOWN
  return value.map((item: unknown) => ({ value: item, origin: itemOrigin }))
}

/** The attributes of an object value, each with its own provenance; none when the value is no object. */
export function fieldsOf(tracked: Tracked): Iterable<readonly [string, Tracked]> {
  const { value, origin } = tracked
  if (!isObject(value)) return []
  if (origin.kind === 'object') return origin.fields
  return Object.keys(value).map((name) => [name, attributeOf(tracked, name)] as const)
}

function storedChild(
  document: LakeDocument,
  parent: PathStep | null,
  segment: string | number,
  value: unknown,
): Tracked {
  const path = typeof segment === 'number' ? itemStep(parent, segment, value) : { parent, segment }
  return { value, origin: { kind: 'stored', document, path } }
}

/** The step into an item of a list. */
export function itemStep(parent: PathStep | null, index: number, item: unknown): PathStep {
  if (!isObject(item) || typeof item._key !== 'string') return { parent, segment: index }
  return { parent, segment: index, key: item._key }
}
