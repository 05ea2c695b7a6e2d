import 'server-only'
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds'
import { milliseconds } from 'date-fns/milliseconds'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { latestTag, postsTag } from '#web/domain/member/page-tags.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { postLikes, posts } from '../db/schema/posts.ts'
import { expireTags } from '../expired-tags/public.ts'
import { failure, type Result, success } from '../result.ts'
import { isVisible } from './list-posts.ts'

type Outcome = Result<Record<string, never>, 'noSuchPost'>

/** Milliseconds for which authors can undo a deletion. */
const UNDO_MS = milliseconds({ minutes: 10 })

/** Replaces the text of a member's own post, which is then marked as edited. */
export async function editPost(
  database: Database,
  memberId: string,
  id: string,
  text: string,
  now: Date,
): Promise<Outcome> {
  return await database.transaction(async (transaction) => {
    const [edited] = await transaction
      .update(posts)
      .set({ text, editedAt: now })
      .where(and(eq(posts.id, id), eq(posts.memberId, memberId), isVisible))
      .returning({ documentId: posts.documentId })
    if (!edited) return failure('noSuchPost')
    await expirePosts(transaction, edited.documentId)
    return success({})
  })
}

/**
 * Deletes the text of a member's own post. Where there are replies, readers see that a post was deleted, and the
 * replies. Deleting again succeeds.
 */
export async function deletePost(database: Database, memberId: string, id: string, now: Date): Promise<Outcome> {
  return await database.transaction(async (transaction) => {
    const post = await lockOwnPost(transaction, memberId, id)
    if (!post) return failure('noSuchPost')
    if (post.deletedAt) return success({})
    await transaction.update(posts).set({ text: '', deletedAt: now, isPinned: false }).where(eq(posts.id, id))
    if (post.parentId && !post.hiddenAt) await countReply(transaction, post.parentId, -1)
    await expirePosts(transaction, post.documentId)
    return success({})
  })
}

/** The post with its row locked until the transaction ends; undefined unless it is the member's own. */
async function lockOwnPost(transaction: Transaction, memberId: string, id: string) {
  const own = and(eq(posts.id, id), eq(posts.memberId, memberId))
  const [post] = await transaction.select().from(posts).where(own).for('update')
  return post
}

/**
 * Undoes a member's own deletion of the last ten minutes; a post that is not deleted stays as it is. The text was
 * deleted, so it comes from the browser, and counts as edited. The post is no longer pinned.
 */
export async function restorePost(
  database: Database,
  memberId: string,
  id: string,
  text: string,
  now: Date,
): Promise<Outcome> {
  return await database.transaction(async (transaction) => {
    const post = await lockOwnPost(transaction, memberId, id)
    if (!post) return failure('noSuchPost')
    if (!post.deletedAt) return success({})
    if (differenceInMilliseconds(now, post.deletedAt) > UNDO_MS) return failure('noSuchPost')
    await transaction.update(posts).set({ text, editedAt: now, deletedAt: null }).where(eq(posts.id, id))
    if (post.parentId && !post.hiddenAt) await countReply(transaction, post.parentId, 1)
    await expirePosts(transaction, post.documentId)
    return success({})
  })
}

/**
 * Likes a post, or takes the like back. Doing it again changes nothing. Static pages show the count of when they were
 * made; a discussion that is looked at asks for the present one.
 */
export async function setLiked(
  database: Database,
  memberId: string,
  id: string,
  isLiked: boolean,
): Promise<Result<{ readonly likeCount: number }, 'noSuchPost'>> {
  return await database.transaction(async (transaction) => {
    const [post] = await transaction
      .select()
      .from(posts)
      .where(and(eq(posts.id, id), isVisible))
      .for('update')
    if (!post) return failure('noSuchPost')
    const like = { postId: id, memberId }
    const changed = isLiked
      ? await transaction.insert(postLikes).values(like).onConflictDoNothing().returning()
      : await transaction
          .delete(postLikes)
          .where(and(eq(postLikes.postId, id), eq(postLikes.memberId, memberId)))
          .returning()
    const likeCount = post.likeCount + changed.length * (isLiked ? 1 : -1)
    if (changed.length > 0) await transaction.update(posts).set({ likeCount }).where(eq(posts.id, id))
    return success({ likeCount })
  })
}

/** Whether a member gets a mail for each reply to an own post. */
export async function setNotifiesOfReplies(
  database: Database,
  memberId: string,
  id: string,
  notifiesOfReplies: boolean,
): Promise<Outcome> {
  const [changed] = await database
    .update(posts)
    .set({ notifiesOfReplies })
    .where(and(eq(posts.id, id), eq(posts.memberId, memberId), isNull(posts.parentId), isNull(posts.deletedAt)))
    .returning({ id: posts.id })
  return changed ? success({}) : failure('noSuchPost')
}

/** Changes a post's count of visible replies. */
export async function countReply(transaction: Transaction, parentId: string, change: 1 | -1): Promise<void> {
  await transaction
    .update(posts)
    .set({ replyCount: sql`${posts.replyCount} + ${change}` })
    .where(eq(posts.id, parentId))
}

/** Expires the static pages that show posts about the product. */
export function expirePosts(transaction: Transaction, documentId: string): Promise<void> {
  return expireTags(transaction, [postsTag(documentId), latestTag])
}
