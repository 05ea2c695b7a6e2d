import { isSame } from '../deep-equal.ts'

/**
 * A change in a document: the value at a path, as saved and as it is now; undefined if there is none.
 */
export type Change = { readonly path: readonly string[]; readonly before: unknown; readonly after: unknown }

type Fields = Readonly<Record<string, unknown>>

/** Fields that the lake writes itself. */
const ownFields: ReadonlySet<string> = new Set(['_id', '_type', '_rev', '_createdAt', '_updatedAt', '_system'])

/**
 * The changes from one version of a document to another, by field. Objects are compared field by field, so that what
 * somebody else changes in another field or language is left alone; lists and rich texts are compared as a whole.
 */
export function changesBetween(before: Fields, after: Fields): Change[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)].filter((name) => !ownFields.has(name)))
  return [...names].flatMap((name) => changesAt([name], before[name], after[name]))
}

function changesAt(path: readonly string[], before: unknown, after: unknown): Change[] {
  if (isSame(before, after)) return []
  if (!isObject(before) || !isObject(after) || before._type !== after._type) return [{ path, before, after }]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => changesAt([...path, name], before[name], after[name]))
}

/** The changes that a document lacks. */
export function missingFrom(document: Fields, changes: readonly Change[]): Change[] {
  return changes.filter(({ path, after }) => !isSame(valueAt(document, path), after))
}

/** The changes whose field is still as it was before them: nobody has written anything else there. */
export function untouchedIn(document: Fields, changes: readonly Change[]): Change[] {
  return changes.filter(({ path, before }) => isSame(valueAt(document, path), before))
}

function valueAt(document: Fields, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), document)
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
