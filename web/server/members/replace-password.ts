import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../db/pool.ts'
import { members, passwordResets } from '../db/schema/members.ts'
import type { WriteAccountMail } from './account-mails.ts'
import { dropEmailChange } from './change-email.ts'
import { forgetDevices } from './devices.ts'
import { type Browser, endAllSessions, type LoginTokens, type Member, startSession } from './sessions.ts'

/**
 * Sets the password of a locked member who has read a mail to the address, which proves that it is theirs: logs all
 * browsers out and this one in, ends what the others have begun (a change of the address, other requests for a
 * password), and tells the address.
 */
export async function replacePassword(
  transaction: Transaction,
  member: Member,
  passwordHash: string,
  browser: Browser,
  writeMail: WriteAccountMail,
  now: Date,
): Promise<LoginTokens> {
  await transaction
    .update(members)
    .set({
      passwordHash,
      emailVerifiedAt: sql`coalesce(${members.emailVerifiedAt}, ${now})`,
      // Somebody else may have registered with the address, and asked for mails to it.
      ...(!member.emailVerifiedAt && { subscribeToNewsletter: false, subscribeToCommunity: false }),
    })
    .where(eq(members.id, member.id))
  await transaction
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.email, member.email), isNull(passwordResets.usedAt)))
  await dropEmailChange(transaction, member)
  await endAllSessions(transaction, member.id)
  await forgetDevices(transaction, member.id)
  await writeMail(transaction, member)
  return await startSession(transaction, member.id, browser, now)
}
