import 'server-only'
import type { Transaction } from '../db/pool.ts'
import { type posts, replyMails } from '../db/schema/posts.ts'

type StoredPost = typeof posts.$inferSelect

/**
 * Has the author of a post mailed about a reply, if the author asked for it with that post and is not the one who
 * replies. The mail is written by a job (mail-replies.ts), so that a reply that is deleted or hidden at once causes
 * none.
 */
export async function notifyAuthor(
  transaction: Transaction,
  { memberId, notifiesOfReplies }: StoredPost,
  reply: StoredPost,
): Promise<void> {
  if (!memberId || !notifiesOfReplies || memberId === reply.memberId) return
  await transaction.insert(replyMails).values({ replyId: reply.id, memberId, createdAt: reply.createdAt })
}
