import 'server-only'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/pool.ts'
import { reviews } from '../db/schema/reviews.ts'
import { failure, type Result, success } from '../result.ts'
import { expireReviews } from './write-review.ts'

/** Shows or hides a review for all readers: the staff's decision. `isChanged` is false for one that was like that. */
export async function setReviewHidden(
  transaction: Transaction,
  id: string,
  isHidden: boolean,
  now: Date,
): Promise<Result<{ readonly documentId: string; readonly isChanged: boolean }, 'noSuchReview'>> {
  const [review] = await transaction.select().from(reviews).where(eq(reviews.id, id)).for('update')
  if (!review) return failure('noSuchReview')
  const { documentId, hiddenAt } = review
  const isChanged = (hiddenAt !== null) !== isHidden
  if (isChanged) {
    await transaction
      .update(reviews)
      .set({ hiddenAt: isHidden ? now : null })
      .where(eq(reviews.id, id))
    await expireReviews(transaction, documentId)
  }
  return success({ documentId, isChanged })
}
