import 'server-only'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { reviews } from '../db/schema/reviews.ts'
import { type Position, writePosition } from './list-reviews.ts'

const PAGE_SIZE = 10

/** A page of a member's reviews, the newest first, also what staff hide. */
export async function listOwnReviews(database: Database, memberId: string, after: Position | undefined) {
  const isAfter = after && sql`(${reviews.createdAt}, ${reviews.id}) < (${after.createdAt}, ${after.id}::uuid)`
  const rows = await database
    .select()
    .from(reviews)
    .where(and(eq(reviews.memberId, memberId), isNull(reviews.deletedAt), isAfter))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(PAGE_SIZE + 1)
  const items = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? items.at(-1) : undefined
  return { items, next: last ? writePosition(last) : null }
}
