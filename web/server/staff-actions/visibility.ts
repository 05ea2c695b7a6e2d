import 'server-only'
import type { Transaction } from '../db/pool.ts'
import { reopenReports, resolveReports, setHidden, setPinned } from '../discussion/for-other-subjects.ts'
import {
  reopenReviewReports,
  reopenRewritten,
  resolveReviewReports,
  setReviewHidden,
} from '../reviews/for-other-subjects.ts'
import { type Applied, type Handler, reversed } from './handler.ts'

/** What staff can do with posts as with reviews. */
const subjects = {
  post: { setHidden, resolveReports, reopenReports },
  review: { setHidden: setReviewHidden, resolveReports: resolveReviewReports, reopenReports: reopenReviewReports },
} as const

const subjectOf = (targetKind: string) => subjects[targetKind === 'review' ? 'review' : 'post']

/**
 * Hiding a contribution also deals with the reports that led to it. Hiding a hidden review again decides about the text that its author has
 * written since.
 */
export const hiding: Handler<'hide' | 'unhide'> = {
  async apply(transaction, { id, targetKind, targetId, ...action }, now) {
    const isHidden = action.type === 'hide'
    const changed = await subjectOf(targetKind).setHidden(transaction, targetId, isHidden, now)
    if (!changed.ok) return 'gone'
    const { documentId, isChanged, wasRewritten } = changed.value
    const reports = isHidden ? await resolve(transaction, { targetKind, targetId }, id, now) : 0
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
    const { setHidden: set, reopenReports: reopen } = subjectOf(record.targetKind)
    const changed = await set(transaction, record.targetId, isHidden, now)
    if (!changed.ok) return 'gone'
    if (record.before.isRewritten) await reopenRewritten(transaction, record.targetId, now)
    await reopen(transaction, record.id)
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

/** Staff decide that a reported contribution may stay. */
export const dismissingReports: Handler<'dismissReports'> = {
  async apply(transaction, { id, targetKind, targetId }, now) {
    const resolved = await subjectOf(targetKind).resolveReports(transaction, targetId, id, now)
    if (!resolved.ok) return 'gone'
    const { documentId, count } = resolved.value
    return count > 0 ? { documentId, before: { openReports: count }, after: { openReports: 0 } } : 'unchanged'
  },
  async revert(transaction, record) {
    await subjectOf(record.targetKind).reopenReports(transaction, record.id)
    return reversed(record)
  },
}

type Target = { readonly targetKind: string; readonly targetId: string }

async function resolve(
  transaction: Transaction,
  { targetKind, targetId }: Target,
  actionId: string,
  now: Date,
): Promise<number> {
  const resolved = await subjectOf(targetKind).resolveReports(transaction, targetId, actionId, now)
  return resolved.ok ? resolved.value.count : 0
}

function toApplied(
  changed: { readonly ok: boolean; readonly value?: { readonly isChanged: boolean } },
  record: Parameters<typeof reversed>[0],
): Applied {
  if (!changed.ok) return 'gone'
  return changed.value?.isChanged ? reversed(record) : 'unchanged'
}
