import 'server-only'
import type { Transaction } from '../db/pool.ts'
import { reopenReports, resolveReports, setHidden, setPinned } from '../discussion/for-other-subjects.ts'
import { setReviewHidden } from '../reviews/for-other-subjects.ts'
import { type Applied, type Handler, reversed } from './handler.ts'

const isReview = (kind: string) => kind === 'review'

/** Hiding a post also deals with the reports that led to it. */
export const hiding: Handler<'hide' | 'unhide'> = {
  async apply(transaction, { id, type, targetKind, targetId }, now) {
    const isHidden = type === 'hide'
    const set = isReview(targetKind) ? setReviewHidden : setHidden
    const changed = await set(transaction, targetId, isHidden, now)
    if (!changed.ok) return 'gone'
    const { documentId, isChanged } = changed.value
    const reports = isHidden && !isReview(targetKind) ? await resolve(transaction, targetId, id, now) : 0
    if (!isChanged && reports === 0) return 'unchanged'
    return {
      documentId,
      before: { isHidden: isHidden !== isChanged },
      after: { isHidden, ...(reports > 0 && { resolvedReports: reports }) },
    }
  },
  async revert(transaction, record, now) {
    const isHidden = record.before.isHidden === true
    const set = isReview(record.targetKind) ? setReviewHidden : setHidden
    const changed = await set(transaction, record.targetId, isHidden, now)
    if (!changed.ok) return 'gone'
    await reopenReports(transaction, record.id)
    return reversed(record)
  },
}

export const pinning: Handler<'pin' | 'unpin'> = {
  async apply(transaction, { type, targetId }) {
    const isPinned = type === 'pin'
    const changed = await setPinned(transaction, targetId, isPinned)
    if (!changed.ok) return 'gone'
    const { documentId, isChanged } = changed.value
    return isChanged ? { documentId, before: { isPinned: !isPinned }, after: { isPinned } } : 'unchanged'
  },
  async revert(transaction, record) {
    const changed = await setPinned(transaction, record.targetId, record.before.isPinned === true)
    return toApplied(changed, record)
  },
}

/** Staff decide that a reported post may stay. */
export const dismissingReports: Handler<'dismissReports'> = {
  async apply(transaction, { id, targetId }, now) {
    const resolved = await resolveReports(transaction, targetId, id, now)
    if (!resolved.ok) return 'gone'
    const { documentId, count } = resolved.value
    return count > 0 ? { documentId, before: { openReports: count }, after: { openReports: 0 } } : 'unchanged'
  },
  async revert(transaction, record) {
    await reopenReports(transaction, record.id)
    return reversed(record)
  },
}

async function resolve(transaction: Transaction, postId: string, actionId: string, now: Date): Promise<number> {
  const resolved = await resolveReports(transaction, postId, actionId, now)
  return resolved.ok ? resolved.value.count : 0
}

function toApplied(
  changed: { readonly ok: boolean; readonly value?: { readonly isChanged: boolean } },
  record: Parameters<typeof reversed>[0],
): Applied {
  if (!changed.ok) return 'gone'
  return changed.value?.isChanged ? reversed(record) : 'unchanged'
}
