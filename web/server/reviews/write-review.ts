import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { ReviewInput } from '#web/domain/member/review.ts'
import type { Database } from '../db/pool.ts'
import { reviews } from '../db/schema/reviews.ts'
import { type Result, success } from '../result.ts'

/** Stores a member's only review of a product, or replaces it, which marks it as edited. A hidden one stays hidden. */
export async function writeReview(
  database: Database,
  memberId: string,
  documentId: string,
  review: ReviewInput,
  now: Date,
): Promise<Result<{ readonly id: string }, never>> {
  const [stored] = await database
    .insert(reviews)
    .values({ ...review, documentId, memberId, createdAt: now })
    .onConflictDoUpdate({ target: [reviews.documentId, reviews.memberId], set: { ...review, editedAt: now } })
    .returning({ id: reviews.id })
  if (!stored) throw new Error('The review was not stored')
  return success(stored)
}

/** Deletes a member's review of a product; deleting again succeeds. */
export async function deleteReview(
  database: Database,
  memberId: string,
  documentId: string,
): Promise<Result<Record<string, never>, never>> {
  await database.delete(reviews).where(and(eq(reviews.documentId, documentId), eq(reviews.memberId, memberId)))
  return success({})
}
