import 'server-only'
import type { Transaction } from '../db/pool.ts'
import { setReviewAnswer } from '../reviews/public.ts'
import { type Applied, type RecordedRow, reversed } from './handler.ts'

/** Sets the shop's only answer to a review, or deletes it with null. */
export async function applyReviewAnswer(
  transaction: Transaction,
  reviewId: string,
  answer: string | null,
  now: Date,
): Promise<Applied> {
  const set = await setReviewAnswer(transaction, reviewId, answer, now)
  if (!set.ok) return 'gone'
  const { documentId, textBefore } = set.value
  return textBefore === answer ? 'unchanged' : { documentId, before: { text: textBefore }, after: { text: answer } }
}

/** Undoes it: the answer is again what it was. */
export async function revertReviewAnswer(transaction: Transaction, record: RecordedRow, now: Date): Promise<Applied> {
  const { text } = record.before
  const set = await setReviewAnswer(transaction, record.targetId, typeof text === 'string' ? text : null, now)
  return set.ok ? reversed(record) : 'gone'
}
