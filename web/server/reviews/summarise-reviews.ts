import 'server-only'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Rating, ReviewSummary } from '#web/domain/member/review.ts'
import type { Database } from '../db/pool.ts'
import { reviews } from '../db/schema/reviews.ts'
import { visibleOnly } from './list-reviews.ts'

/** Summaries of the reviews of these products; products without reviews are left out. */
export async function summariseReviews(database: Database, documentIds: readonly string[]): Promise<ReviewSummary[]> {
  if (documentIds.length === 0) return []
  const countOf = (condition: SQL) => sql<number>`count(*) FILTER (WHERE ${condition})::int`
  const rows = await database
    .select({
      documentId: reviews.documentId,
      count: sql<number>`count(*)::int`,
      average: sql<number>`round(avg(${reviews.stars}), 1)::float8`,
      one: countOf(sql`${reviews.stars} = 1`),
      two: countOf(sql`${reviews.stars} = 2`),
      three: countOf(sql`${reviews.stars} = 3`),
      four: countOf(sql`${reviews.stars} = 4`),
      five: countOf(sql`${reviews.stars} = 5`),
      small: countOf(sql`${reviews.fit} = 'small'`),
      fits: countOf(sql`${reviews.fit} = 'true'`),
      large: countOf(sql`${reviews.fit} = 'large'`),
    })
    .from(reviews)
    .where(and(inArray(reviews.documentId, [...documentIds]), visibleOnly))
    .groupBy(reviews.documentId)
  return rows.map(({ one, two, three, four, five, small, fits, large, ...row }) => ({
    ...row,
    distribution: [one, two, three, four, five],
    fit: { small, true: fits, large },
  }))
}

/** Average and number of the stars of every product that has reviews, by document id. */
export async function allRatings(database: Database): Promise<Record<string, Rating>> {
  const rows = await database
    .select({
      documentId: reviews.documentId,
      count: sql<number>`count(*)::int`,
      average: sql<number>`round(avg(${reviews.stars}), 1)::float8`,
    })
    .from(reviews)
    .where(visibleOnly)
    .groupBy(reviews.documentId)
  return Object.fromEntries(rows.map(({ documentId, ...rating }) => [documentId, rating]))
}
