import 'server-only'
import { and, asc, count, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { authorOf } from '#web/domain/member/author.ts'
import type { Post, Thread } from '#web/domain/member/posts.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { postLikes, posts } from '../db/schema/posts.ts'
import { pageOf } from '../paging.ts'
import { failure, type Result, success } from '../result.ts'
import { type Position, writeCursor } from './cursor.ts'

const pageSize = 20
/** Replies that are shown with a post until more are requested. */
const firstReplies = 3
const replyPageSize = 50
/** More than this is reported as "many". */
const maxCountedNews = 100

export const isVisible = and(isNull(posts.hiddenAt), isNull(posts.deletedAt))

/** A post that its author deleted keeps its place as long as there are replies to it. */
export const isListed = and(isNull(posts.hiddenAt), or(isNull(posts.deletedAt), sql`${posts.replyCount} > 0`))

const parents = alias(posts, 'parents')
/**
 * Readers do not see the replies to a hidden post. A value for each row, because PostgreSQL would read all posts to
 * answer an EXISTS next to an OR.
 */
const hasVisibleParent = sql`coalesce((
  SELECT ${parents.hiddenAt} IS NULL FROM ${posts} AS ${sql.identifier('parents')}
  WHERE ${parents.id} = ${posts.parentId}
), TRUE)`

export type Page<Item> = {
  readonly items: readonly Item[] /** Where the next page begins; null at the end. */
  readonly next: string | null
}

/** A page of a product's discussion: pinned posts first, then the newest, each with its first replies. */
export async function listPosts(
  database: Database,
  documentId: string,
  after: Position | undefined,
  readerId: string | undefined,
): Promise<Page<Thread>> {
  const position = sql`(${posts.isPinned}, ${posts.createdAt}, ${posts.id})`
  const isAfter = after && sql`${position} < (${after.isPinned}, ${after.createdAt}, ${after.id}::uuid)`
  const rows = await select(database, readerId)
    .where(and(eq(posts.documentId, documentId), isNull(posts.parentId), isListed, isAfter))
    .orderBy(desc(posts.isPinned), desc(posts.createdAt), desc(posts.id))
    .limit(pageSize + 1)
  const { items, last } = pageOf(rows, pageSize)
  const replies = await repliesOf(
    database,
    items.filter(({ replyCount }) => replyCount > 0).map(({ id }) => id),
    readerId,
  )
  return {
    items: items.map((row) => ({ ...toPost(row), replies: (replies.get(row.id) ?? []).map(toPost) })),
    next: last ? writeCursor(last) : null,
  }
}

/** The thread of a post or a reply, with its first replies and with the reply itself. */
export async function findThread(
  database: Database,
  id: string,
  readerId: string | undefined,
): Promise<Result<{ readonly documentId: string; readonly thread: Thread }, 'noSuchPost'>> {
  const [wanted] = await select(database, readerId).where(and(eq(posts.id, id), isListed, hasVisibleParent))
  if (!wanted) return failure('noSuchPost')
  const [parent] = wanted.parentId ? await select(database, readerId).where(eq(posts.id, wanted.parentId)) : [wanted]
  if (!parent) return failure('noSuchPost')
  const first = (await repliesOf(database, [parent.id], readerId)).get(parent.id) ?? []
  const isMissing = wanted !== parent && !first.some((reply) => reply.id === id)
  const replies = isMissing ? [...first, wanted] : first
  return success({
    documentId: wanted.documentId,
    thread: { ...toPost(parent), replies: replies.map(toPost) },
  })
}

/** A page of a post's replies, the oldest first. */
export async function listReplies(
  database: Database,
  parentId: string,
  after: Position | undefined,
  readerId: string | undefined,
): Promise<Page<Post>> {
  const isAfter = after && sql`(${posts.createdAt}, ${posts.id}) > (${after.createdAt}, ${after.id}::uuid)`
  const rows = await select(database, readerId)
    .where(and(eq(posts.parentId, parentId), isVisible, hasVisibleParent, isAfter))
    .orderBy(asc(posts.createdAt), asc(posts.id))
    .limit(replyPageSize + 1)
  const { items, last } = pageOf(rows, replyPageSize)
  return { items: items.map(toPost), next: last ? writeCursor(last) : null }
}

/** How many posts and replies others have written since; counted up to a hundred. */
export async function countPostsSince(
  database: Database,
  documentId: string,
  since: Date,
  readerId: string | undefined,
) {
  const byOthers = readerId ? or(isNull(posts.memberId), sql`${posts.memberId} <> ${readerId}`) : undefined
  const news = database
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.documentId, documentId), isVisible, hasVisibleParent, gt(posts.createdAt, since), byOthers))
    .limit(maxCountedNews)
    .as('news')
  const [row] = await database.select({ count: count() }).from(news)
  return { count: row?.count ?? 0 }
}

