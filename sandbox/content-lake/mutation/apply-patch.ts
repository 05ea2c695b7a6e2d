import { extractWithPath, Mutation } from '@sanity/mutator'
import { TransactionRefused } from '../http/errors.ts'
import { type Fields, isObject } from '../mendoza/values.ts'
import type { LakeDocument } from '../query/documents.ts'
import { operationsOf } from './patch-operations.ts'
import { applyToEachOnce } from './repeated-targets.ts'

/**
 * Applies patch operations (`set`, `setIfMissing`, `unset`, `inc`, `dec`, `insert`, `diffMatchPatch`, `merge`) with
 * JSONMatch paths.
 * @throws TransactionRefused when an operation is unknown or malformed, cannot be applied, or touches `_id` or `_type`
 */
export function applyPatch(document: LakeDocument, patch: Fields): LakeDocument {
  const { merge, ...operations } = operationsOf(patch)
  const patched = applyToEachOnce(document, operations, withMutator)
  const result = merge === undefined ? patched : mergeInto(patched, merge)
  if (result._id !== document._id) throw immutable(document, '_id')
  requireSameType(document, result._type)
  return result
}

/** @throws TransactionRefused 409 when the type is another */
export function requireSameType(document: LakeDocument, type: unknown): void {
  if (document._type !== type) throw immutable(document, '_type')
}

function immutable({ _id: id }: LakeDocument, attribute: string): TransactionRefused {
  const description = `Cannot modify immutable attribute "${attribute}"`
  return new TransactionRefused(409, { attribute, description, id, type: 'cannotModifyImmutableAttributeError' })
}

function withMutator(document: LakeDocument, operations: Fields): LakeDocument {
  try {
    requireTexts(document, operations)
    const mutation = new Mutation({ mutations: [{ patch: { ...operations, id: document._id } }] })
    const result = mutation.apply({ ...document, _rev: document._rev ?? '' })
    if (!result) throw new Error('the patch removed the document')
    return { ...result }
  } catch (error) {
    throw refuse(document, error instanceof Error ? error.message : String(error))
  }
}

/**
 * Only texts can be patched by their differences. What the same patch sets first is not known yet, and left to the
 * library.
 */
function requireTexts(document: LakeDocument, { diffMatchPatch, set, setIfMissing }: Fields): void {
  if (!isObject(diffMatchPatch) || set !== undefined || setIfMissing !== undefined) return
  for (const path of Object.keys(diffMatchPatch)) {
    const other = extractWithPath(path, document).find(({ value }) => typeof value !== 'string')
    if (other) throw new Error(`can't diff-match-patch "${path}", because it is not a string`)
  }
}

function mergeInto(patched: LakeDocument, merge: unknown): LakeDocument {
  const merged = isObject(merge) ? mergeFields(patched, merge) : {}
  return { ...patched, ...merged, _id: patched._id, _type: patched._type }
}

function mergeFields(target: Fields, source: Fields): Fields {
  const result: Fields = { ...target }
  for (const [key, value] of Object.entries(source)) {
    const current = result[key]
    result[key] = isObject(value) && isObject(current) ? mergeFields(current, value) : value
  }
  return result
}

function refuse(document: LakeDocument, reason: string): TransactionRefused {
  return new TransactionRefused(409, {
    description: `Document patch failed: ${reason}`,
    id: document._id,
    type: 'documentPatchFailedError',
  })
}
