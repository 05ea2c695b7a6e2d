import 'server-only'
import { milliseconds } from 'date-fns/milliseconds'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { posts, replyMails } from '../db/schema/posts.ts'
import { isTokenOf } from '../link-token.ts'
import { failure, type Result, success } from '../result.ts'

/** The link in a mail about a reply. `post` ends the mails about that post, `all` the mails about all posts. */
export type ReplyMailLink = { readonly id: string; readonly token: string; readonly scope: 'post' | 'all' }

const uuid = z.uuid()
/** An unsubscribe link works at least that long. */
const KEPT_MS = milliseconds({ days: 365 })

/** Turns off what the link names. Doing it again succeeds. */
export async function unsubscribeFromReplies(
  database: Database,
  link: ReplyMailLink,
): Promise<Result<Record<string, never>, 'noSuchNotification'>> {
  const checked = await checkReplyMailLink(database, link)
  if (!checked.ok) return checked
  const { memberId, postId } = checked.value
  if (link.scope === 'all')
    await database.update(members).set({ enableNotifications: false }).where(eq(members.id, memberId))
  else if (postId) await database.update(posts).set({ notifiesOfReplies: false }).where(eq(posts.id, postId))
  return success({})
}

/**
 * The member of a valid link, and the post that the mail was about. Changes nothing: mail programs open links ahead.
 */
export async function checkReplyMailLink(
  database: Database,
  { id, token }: ReplyMailLink,
): Promise<Result<{ memberId: string; postId: string | null }, 'noSuchNotification'>> {
  if (!uuid.safeParse(id).success) return failure('noSuchNotification')
  const [row] = await database
    .select({ memberId: replyMails.memberId, tokenHash: replyMails.unsubscribeTokenHash, postId: posts.parentId })
    .from(replyMails)
    .innerJoin(posts, eq(posts.id, replyMails.replyId))
    .where(eq(replyMails.id, id))
  if (!row || !isTokenOf(row.tokenHash, token)) return failure('noSuchNotification')
  return success({ memberId: row.memberId, postId: row.postId })
}

/** Deletes the links of mails that are older than a year. */
export async function deleteOldReplyMails(database: Database, now: Date): Promise<void> {
  await database.delete(replyMails).where(lt(replyMails.createdAt, subMilliseconds(now, KEPT_MS)))
}
