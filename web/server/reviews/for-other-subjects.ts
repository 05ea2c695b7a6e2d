import 'server-only'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import { latestTag, reviewsTag } from '#web/domain/member/page-tags.ts'
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

/** A member's reviews, for the export of the member's data. */
export async function reviewDataOf(transaction: Transaction, ofMember: string) {
  const { memberId: _, ...columns } = getTableColumns(reviews)
  const rows = await transaction
    .select(columns)
    .from(reviews)
    .where(eq(reviews.memberId, ofMember))
    .orderBy(asc(reviews.createdAt))
  return { reviews: rows }
}

/** The cache tags of the static pages that show a member's name or picture beside reviews. */
export async function reviewTagsOf(transaction: Transaction, memberId: string): Promise<string[]> {
  const rows = await transaction
    .selectDistinct({ documentId: reviews.documentId })
    .from(reviews)
    .where(eq(reviews.memberId, memberId))
  return rows.length === 0 ? [] : [latestTag, ...rows.map(({ documentId }) => reviewsTag(documentId))]
}

/** Leaves a member's reviews without their author. */
export async function removeFromReviews(transaction: Transaction, memberId: string): Promise<void> {
  await transaction.update(reviews).set({ memberId: null }).where(eq(reviews.memberId, memberId))
}
