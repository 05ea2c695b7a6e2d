import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NewPost } from '#web/domain/member/discussion.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { posts, replyMails } from '../db/schema/posts.ts'
import { mayContribute } from '../members/public.ts'
import { failure, type Result, success } from '../result.ts'
import { expirePosts } from './change-post.ts'
import { isListed } from './list-posts.ts'

/** The author: a member, or staff in the shop's name. */
export type Author = { readonly memberId: string } | 'shop'

/**
 * Stores a post or a reply (docs/product/4). Sending the same `id` again stores nothing more and succeeds; a reply to a
 * reply, or to a post that is hidden or about another product, is refused, as is one to a deleted post without replies.
 * A member whose address is not verified writes three contributions an hour.
 */
export async function writePost(database: Database, post: NewPost, author: Author, now: Date): Promise<Stored> {
  return await database.transaction((transaction) => storePost(transaction, post, author, now))
}

/** The shop gets no mails about replies. */
type WrittenPost = Omit<NewPost, 'notifiesOfReplies'> & { readonly notifiesOfReplies?: boolean }

type Stored = Result<{ readonly id: string }, 'noSuchPost' | 'idTaken' | 'verifyToWriteMore'>

/** `writePost` as a part of a larger change. */
export async function storePost(
  transaction: Transaction,
  { id, documentId, parentId, text, notifiesOfReplies }: WrittenPost,
  author: Author,
  now: Date,
): Promise<Stored> {
  const memberId = author === 'shop' ? null : author.memberId
  if (memberId && !(await mayContribute(transaction, memberId, now))) {
    const sent = await alreadyStored(transaction, id, memberId)
    return sent.ok ? sent : failure('verifyToWriteMore')
  }
  const parent = parentId ? await lockParent(transaction, parentId, documentId) : undefined
  if (parentId && !parent) return failure('noSuchPost')
  const row = { id, documentId, parentId: parentId ?? null, text, createdAt: now }
  const [stored] = await transaction
    .insert(posts)
    .values({ ...row, memberId, isByShop: author === 'shop', notifiesOfReplies: notifiesOfReplies && !parentId })
    .onConflictDoNothing({ target: posts.id })
    .returning()
  if (!stored) return await alreadyStored(transaction, id, memberId)
  if (parent) {
    await transaction
      .update(posts)
      .set({ replyCount: sql`${posts.replyCount} + 1` })
      .where(eq(posts.id, parent.id))
    await notifyAuthor(transaction, parent, stored)
  }
  await expirePosts(transaction, documentId)
  return success({ id })
}

async function lockParent(transaction: Transaction, parentId: string, documentId: string) {
  const isOpen = and(isNull(posts.parentId), isListed)
  const [parent] = await transaction
    .select()
    .from(posts)
    .where(and(eq(posts.id, parentId), eq(posts.documentId, documentId), isOpen))
    .for('update')
  return parent
}

type StoredPost = typeof posts.$inferSelect

/**
 * Has the author of a post mailed about a reply, if the author asked for it with that post and is not the one who
 * replies. The mail is written by a job (mail-replies.ts), so that a reply that is deleted or hidden at once causes
 * none.
 */
async function notifyAuthor(
  transaction: Transaction,
  { memberId, notifiesOfReplies }: StoredPost,
  reply: StoredPost,
): Promise<void> {
  if (!memberId || !notifiesOfReplies || memberId === reply.memberId) return
  await transaction.insert(replyMails).values({ replyId: reply.id, memberId, createdAt: reply.createdAt })
}

/** The post of a call that was repeated; another member's post of this id does not count. */
async function alreadyStored(transaction: Transaction, id: string, memberId: string | null) {
  const [stored] = await transaction.select({ memberId: posts.memberId }).from(posts).where(eq(posts.id, id))
  return stored?.memberId === memberId ? success({ id }) : failure('idTaken')
}