function select(database: Database, readerId: string | undefined) {
  const isOwn: SQL<boolean> = readerId ? sql`${posts.memberId} IS NOT DISTINCT FROM ${readerId}` : sql`FALSE`
  const isLiked: SQL<boolean> = readerId
    ? sql`EXISTS (SELECT FROM ${postLikes} WHERE ${postLikes.postId} = ${posts.id} AND ${postLikes.memberId} = ${readerId})`
    : sql`FALSE`
  return database
    .select({
      id: posts.id,
      documentId: posts.documentId,
      parentId: posts.parentId,
      text: posts.text,
      isPinned: posts.isPinned,
      isByShop: posts.isByShop,
      memberId: posts.memberId,
      authorName: members.fullName,
      pictureId: members.pictureId,
      hasLinks: sql<boolean>`${posts.isByShop} OR ${members.emailVerifiedAt} IS NOT NULL`,
      likeCount: posts.likeCount,
      replyCount: posts.replyCount,
      deletedAt: posts.deletedAt,
      createdAt: posts.createdAt,
      editedAt: posts.editedAt,
      isLiked,
      isOwn,
      notifiesOfReplies: posts.notifiesOfReplies,
    })
    .from(posts)
    .leftJoin(members, eq(members.id, posts.memberId))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof select>>[number]

/** The first replies of each of the posts, found by the index one post at a time. */
async function repliesOf(database: Database, parentIds: readonly string[], readerId: string | undefined) {
  const replies = new Map<string, Row[]>()
  if (parentIds.length === 0) return replies
  const ids = sql.join(
    parentIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const first = sql`(
    SELECT reply.id FROM unnest(ARRAY[${ids}]) AS parent(id) CROSS JOIN LATERAL (
      SELECT ${posts.id} FROM ${posts} WHERE ${posts.parentId} = parent.id AND ${isVisible}
      ORDER BY ${posts.createdAt}, ${posts.id} LIMIT ${firstReplies}
    ) AS reply
  )`
  const rows = await select(database, readerId)
    .where(sql`${posts.id} IN ${first}`)
    .orderBy(asc(posts.createdAt), asc(posts.id))
  for (const row of rows) {
    const parentId = row.parentId ?? ''
    replies.set(parentId, [...(replies.get(parentId) ?? []), row])
  }
  return replies
}

function toPost({
  documentId: _,
  parentId: __,
  memberId,
  authorName,
  pictureId,
  deletedAt,
  createdAt,
  editedAt,
  ...row
}: Row): Post {
  const post = {
    ...row,
    isDeleted: deletedAt !== null,
    author: authorOf({ memberId, authorName, pictureId }),
    createdAt: createdAt.toISOString(),
    isEdited: editedAt !== null,
    notifiesOfReplies: row.isOwn && row.notifiesOfReplies,
  }
  return deletedAt ? { ...post, ...deletedFields } : post
}

/** The fields of a deleted post: who wrote it is not shown any more. */
const deletedFields = {
  text: '',
  author: null,
  likeCount: 0,
  isEdited: false,
  isLiked: false,
  isOwn: false,
  notifiesOfReplies: false,
} as const
