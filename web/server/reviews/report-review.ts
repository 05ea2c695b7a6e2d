import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { reviewReports, reviews } from '../db/schema/reviews.ts'
import { failure, type Result, success } from '../result.ts'
import { isVisible } from './list-reviews.ts'

/** Reports somebody else's review to the staff; once for each member and review. */
export async function reportReview(
  database: Database,
  memberId: string,
  id: string,
  reason: string,
  now: Date,
): Promise<Result<Record<string, never>, 'noSuchReview' | 'ownContribution'>> {
  const [review] = await database
    .select({ memberId: reviews.memberId })
    .from(reviews)
    .where(and(eq(reviews.id, id), isVisible))
  if (!review) return failure('noSuchReview')
  if (review.memberId === memberId) return failure('ownContribution')
  await database.insert(reviewReports).values({ reviewId: id, memberId, reason, createdAt: now }).onConflictDoNothing()
  return success({})
}
