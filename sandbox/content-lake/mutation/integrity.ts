import { TransactionRefused } from '../http/errors.ts'
import type { LakeDocument } from '../query/documents.ts'
import type { PendingTransaction } from './pending-transaction.ts'
import { strongReferences } from './references.ts'

/**
 * Strong references never dangle: a document cannot come to refer to one that does not exist, and a document that
 * others refer to strongly cannot be deleted. Checked once for the whole transaction, so that the order of its
 * mutations does not matter.
 */
export function checkReferences(pending: PendingTransaction): void {
  const changes = pending.changes()
  for (const { before, after } of changes) if (after) checkTargets(pending, before, after)
  checkReferrers(pending, new Set(changes.filter(({ after }) => !after).map(({ id }) => id)))
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

/** One query for all deleted documents: the cost of each query grows with the transaction. */
function checkReferrers(pending: PendingTransaction, deleted: ReadonlySet<string>): void {
  if (deleted.size === 0) return
  const referring = new Map<string, string[]>()
  for (const referrer of pending.select('*[references($ids)]{_id}', { ids: [...deleted] })) {
    for (const target of strongReferences(pending.get(referrer))) {
      if (deleted.has(target)) referring.set(target, [...(referring.get(target) ?? []), referrer])
    }
  }
  for (const id of deleted) {
    const referrers = referring.get(id)
    if (referrers) throw stillReferredTo(id, referrers)
  }
}

function stillReferredTo(id: string, referrers: string[]): TransactionRefused {
  return new TransactionRefused(409, {
    description: `Document "${id}" cannot be deleted as there are references to it from "${referrers[0]}"`,
    id,
    referencingIDs: referrers,
    type: 'documentHasExistingReferencesError',
  })
}
