import 'server-only'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { writeMail } from '#web/mails/mails.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { posts, replyMails } from '../db/schema/posts.ts'
import { newLinkToken } from '../link-token.ts'
import { enqueueMail } from '../outbox/public.ts'

/** The product that is discussed; `url` is the absolute address of its discussion. */
type DiscussedProduct = { readonly title: string; readonly url: string }

/** The use case's dependencies. */
type ReplyMailPorts = {
  readonly database: Database
  readonly queue: JobQueue
  readonly now: () => Date
  readonly sender: () => Promise<Sender>
  /** `undefined` for a product without a page in the language. */
  readonly product: (lang: Language, documentId: string) => Promise<DiscussedProduct | undefined>
}

/** Milliseconds for which a reply can be deleted or hidden without a mail about it. */
const PAUSE_MS = 30_000

/**
 * Writes a mail about each reply whose author waits for one: the mail goes into the outbox, and is noted, in one
 * transaction. There is none where the reply or the post is deleted or hidden by then, or the author has turned such
 * mails off or not verified the address.
 * @throws Error when the content or the database cannot be used; mails that are not written yet keep waiting
 */
export async function mailReplies(ports: ReplyMailPorts): Promise<void> {
  const { database } = ports
  const isDue = and(isNull(replyMails.mailedAt), lt(replyMails.createdAt, subMilliseconds(ports.now(), PAUSE_MS)))
  const waiting = await database
    .select({ id: replyMails.id })
    .from(replyMails)
    .where(isDue)
    .orderBy(asc(replyMails.createdAt))
  if (waiting.length === 0) return
  const sender = await ports.sender()
  for (const { id } of waiting) await database.transaction((transaction) => mailOne(transaction, ports, sender, id))
}

async function mailOne(
  transaction: Transaction,
  { queue, now, product }: ReplyMailPorts,
  sender: Sender,
  id: string,
): Promise<void> {
  const [row] = await transaction
    .select({ replyId: replyMails.replyId, memberId: replyMails.memberId })
    .from(replyMails)
    .where(and(eq(replyMails.id, id), isNull(replyMails.mailedAt)))
    .for('update', { skipLocked: true })
  if (!row) return
  const wanted = await findWanted(transaction, row)
  const about = wanted && (await product(wanted.lang, wanted.documentId))
  if (!wanted || !about) {
    await transaction.delete(replyMails).where(eq(replyMails.id, id))
    return
  }
  const { token, hash } = newLinkToken()
  await transaction.update(replyMails).set({ mailedAt: now(), unsubscribeTokenHash: hash }).where(eq(replyMails.id, id))
  const { lang, email, replierName, text, postId } = wanted
  const unsubscribeUrl = (scope: 'post' | 'all') =>
    `${sender.siteOrigin}/api/v1/reply-mails/${id}/unsubscribe?lang=${lang}&scope=${scope}&token=${token}`
  const data = {
    replierName,
    text,
    product: about.title,
    url: `${about.url}#post-${postId}`,
    stopPostUrl: unsubscribeUrl('post'),
    stopAllUrl: unsubscribeUrl('all'),
  }
  await enqueueMail(transaction, queue, writeMail('reply', data, { to: email, lang, sender, id: `reply-${id}` }))
}

const parents = alias(posts, 'parents')
const repliers = alias(members, 'repliers')

/** The reply and whom to mail; undefined if nobody is to be mailed now. */
async function findWanted(
  transaction: Transaction,
  { replyId, memberId }: { readonly replyId: string; readonly memberId: string },
) {
  const [wanted] = await transaction
    .select({
      email: members.email,
      lang: members.lang,
      documentId: posts.documentId,
      postId: parents.id,
      text: posts.text,
      /** Null for the shop, and for a member who is gone. */
      replierName: repliers.fullName,
      isByShop: posts.isByShop,
    })
    .from(posts)
    .innerJoin(parents, eq(parents.id, posts.parentId))
    .innerJoin(members, eq(members.id, memberId))
    .leftJoin(repliers, eq(repliers.id, posts.memberId))
    .where(
      and(
        eq(posts.id, replyId),
        ...[posts, parents].flatMap((post) => [isNull(post.hiddenAt), isNull(post.deletedAt)]),
        eq(parents.notifiesOfReplies, true),
        eq(members.enableNotifications, true),
        // Anybody can register with somebody else's address.
        isNotNull(members.emailVerifiedAt),
      ),
    )
  return wanted && (wanted.isByShop || wanted.replierName !== null) ? wanted : undefined
}
