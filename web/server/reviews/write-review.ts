import 'server-only'
import { milliseconds } from 'date-fns/milliseconds'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { latestTag, ratingsTag, reviewsTag } from '#web/domain/member/page-tags.ts'
import type { OwnReview, ReviewInput } from '#web/domain/member/review.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { reviews } from '../db/schema/reviews.ts'
import { expireTags } from '../expired-tags/public.ts'
import { mayContribute } from '../members/public.ts'
import { failure, type Result, success } from '../result.ts'

/** How long staff can still see that a review was reported, and deleted by its author. */
const KEPT_AFTER_DELETION_MS = milliseconds({ days: 30 })

/**
 * Stores a member's only review of a product, or replaces it, which marks it as edited. A review that staff have hidden
 * stays hidden, even when the member deletes it and writes another; staff are shown the new text. A member whose
 * address is not verified writes three contributions an hour, and may change them.
 */
export async function writeReview(
  database: Database,
  memberId: string,
  documentId: string,
  review: ReviewInput,
  now: Date,
): Promise<Result<{ readonly id: string; readonly isHidden: boolean }, 'verifyToWriteMore'>> {
  return await database.transaction(async (transaction) => {
    if (!(await mayContribute(transaction, memberId, now)) && !(await hasReview(transaction, memberId, documentId)))
      return failure('verifyToWriteMore')
    const isNew = sql`${reviews.deletedAt} IS NOT NULL`
    const [stored] = await transaction
      .insert(reviews)
      .values({ ...review, documentId, memberId, createdAt: now })
      .onConflictDoUpdate({
        target: [reviews.documentId, reviews.memberId],
        set: {
          ...review,
          createdAt: sql`CASE WHEN ${isNew} THEN ${now}::timestamptz ELSE ${reviews.createdAt} END`,
          editedAt: sql`CASE WHEN ${isNew} THEN NULL ELSE ${now}::timestamptz END`,
          deletedAt: null,
          rewrittenAt: sql`CASE WHEN ${reviews.hiddenAt} IS NULL THEN NULL ELSE ${now}::timestamptz END`,
          // A member who has bought it once has bought it; one who had not may have meanwhile.
          purchaseCheckedAt: sql`CASE WHEN ${reviews.boughtSizes} IS NULL THEN NULL ELSE ${reviews.purchaseCheckedAt} END`,
        },
      })
      .returning({ id: reviews.id, hiddenAt: reviews.hiddenAt })
    if (!stored) throw new Error('The review was not stored')
    await expireReviews(transaction, documentId)
    return success({ id: stored.id, isHidden: stored.hiddenAt !== null })
  })
}

async function hasReview(transaction: Transaction, memberId: string, documentId: string): Promise<boolean> {
  const [review] = await transaction
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.documentId, documentId), eq(reviews.memberId, memberId), isNull(reviews.deletedAt)))
  return review !== undefined
}

/** Deletes the text of a member's review of a product, and the shop's answer to it; deleting again succeeds. */
export async function deleteReview(
  database: Database,
  memberId: string,
  documentId: string,
  now: Date,
): Promise<Result<Record<string, never>, never>> {
  return await database.transaction(async (transaction) => {
    const isOwn = and(eq(reviews.documentId, documentId), eq(reviews.memberId, memberId), isNull(reviews.deletedAt))
    await transaction
      .update(reviews)
      .set({ ...withoutText, deletedAt: now })
      .where(isOwn)
    await expireReviews(transaction, documentId)
    return success({})
  })
}

const withoutText = {
  title: '',
  text: '',
  fit: null,
  size: null,
  boughtSizes: null,
  purchaseCheckedAt: null,
  rewrittenAt: null,
  editedAt: null,
  answer: null,
  answeredAt: null,
  answerEditedAt: null,
}

/** Deletes what is left of reviews that their authors deleted, unless staff had hidden them. */
export async function deleteOldReviews(database: Database, now: Date): Promise<void> {
  const isOld = lt(reviews.deletedAt, subMilliseconds(now, KEPT_AFTER_DELETION_MS))
  await database.delete(reviews).where(and(isOld, isNull(reviews.hiddenAt)))
}

/** A member's own review of a product, even while staff hide it from others; null without one. */
export async function ownReview(database: Database, memberId: string, documentId: string): Promise<OwnReview | null> {
  const { stars, title, text, fit, size, hiddenAt } = reviews
  const [review] = await database
    .select({ stars, title, text, fit, size, hiddenAt })
    .from(reviews)
    .where(and(eq(reviews.documentId, documentId), eq(reviews.memberId, memberId), isNull(reviews.deletedAt)))
  if (!review) return null
  const { hiddenAt: hidden, ...own } = review
  return { ...own, isHidden: hidden !== null }
}

/** Expires the static pages that show the product's reviews or its average. */
export function expireReviews(transaction: Transaction, documentId: string): Promise<void> {
  return expireTags(transaction, [reviewsTag(documentId), ratingsTag, latestTag])
}
