import { arrayToJSONMatchPath, extractWithPath } from '@sanity/mutator'
import { type Fields, isObject } from '../mendoza/values.ts'
import type { LakeDocument } from '../query/documents.ts'
import { POSITIONS, QUOTED } from './patch-operations.ts'

/** Operations that change a target each time they are applied, in the order of patches; all others come before. */
const COUNTED = ['diffMatchPatch', 'inc', 'dec', 'insert']

/** A range in the middle of a path, as in `rows[0:].views`. */
const RANGE_WITHIN = /\[-?\d*:-?\d*\](?=[.[])/

/**
 * Applies a patch so that each of its targets is changed once. The library reaches every target of `rows[0:].views` as
 * often as the range has items, which matters to `inc`, `dec`, `insert` and `diffMatchPatch`: those get the paths of
 * the single targets.
 */
export function applyToEachOnce(
  document: LakeDocument,
  operations: Fields,
  apply: (document: LakeDocument, operations: Fields) => LakeDocument,
): LakeDocument {
  const counted = COUNTED.filter((name) => name in operations)
  if (!counted.some((name) => pathsOf(name, operations[name]).some(hasRangeWithin))) return apply(document, operations)
  const others = Object.entries(operations).filter(([name]) => !COUNTED.includes(name))
  let result = apply(document, Object.fromEntries(others))
  for (const name of counted) {
    for (const value of singled(name, operations[name], result)) result = apply(result, { [name]: value })
  }
  return result
}

function hasRangeWithin(path: string): boolean {
  return RANGE_WITHIN.test(path.replaceAll(QUOTED, ''))
}

function pathsOf(name: string, value: unknown): string[] {
  if (!isObject(value)) return []
  return name === 'insert' ? POSITIONS.flatMap((position) => value[position] ?? []).map(String) : Object.keys(value)
}

/**
 * The operation's arguments, one after another, with paths that lead to one target each where they had a range within.
 */
function singled(name: string, value: unknown, document: LakeDocument): Fields[] {
  if (!isObject(value)) return []
  if (name === 'insert') return singledInsertions(value, document)
  return Object.entries(value).flatMap(([path, argument]) =>
    (hasRangeWithin(path) ? targetsOf(path, document) : [path]).map((target) => ({ [target]: argument })),
  )
}

/** Only the path of the list has to be unique; the library finds the place in that list. */
function singledInsertions(insertion: Fields, document: LakeDocument): Fields[] {
  const position = POSITIONS.find((name) => name in insertion) ?? ''
  const path = String(insertion[position])
  if (!hasRangeWithin(path)) return [insertion]
  const place = path.replaceAll(QUOTED, (text) => '"'.repeat(text.length)).lastIndexOf('[')
  return targetsOf(path.slice(0, place), document).map((list) => ({
    ...insertion,
    [position]: list + path.slice(place),
  }))
}

function targetsOf(path: string, document: LakeDocument): string[] {
  return [...new Set(extractWithPath(path, document).map((match) => arrayToJSONMatchPath(match.path)))]
}
