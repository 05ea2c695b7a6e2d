import 'server-only'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { authorOf } from '#web/domain/member/author.ts'
import type { LatestPost } from '#web/domain/member/posts.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { posts } from '../db/schema/posts.ts'

/** The newest posts of all products, each product once; at most `limit` of the hundred newest posts. */
export async function latestPosts(database: Database, limit: number): Promise<LatestPost[]> {
  const rows = await database
    .select({
      id: posts.id,
      documentId: posts.documentId,
      text: posts.text,
      isByShop: posts.isByShop,
      memberId: posts.memberId,
      authorName: members.fullName,
      pictureId: members.pictureId,
      replyCount: posts.replyCount,
      createdAt: posts.createdAt,
    })
    .from(posts)
    .leftJoin(members, eq(members.id, posts.memberId))
    .where(and(isNull(posts.parentId), isNull(posts.hiddenAt), isNull(posts.deletedAt)))
    .orderBy(desc(posts.createdAt))
    .limit(100)
  const newest = new Map<string, LatestPost>()
  for (const { memberId, authorName, pictureId, createdAt, ...row } of rows) {
    if (newest.has(row.documentId)) continue
    const author = authorOf({ memberId, authorName, pictureId })
    newest.set(row.documentId, { ...row, author, createdAt: createdAt.toISOString() })
  }
  return [...newest.values()].slice(0, limit)
}
