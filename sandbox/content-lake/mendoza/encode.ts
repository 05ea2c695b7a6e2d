import { alignElements, equalRun } from './align-elements.ts'
import { encodeString } from './encode-string.ts'
import {
  APPEND_ELEMENTS,
  APPEND_VALUE,
  DELETE_FIELD,
  type MendozaPatch,
  POP_INTO_ARRAY,
  POP_INTO_FIELD,
  PUSH_ELEMENT_BLANK,
  PUSH_ELEMENT_COPY,
  PUSH_FIELD_BLANK,
  PUSH_FIELD_COPY,
  SET_FIELD,
  VALUE,
} from './opcodes.ts'
import { type Fields, isDeepEqual, isObject } from './values.ts'

/**
 * The shortest reasonable Mendoza patch that turns `before` into `after`. Absent documents are `null`: a creation is
 * `[0, document]` and a deletion `[0, null]`, which is what history readers classify on.
 */
export function encodePatch(before: unknown, after: unknown): MendozaPatch {
  if (isObject(before) && isObject(after)) return encodeObject(before, after)
  return [VALUE, after]
}

/** Operations on an object whose output already is a copy of the input; empty when nothing differs. */
function encodeObject(before: Fields, after: Fields): MendozaPatch {
  const patch: MendozaPatch = []
  const keys = Object.keys(before).sort()
  for (const [index, key] of keys.entries()) {
    const old = before[key]
    const next = after[key]
    if (old === undefined) continue
    if (next === undefined) patch.push(DELETE_FIELD, index)
    else if (!isDeepEqual(old, next)) patch.push(...encodeField(index, key, old, next))
  }
  for (const [key, value] of Object.entries(after)) {
    if (before[key] === undefined && value !== undefined) patch.push(SET_FIELD, value, key)
  }
  return patch
}

function encodeField(index: number, key: string, old: unknown, next: unknown): MendozaPatch {
  if (isObject(old) && isObject(next)) return [PUSH_FIELD_COPY, index, ...encodeObject(old, next), POP_INTO_FIELD]
  const rebuilt = rebuild(old, next)
  return rebuilt ? [PUSH_FIELD_BLANK, index, ...rebuilt, POP_INTO_FIELD] : [SET_FIELD, next, key]
}

/**
 * Operations that build an array or a string from nothing and slices of its old value; undefined where a plain value is
 * better.
 */
function rebuild(old: unknown, next: unknown): MendozaPatch | undefined {
  if (Array.isArray(old) && Array.isArray(next)) return encodeArray(old, next)
  if (typeof old === 'string' && typeof next === 'string') return encodeString(old, next)
  return undefined
}

/**
 * The new array as slices of the old one, edited elements and new values; undefined when nothing of the old one can be
 * reused.
 */
function encodeArray(old: unknown[], next: unknown[]): MendozaPatch | undefined {
  if (next.length === 0) return undefined
  const sources = alignElements(old, next)
  if (sources.every((source) => source === undefined)) return undefined
  const patch: MendozaPatch = []
  for (let index = 0; index < next.length; index += 1) {
    const run = equalRun(old, next, sources, index)
    const source = sources[index]
    if (run > 0 && source !== undefined) {
      patch.push(APPEND_ELEMENTS, source, source + run)
      index += run - 1
    } else patch.push(...encodeElement(old, next[index] ?? null, source))
  }
  return patch
}

function encodeElement(old: unknown[], value: unknown, source: number | undefined): MendozaPatch {
  const before = source === undefined ? undefined : old[source]
  if (source === undefined || before === undefined) return [APPEND_VALUE, value]
  if (isObject(before) && isObject(value)) {
    return [PUSH_ELEMENT_COPY, source, ...encodeObject(before, value), POP_INTO_ARRAY]
  }
  const rebuilt = rebuild(before, value)
  return rebuilt ? [PUSH_ELEMENT_BLANK, source, ...rebuilt, POP_INTO_ARRAY] : [APPEND_VALUE, value]
}
