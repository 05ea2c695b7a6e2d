import { TransactionRefused } from '../http/errors.ts'
import type { LakeDocument } from '../query/documents.ts'
import type { PendingTransaction } from './pending-transaction.ts'
import { strongReferences } from './references.ts'

/**
 * Strong references never dangle: a document cannot come to refer to one that does not exist, and a document that others refer to
 * strongly cannot be deleted. Checked once for the whole transaction, so that the order of its mutations does not matter.
 */
export function checkReferences(pending: PendingTransaction): void {
  for (const { id, before, after } of pending.changes()) {
    if (after) checkTargets(pending, before, after)
    else checkReferrers(pending, id)
  }
}

function checkTargets(pending: PendingTransaction, before: LakeDocument | undefined, after: LakeDocument): void {
  const known = before ? strongReferences(before) : new Set<string>()
  for (const target of strongReferences(after)) {
    if (known.has(target) || pending.has(target)) continue
    throw new TransactionRefused(409, {
      description: `Document "${after._id}" references non-existent document "${target}"`,
      id: after._id,
      referenceID: target,
      type: 'documentReferenceDoesNotExistError',
    })
  }
}

function checkReferrers(pending: PendingTransaction, id: string): void {
  const referring = pending.select('*[references($id)]{_id}', { id }).filter((other) => {
    const document = pending.get(other)
    return other !== id && document !== undefined && strongReferences(document).has(id)
  })
  if (referring.length === 0) return
  throw new TransactionRefused(409, {
    description: `Document "${id}" cannot be deleted as there are references to it from "${referring[0]}"`,
    id,
    referencingIDs: referring,
    type: 'documentHasExistingReferencesError',
  })
}
