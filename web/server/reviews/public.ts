import 'server-only'
import { and, asc, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm'
import { latestTag, reviewsTag } from '#web/domain/member/page-tags.ts'
import type { Transaction } from '../db/pool.ts'
import { reviews } from '../db/schema/reviews.ts'
import { forgetReporter, reportsBy } from '../reports.ts'
import { failure, type Result, success } from '../result.ts'
import { expireReviews } from './write-review.ts'

type Hidden = {
  readonly documentId: string
  /** False if it was already in that state. */
  readonly isChanged: boolean
  /** Its author had written another text while it was hidden, which waited for staff. */
  readonly wasRewritten: boolean
}

/** Shows or hides a review for all readers, or hides its author's new text: the staff's decision. */
export async function setReviewHidden(
  transaction: Transaction,
  id: string,
  isHidden: boolean,
  now: Date,
): Promise<Result<Hidden, 'noSuchReview'>> {
  const [review] = await transaction.select().from(reviews).where(eq(reviews.id, id)).for('update')
  if (!review) return failure('noSuchReview')
  const { documentId, hiddenAt } = review
  const wasRewritten = review.rewrittenAt !== null
  const isChanged = (hiddenAt !== null) !== isHidden
  if (isChanged || wasRewritten) {
    await transaction
      .update(reviews)
      .set({ hiddenAt: isHidden ? now : null, hiddenMailedAt: null, rewrittenAt: null })
      .where(eq(reviews.id, id))
    await expireReviews(transaction, documentId)
  }
  return success({ documentId, isChanged, wasRewritten })
}

/** Makes a hidden review wait again for a decision about its new text. */
export async function reopenRewritten(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction
    .update(reviews)
    .set({ rewrittenAt: now })
    .where(and(eq(reviews.id, id), isNotNull(reviews.hiddenAt)))
}

type Locked = typeof reviews.$inferSelect

/** With a lock; undefined for one that its author deleted. */
async function lock(transaction: Transaction, id: string): Promise<Locked | undefined> {
  const isThere = and(eq(reviews.id, id), isNull(reviews.deletedAt))
  const [review] = await transaction.select().from(reviews).where(isThere).for('update')
  return review
}

/** The product of a review; undefined for one that its author deleted. The review stays locked. */
export async function productOfReview(transaction: Transaction, id: string): Promise<string | undefined> {
  return (await lock(transaction, id))?.documentId
}

/**
 * Sets the shop's answer to a review that readers see, or removes it with null. Changing an answer marks it as edited.
 * `textBefore` is the answer that it had.
 */
export async function setReviewAnswer(
  transaction: Transaction,
  id: string,
  answer: string | null,
  now: Date,
): Promise<Result<{ readonly documentId: string; readonly textBefore: string | null }, 'noSuchReview'>> {
  const review = await lock(transaction, id)
  if (!review || (answer !== null && review.hiddenAt)) return failure('noSuchReview')
  const { documentId, answer: textBefore, answeredAt } = review
  if (answer !== textBefore) {
    const fields =
      answer === null
        ? { answeredAt: null, answerEditedAt: null }
        : { answeredAt: answeredAt ?? now, answerEditedAt: answeredAt ? now : null }
    await transaction
      .update(reviews)
      .set({ answer, ...fields })
      .where(eq(reviews.id, id))
    await expireReviews(transaction, documentId)
  }
  return success({ documentId, textBefore })
}

/** A member's reviews and reports of reviews, for the export of the member's data. */
export async function reviewDataOf(transaction: Transaction, ofMember: string) {
  const { memberId: _, ...columns } = getTableColumns(reviews)
  const written = await transaction
    .select(columns)
    .from(reviews)
    .where(eq(reviews.memberId, ofMember))
    .orderBy(asc(reviews.createdAt))
  const reports = (await reportsBy(transaction, 'review', ofMember)).map(({ targetId: reviewId, ...report }) => ({
    reviewId,
    ...report,
  }))
  return { reviews: written, reviewReports: reports }
}

/** The cache tags of the static pages that show a member's name or picture next to reviews. */
export async function reviewTagsOf(transaction: Transaction, memberId: string): Promise<string[]> {
  const rows = await transaction
    .selectDistinct({ documentId: reviews.documentId })
    .from(reviews)
    .where(eq(reviews.memberId, memberId))
  return rows.length === 0 ? [] : [latestTag, ...rows.map(({ documentId }) => reviewsTag(documentId))]
}

/** Keeps a member's reviews and reports, but without the member; deletes the reviews that the member had deleted. */
export async function removeFromReviews(transaction: Transaction, memberId: string): Promise<void> {
  await forgetReporter(transaction, 'review', memberId)
  await transaction.delete(reviews).where(and(eq(reviews.memberId, memberId), isNotNull(reviews.deletedAt)))
  await transaction.update(reviews).set({ memberId: null }).where(eq(reviews.memberId, memberId))
}
