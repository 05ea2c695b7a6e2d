import { isDeepEqual, isObject } from './values.ts'

/** How many elements from `index` on are equal to consecutive old elements. */
export function equalRun(old: unknown[], next: unknown[], sources: (number | undefined)[], index: number): number {
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

/**
 * For each new element the index of the old element that it continues: by `_key`, else by equal start and end, else by
 * position.
 */
export function alignElements(old: unknown[], next: unknown[]): (number | undefined)[] {
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
