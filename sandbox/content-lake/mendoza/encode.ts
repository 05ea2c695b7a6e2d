import { encodeArray } from './encode-array.ts'
import { encodeString } from './encode-string.ts'
import { DELETE_FIELD, POP_INTO_FIELD, PUSH_FIELD_BLANK, PUSH_FIELD_COPY, SET_FIELD, VALUE } from './opcodes.ts'
import { type Fields, isDeepEqual, isObject } from './values.ts'

/** A Mendoza patch: a flat list of opcodes and their operands. https://github.com/sanity-io/mendoza */
export type MendozaPatch = unknown[]

/**
 * The shortest reasonable Mendoza patch that turns `before` into `after`. Absent documents are `null`: a creation is `[0, document]`
 * and a deletion `[0, null]`, which is what history readers classify on.
 */
export function encodePatch(before: unknown, after: unknown): MendozaPatch {
  if (isObject(before) && isObject(after)) return encodeObject(before, after)
  return [VALUE, after]
}

/** Operations on an object whose output already is a copy of the input; empty when nothing differs. */
export function encodeObject(before: Fields, after: Fields): MendozaPatch {
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

/** Operations that build an array or a string from nothing and slices of its old value; undefined where a plain value is better. */
export function rebuild(old: unknown, next: unknown): MendozaPatch | undefined {
  if (Array.isArray(old) && Array.isArray(next)) return encodeArray(old, next)
  if (typeof old === 'string' && typeof next === 'string') return encodeString(old, next)
  return undefined
}
