import 'server-only'
import type { Transaction } from '../db/pool.ts'
import { setReviewAnswer } from '../reviews/public.ts'
import { type ActionEffect, effectOfUndo, type RecordedRow } from './handler.ts'

/** Sets the shop's answer to a review (there is at most one); null deletes it. */
export async function applyReviewAnswer(
  transaction: Transaction,
  reviewId: string,
  answer: string | null,
  now: Date,
): Promise<ActionEffect> {
  const result = await setReviewAnswer(transaction, reviewId, answer, now)
  if (!result.ok) return 'gone'
  const { documentId, textBefore } = result.value
  return textBefore === answer ? 'unchanged' : { documentId, before: { text: textBefore }, after: { text: answer } }
}

/** Restores the answer that a recorded action replaced. */
export async function revertReviewAnswer(
  transaction: Transaction,
  record: RecordedRow,
  now: Date,
): Promise<ActionEffect> {
  const { text } = record.before
  const result = await setReviewAnswer(transaction, record.targetId, typeof text === 'string' ? text : null, now)
  return result.ok ? effectOfUndo(record) : 'gone'
}
