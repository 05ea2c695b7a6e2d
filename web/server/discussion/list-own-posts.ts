import 'server-only'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { posts } from '../db/schema/posts.ts'
import { isAfter, type Position, pageOf, writeCursor } from '../paging.ts'

const PAGE_SIZE = 10

/**
 * A page of a member's posts, newest first, including those that staff have hidden, but not those that the member
 * deleted.
 */
export async function listOwnPosts(database: Database, memberId: string, after: Position | undefined) {
  const rows = await database
    .select()
    .from(posts)
    .where(and(eq(posts.memberId, memberId), isNull(posts.deletedAt), isAfter(posts, after)))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(PAGE_SIZE + 1)
  const { items, last } = pageOf(rows, PAGE_SIZE)
  return { items, next: last ? writeCursor(last) : null }
}
