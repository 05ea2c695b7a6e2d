import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { writeMail } from '#web/mails/mails.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { enqueueMail } from '../outbox/for-other-subjects.ts'
import { failure, type Result, success } from '../result.ts'
import { hashSecret, newToken } from './secrets.ts'

const LINK_LIFETIME_MS = 7 * 24 * 60 * 60_000

/**
 * Mails a member the link that verifies the address. A new link replaces the one before; for an address that is verified nothing is sent.
 * The token stands in the link's fragment, which browsers send to no server.
 */
export async function requestVerification(
  database: Database,
  memberId: string,
  { queue, sender }: { readonly queue: JobQueue; readonly sender: Sender },
  now: Date,
): Promise<Result<Record<string, never>, never>> {
  const token = newToken()
  await database.transaction(async (transaction) => {
    const [member] = await transaction.select().from(members).where(eq(members.id, memberId)).for('update')
    if (!member || member.emailVerifiedAt) return
    const { lang, email: to } = member
    const verificationExpiresAt = new Date(now.getTime() + LINK_LIFETIME_MS)
    await transaction
      .update(members)
      .set({ verificationHash: hashSecret(token), verificationExpiresAt })
      .where(eq(members.id, memberId))
    const url = `${sender.siteOrigin}${fixedLink(lang, 'account')}#verify=${token}`
    const envelope = { to, lang, sender, id: `verify-${randomUUID()}` }
    await enqueueMail(transaction, queue, writeMail('verifyEmail', { url }, envelope))
  })
  return success({})
}

/** Marks the address that the token was mailed to as verified. Following the link again succeeds. */
export async function verifyEmail(
  database: Database,
  token: string,
  now: Date,
): Promise<Result<Record<string, never>, 'verificationExpired'>> {
  const verified = await database
    .update(members)
    .set({ emailVerifiedAt: sql`coalesce(${members.emailVerifiedAt}, ${now})` })
    .where(and(eq(members.verificationHash, hashSecret(token)), gt(members.verificationExpiresAt, now)))
    .returning({ id: members.id })
  return verified.length > 0 ? success({}) : failure('verificationExpired')
}
