import 'server-only'
import { productOfPost, setHidden, setPinned } from '../discussion/public.ts'
import { reopenReports, resolveReports } from '../reports.ts'
import { productOfReview, reopenRewritten, setReviewHidden } from '../reviews/public.ts'
import { effectOfUndo, type Handler } from './handler.ts'

const contributions = {
  post: { kind: 'post', setHidden, productOf: productOfPost },
  review: { kind: 'review', setHidden: setReviewHidden, productOf: productOfReview },
} as const

const contributionOf = (targetKind: string) => contributions[targetKind === 'review' ? 'review' : 'post']

/**
 * Hiding a contribution also deals with the reports that led to it. Hiding a hidden review again decides about the text
 * that its author has written since.
 */
export const hiding: Handler<'hide' | 'unhide'> = {
  async apply(transaction, { id, targetKind, targetId, ...action }, now) {
    const isHidden = action.type === 'hide'
    const { kind, setHidden: set, productOf } = contributionOf(targetKind)
    const changed = await set(transaction, targetId, isHidden, now)
    if (!changed.ok) return 'gone'
    const { documentId, isChanged, wasRewritten } = changed.value
    const isThere = isHidden && (await productOf(transaction, targetId)) !== undefined
    const reports = isThere ? await resolveReports(transaction, kind, targetId, id, now) : 0
    if (!isChanged && !wasRewritten && reports === 0) return 'unchanged'
    const ground = action.type === 'hide' && { ground: action.ground }
    return {
      documentId,
      before: { isHidden: isHidden !== isChanged, ...(wasRewritten && { isRewritten: true }) },
      after: { isHidden, ...ground, ...(reports > 0 && { resolvedReports: reports }) },
    }
  },
  async revert(transaction, record, now) {
    const isHidden = record.before.isHidden === true
    const { kind, setHidden: set } = contributionOf(record.targetKind)
    const changed = await set(transaction, record.targetId, isHidden, now)
    if (!changed.ok) return 'gone'
    if (record.before.isRewritten) await reopenRewritten(transaction, record.targetId, now)
    await reopenReports(transaction, kind, record.id)
    return effectOfUndo(record)
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
    if (!changed.ok) return 'gone'
    return changed.value.isChanged ? effectOfUndo(record) : 'unchanged'
  },
}

/** Staff decide that a reported contribution may stay. */
export const dismissingReports: Handler<'dismissReports'> = {
  async apply(transaction, { id, targetKind, targetId }, now) {
    const { kind, productOf } = contributionOf(targetKind)
    const documentId = await productOf(transaction, targetId)
    if (documentId === undefined) return 'gone'
    const count = await resolveReports(transaction, kind, targetId, id, now)
    return count > 0 ? { documentId, before: { openReports: count }, after: { openReports: 0 } } : 'unchanged'
  },
  async revert(transaction, record) {
    await reopenReports(transaction, contributionOf(record.targetKind).kind, record.id)
    return effectOfUndo(record)
  },
}
