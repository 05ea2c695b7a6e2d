import 'server-only'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { reviews } from '../db/schema/reviews.ts'
import { isAfter, type Position, pageOf, writeCursor } from '../paging.ts'

const PAGE_SIZE = 10

/** A page of a member's reviews, newest first, including those that staff have hidden. */
export async function listOwnReviews(database: Database, memberId: string, after: Position | undefined) {
  const rows = await database
    .select()
    .from(reviews)
    .where(and(eq(reviews.memberId, memberId), isNull(reviews.deletedAt), isAfter(reviews, after)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(PAGE_SIZE + 1)
  const { items, last } = pageOf(rows, PAGE_SIZE)
  return { items, next: last ? writeCursor(last) : null }
}
