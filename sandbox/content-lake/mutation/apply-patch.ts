import { Mutation } from '@sanity/mutator'
import { TransactionRefused } from '../http/errors.ts'
import { type Fields, isObject } from '../mendoza/values.ts'
import type { LakeDocument } from '../query/documents.ts'

const OPERATIONS = new Set(['set', 'setIfMissing', 'unset', 'inc', 'dec', 'insert', 'diffMatchPatch', 'merge'])
const SELECTORS = new Set(['id', 'query', 'params', 'ifRevisionID'])

/**
 * Applies patch operations (`set`, `setIfMissing`, `unset`, `inc`, `dec`, `insert`, `diffMatchPatch`, `merge`) with JSONMatch paths.
 * @throws TransactionRefused when an operation is unknown, cannot be applied, or touches `_id` or `_type`
 */
export function applyPatch(document: LakeDocument, patch: Fields): LakeDocument {
  const { merge, ...operations } = patch
  for (const name of Object.keys(patch)) {
    if (!OPERATIONS.has(name) && !SELECTORS.has(name)) throw refuse(document, `unknown operation "${name}"`)
  }
  const patched = withMutator(document, operations)
  const result = merge === undefined ? patched : mergeInto(document, patched, merge)
  for (const name of ['_id', '_type'] as const) {
    if (result[name] !== document[name]) throw refuse(document, `Cannot modify immutable attribute "${name}"`)
  }
  return result
}

function withMutator(document: LakeDocument, operations: Fields): LakeDocument {
  const { id: _id, query: _query, params: _params, ifRevisionID: _revision, ...rest } = operations
  try {
    const mutation = new Mutation({ mutations: [{ patch: { ...rest, id: document._id } }] })
    const result = mutation.apply({ ...document, _rev: document._rev ?? '' })
    if (!result) throw new Error('the patch removed the document')
    return { ...result }
  } catch (error) {
    throw refuse(document, error instanceof Error ? error.message : String(error))
  }
}

function mergeInto(document: LakeDocument, patched: LakeDocument, merge: unknown): LakeDocument {
  if (!isObject(merge)) throw refuse(document, '"merge" must be an object')
  return { ...patched, ...mergeFields(patched, merge), _id: patched._id, _type: patched._type }
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
