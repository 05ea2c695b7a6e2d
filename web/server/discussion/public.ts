import 'server-only'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { latestTag, postsTag } from '#web/domain/member/page-tags.ts'
import type { Transaction } from '../db/pool.ts'
import { postLikes, posts, replyMails } from '../db/schema/posts.ts'
import { forgetReporter, reportsBy } from '../reports.ts'
import { failure, type Result, success } from '../result.ts'
import { countReply, expirePosts } from './change-post.ts'
import { storePost } from './write-post.ts'

/** `isChanged` is false for a post that was already in that state. */
type Change = { readonly documentId: string; readonly isChanged: boolean }
type Changed = Result<Change, 'noSuchPost'>

/** Shows or hides a post for all readers: the staff's decision. */
export async function setHidden(
  transaction: Transaction,
  id: string,
  isHidden: boolean,
  now: Date,
): Promise<Result<Change & { readonly wasRewritten: false }, 'noSuchPost'>> {
  const post = await lock(transaction, id)
  if (!post) return failure('noSuchPost')
  const { documentId, parentId, hiddenAt, deletedAt } = post
  // Hidden posts cannot be edited.
  const wasRewritten = false
  if ((hiddenAt !== null) === isHidden) return success({ documentId, isChanged: false, wasRewritten })
  await transaction
    .update(posts)
    .set({ hiddenAt: isHidden ? now : null, hiddenMailedAt: null })
    .where(eq(posts.id, id))
  if (parentId && !deletedAt) await countReply(transaction, parentId, isHidden ? -1 : 1)
  await expirePosts(transaction, documentId)
  return success({ documentId, isChanged: true, wasRewritten })
}

/** Puts a post above all others of its product, or back. Replies, and posts that nobody sees, cannot be pinned. */
export async function setPinned(transaction: Transaction, id: string, isPinned: boolean): Promise<Changed> {
  const post = await lock(transaction, id)
  if (!post || post.parentId || post.hiddenAt || post.deletedAt) return failure('noSuchPost')
  const isChanged = post.isPinned !== isPinned
  if (isChanged) {
    await transaction.update(posts).set({ isPinned }).where(eq(posts.id, id))
    await expirePosts(transaction, post.documentId)
  }
  return success({ documentId: post.documentId, isChanged })
}

/** The product that a post is about; undefined where there is no such post. The post stays locked. */
export async function productOfPost(transaction: Transaction, id: string): Promise<string | undefined> {
  return (await lock(transaction, id))?.documentId
}

/** Replies in the shop's name in the thread of a post or reply. */
export async function answerPost(
  transaction: Transaction,
  { postId, answerId, text }: { readonly postId: string; readonly answerId: string; readonly text: string },
  now: Date,
): Promise<Changed> {
  const [answered] = await transaction
    .select()
    .from(posts)
    .where(and(eq(posts.id, postId), isNull(posts.hiddenAt), isNull(posts.deletedAt)))
  if (!answered) return failure('noSuchPost')
  const { documentId, id, parentId } = answered
  const stored = await storePost(transaction, { id: answerId, documentId, parentId: parentId ?? id, text }, 'shop', now)
  return stored.ok ? success({ documentId, isChanged: true }) : failure('noSuchPost')
}

/** Replaces the text of a post of the shop. */
export async function editShopPost(
  transaction: Transaction,
  id: string,
  text: string,
  now: Date,
): Promise<Result<{ readonly documentId: string; readonly textBefore: string }, 'noSuchPost'>> {
  const post = await lock(transaction, id)
  if (!post?.isByShop || post.deletedAt) return failure('noSuchPost')
  if (post.text !== text) {
    await transaction.update(posts).set({ text, editedAt: now }).where(eq(posts.id, id))
    await expirePosts(transaction, post.documentId)
  }
  return success({ documentId: post.documentId, textBefore: post.text })
}

/** Deletes a post of the shop, or brings it back. */
export async function setShopPostDeleted(
  transaction: Transaction,
  id: string,
  isDeleted: boolean,
  now: Date,
): Promise<Changed> {
  const post = await lock(transaction, id)
  if (!post?.isByShop) return failure('noSuchPost')
  const { documentId, parentId, hiddenAt, deletedAt } = post
  if ((deletedAt !== null) === isDeleted) return success({ documentId, isChanged: false })
  await transaction
    .update(posts)
    .set({ deletedAt: isDeleted ? now : null, ...(isDeleted && { isPinned: false }) })
    .where(eq(posts.id, id))
  if (parentId && !hiddenAt) await countReply(transaction, parentId, isDeleted ? -1 : 1)
  await expirePosts(transaction, documentId)
  return success({ documentId, isChanged: true })
}

/** A member's posts, likes and reports, for the export of the member's data. */
export async function discussionDataOf(transaction: Transaction, memberId: string) {
  const { id, documentId, parentId, text, isPinned, createdAt, editedAt, deletedAt, hiddenAt } = posts
  const written = await transaction
    .select({ id, documentId, parentId, text, isPinned, createdAt, editedAt, deletedAt, hiddenAt })
    .from(posts)
    .where(eq(posts.memberId, memberId))
    .orderBy(asc(createdAt))
  const liked = await transaction
    .select({ postId: postLikes.postId })
    .from(postLikes)
    .where(eq(postLikes.memberId, memberId))
  const reports = (await reportsBy(transaction, 'post', memberId)).map(({ targetId: postId, ...report }) => ({
    postId,
    ...report,
  }))
  const mails = await transaction
    .select({ replyId: replyMails.replyId, createdAt: replyMails.createdAt, mailedAt: replyMails.mailedAt })
    .from(replyMails)
    .where(eq(replyMails.memberId, memberId))
  return { replyMails: mails, posts: written, likedPosts: liked.map((like) => like.postId), reports }
}

/** The cache tags of the static pages that show a member's name or picture next to posts. */
export async function discussionTagsOf(transaction: Transaction, memberId: string): Promise<string[]> {
  const rows = await transaction
    .selectDistinct({ documentId: posts.documentId })
    .from(posts)
    .where(eq(posts.memberId, memberId))
  return rows.length === 0 ? [] : [latestTag, ...rows.map(({ documentId }) => postsTag(documentId))]
}

/**
 * Takes a member out of all discussions: posts and reports stay without the member, and likes and the notes of reply
 * mails are deleted.
 */
export async function removeFromDiscussions(transaction: Transaction, memberId: string): Promise<void> {
  const liked = transaction.select({ id: postLikes.postId }).from(postLikes).where(eq(postLikes.memberId, memberId))
  // Locked in one order: two deletions at the same time do not block each other.
  await transaction
    .select({ id: posts.id })
    .from(posts)
    .where(inArray(posts.id, liked))
    .orderBy(asc(posts.id))
    .for('update')
  await transaction
    .update(posts)
    .set({ likeCount: sql`${posts.likeCount} - 1` })
    .where(inArray(posts.id, liked))
  await transaction.delete(postLikes).where(eq(postLikes.memberId, memberId))
  await forgetReporter(transaction, 'post', memberId)
  await transaction.delete(replyMails).where(eq(replyMails.memberId, memberId))
  await transaction.update(posts).set({ memberId: null }).where(eq(posts.memberId, memberId))
}

async function lock(transaction: Transaction, id: string) {
  const [post] = await transaction.select().from(posts).where(eq(posts.id, id)).for('update')
  return post
}
