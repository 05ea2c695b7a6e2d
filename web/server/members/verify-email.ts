import 'server-only'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { writeMail } from '#web/mails/mails.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { enqueueMail } from '../outbox/for-other-subjects.ts'
import { failure, type Result, success } from '../result.ts'
import { lockMemberOfLink } from './mail-link.ts'
import { hashSecret, newToken } from './secrets.ts'
import type { Member } from './sessions.ts'

const LINK_LIFETIME_MS = 7 * 24 * 60 * 60_000

type MailPorts = { readonly queue: JobQueue; readonly sender: Sender }

/** Mails a member the link again. For an address that is verified nothing is sent. */
export async function requestVerification(
  database: Database,
  memberId: string,
  ports: MailPorts,
  now: Date,
): Promise<Result<Record<string, never>, never>> {
  await database.transaction(async (transaction) => {
    const [member] = await transaction.select().from(members).where(eq(members.id, memberId)).for('update')
    if (member && !member.emailVerifiedAt) await mailVerification(transaction, member, ports, now)
  })
  return success({})
}

/**
 * Mails the link by which a member verifies the address, or its owner disowns the account. It replaces the link before it. Its token is in
 * the fragment, which browsers send to no server.
 */
export async function mailVerification(
  transaction: Transaction,
  { id, lang, email: to }: Member,
  { queue, sender }: MailPorts,
  now: Date,
): Promise<void> {
  const token = newToken()
  const verificationExpiresAt = new Date(now.getTime() + LINK_LIFETIME_MS)
  await transaction
    .update(members)
    .set({ verificationHash: hashSecret(token), verificationExpiresAt })
    .where(eq(members.id, id))
  const url = `${sender.siteOrigin}${fixedLink(lang, 'account')}#verify=${token}`
  const envelope = { to, lang, sender, id: `verify-${randomUUID()}` }
  await enqueueMail(transaction, queue, writeMail('verifyEmail', { url }, envelope))
}

/**
 * Marks the address that the link was mailed to as verified, for a member who is logged in to that account: whoever else opens the link
 * may own the address, but not the account (`notLoggedIn`). Doing it again succeeds.
 */
export async function verifyEmail(
  database: Database,
  memberId: string,
  token: string,
  now: Date,
): Promise<Result<Record<string, never>, 'verificationExpired' | 'notLoggedIn'>> {
  return await database.transaction(async (transaction) => {
    const member = await lockMemberOfLink(transaction, token, now)
    if (!member) return failure('verificationExpired')
    if (member.id !== memberId) return failure('notLoggedIn')
    await transaction
      .update(members)
      .set({ emailVerifiedAt: sql`coalesce(${members.emailVerifiedAt}, ${now})` })
      .where(eq(members.id, memberId))
    return success({})
  })
}
