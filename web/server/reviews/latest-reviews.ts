import 'server-only'
import { desc, eq } from 'drizzle-orm'
import type { LatestReview } from '#web/domain/member/review.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { reviews } from '../db/schema/reviews.ts'
import { toReview, visibleOnly } from './list-reviews.ts'

/** The newest reviews of all products. */
export async function latestReviews(database: Database, limit: number): Promise<LatestReview[]> {
  const rows = await database
    .select({ review: reviews, authorName: members.fullName, pictureId: members.pictureId })
    .from(reviews)
    .leftJoin(members, eq(members.id, reviews.memberId))
    .where(visibleOnly)
    .orderBy(desc(reviews.createdAt))
    .limit(limit)
  return rows.map((row) => ({ ...toReview(row), documentId: row.review.documentId }))
}
