import 'server-only'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { posts } from '../db/schema/posts.ts'
import { type Position, writeCursor } from './cursor.ts'

const PAGE_SIZE = 10

/** A page of what a member has written, the newest first: also what staff hide, but nothing that the member deleted. */
export async function listOwnPosts(database: Database, memberId: string, after: Position | undefined) {
  const isAfter = after && sql`(${posts.createdAt}, ${posts.id}) < (${after.createdAt}, ${after.id}::uuid)`
  const rows = await database
    .select()
    .from(posts)
    .where(and(eq(posts.memberId, memberId), isNull(posts.deletedAt), isAfter))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(PAGE_SIZE + 1)
  const items = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? items.at(-1) : undefined
  return { items, next: last ? writeCursor(last) : null }
}
