import { encodeObject, type MendozaPatch, rebuild } from './encode.ts'
import { APPEND_ELEMENTS, APPEND_VALUE, POP_INTO_ARRAY, PUSH_ELEMENT_BLANK, PUSH_ELEMENT_COPY } from './opcodes.ts'
import { isDeepEqual, isObject } from './values.ts'

/** The new array as slices of the old one, edited elements and new values; undefined when nothing of the old one is of use. */
export function encodeArray(old: unknown[], next: unknown[]): MendozaPatch | undefined {
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

/** How many elements from `index` on are equal to consecutive old elements. */
function equalRun(old: unknown[], next: unknown[], sources: (number | undefined)[], index: number): number {
  const first = sources[index]
  if (first === undefined) return 0
  let length = 0
  while (
    index + length < next.length &&
    sources[index + length] === first + length &&
    isDeepEqual(old[first + length], next[index + length])
  )
    length += 1
  return length
}

/** For each new element the index of the old element that it continues: by `_key`, else by equal start and end, else by position. */
function alignElements(old: unknown[], next: unknown[]): (number | undefined)[] {
  const byKey = new Map(old.map((element, index) => [keyOf(element), index]))
  const shift = next.length - old.length
  let start = 0
  while (start < old.length && start < next.length && isDeepEqual(old[start], next[start])) start += 1
  let end = 0
  const limit = Math.min(old.length, next.length) - start
  while (end < limit && isDeepEqual(old[old.length - 1 - end], next[next.length - 1 - end])) end += 1
  return next.map((element, index) => {
    const key = keyOf(element)
    if (key !== undefined) return byKey.get(key)
    if (index >= next.length - end) return index - shift
    return index < old.length - end ? index : undefined
  })
}

function keyOf(element: unknown): string | undefined {
  return isObject(element) && typeof element._key === 'string' ? element._key : undefined
}
