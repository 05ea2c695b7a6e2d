import 'server-only'
import { and, eq } from 'drizzle-orm'
import { latestTag, ratingsTag, reviewsTag } from '#web/domain/member/page-tags.ts'
import type { OwnReview, ReviewInput } from '#web/domain/member/review.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { reviews } from '../db/schema/reviews.ts'
import { expireTags } from '../expired-tags/for-other-subjects.ts'
import { type Result, success } from '../result.ts'

/** Stores a member's only review of a product, or replaces it, which marks it as edited. A hidden one stays hidden. */
export async function writeReview(
  database: Database,
  memberId: string,
  documentId: string,
  review: ReviewInput,
  now: Date,
): Promise<Result<{ readonly id: string }, never>> {
  return await database.transaction(async (transaction) => {
    const [stored] = await transaction
      .insert(reviews)
      .values({ ...review, documentId, memberId, createdAt: now })
      .onConflictDoUpdate({ target: [reviews.documentId, reviews.memberId], set: { ...review, editedAt: now } })
      .returning({ id: reviews.id })
    if (!stored) throw new Error('The review was not stored')
    await expireReviews(transaction, documentId)
    return success(stored)
  })
}

/** Deletes a member's review of a product; deleting again succeeds. */
export async function deleteReview(
  database: Database,
  memberId: string,
  documentId: string,
): Promise<Result<Record<string, never>, never>> {
  return await database.transaction(async (transaction) => {
    await transaction.delete(reviews).where(and(eq(reviews.documentId, documentId), eq(reviews.memberId, memberId)))
    await expireReviews(transaction, documentId)
    return success({})
  })
}

/** A member's own review of a product, also while staff hide it from others; null without one. */
export async function ownReview(database: Database, memberId: string, documentId: string): Promise<OwnReview | null> {
  const { stars, title, text, fit, size, hiddenAt } = reviews
  const [review] = await database
    .select({ stars, title, text, fit, size, hiddenAt })
    .from(reviews)
    .where(and(eq(reviews.documentId, documentId), eq(reviews.memberId, memberId)))
  if (!review) return null
  const { hiddenAt: hidden, ...own } = review
  return { ...own, isHidden: hidden !== null }
}

/** Expires the static pages that show the product's reviews or its average. */
export function expireReviews(transaction: Transaction, documentId: string): Promise<void> {
  return expireTags(transaction, [reviewsTag(documentId), ratingsTag, latestTag])
}
