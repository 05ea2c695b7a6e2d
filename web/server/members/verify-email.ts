import 'server-only'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { eq, sql } from 'drizzle-orm'
import { fixedLink } from '#web/routing/fixed-links.ts'
import { readdressReservations } from '../crowdfunding/public.ts'
import { violatesUnique } from '../db/failure.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { subscribeVerified, withdrawNewsletter } from '../newsletter/public.ts'
import { failure, type Result, success } from '../result.ts'
import { type MailPorts, mailMember } from './account-mails.ts'
import { lockMemberOfLink, VERIFICATION_LIFETIME_MS } from './mail-link.ts'
import { hashSecret, newToken } from './secrets.ts'
import type { Member } from './sessions.ts'

/** The constraint that decides between two who claim an address at the same time. */
const EMAIL_IS_UNIQUE = 'members_email_unique'

/** Mails a member the link again. For an address that is verified nothing is sent. */
export async function requestVerification(
  database: Database,
  memberId: string,
  ports: MailPorts,
  now: Date,
): Promise<Result<Record<string, never>, never>> {
  await database.transaction(async (transaction) => {
    const [member] = await transaction.select().from(members).where(eq(members.id, memberId)).for('update')
    if (member && (member.pendingEmail || !member.emailVerifiedAt))
      await mailVerification(transaction, member, ports, now)
  })
  return success({})
}

/**
 * Mails the link by which a member verifies the address, or the one that is to replace it, and its owner disowns it. It
 * replaces the link before it. Its token is in the fragment, which browsers send to no server.
 */
export async function mailVerification(
  transaction: Transaction,
  member: Member,
  ports: MailPorts,
  now: Date,
): Promise<void> {
  const { lang, pendingEmail } = member
  const token = await newVerification(transaction, member.id, now)
  const url = `${ports.sender.siteOrigin}${fixedLink(lang, 'account')}#verify=${token}`
  if (pendingEmail) await mailMember(transaction, ports, member, 'newAddress', { url }, pendingEmail)
  else
    await mailMember(transaction, ports, member, 'verifyEmail', { url, withNewsletter: member.subscribeToNewsletter })
}

/** Makes the token of a link; the one before it no longer works. */
export async function newVerification(transaction: Transaction, memberId: string, now: Date): Promise<string> {
  const token = newToken()
  const verificationExpiresAt = addMilliseconds(now, VERIFICATION_LIFETIME_MS)
  await transaction
    .update(members)
    .set({ verificationHash: hashSecret(token), verificationExpiresAt })
    .where(eq(members.id, memberId))
  return token
}

/**
 * Marks the address that the link was mailed to as verified, for a member who is logged in to that account: anybody
 * else who opens the link may own the address, but not the account (`notLoggedIn`). A new address takes the place of
 * the former one, which is told. Doing it again succeeds. The newsletter that the member asked for starts, and follows
 * to a new address.
 */
export async function verifyEmail(
  database: Database,
  memberId: string,
  token: string,
  ports: MailPorts,
  now: Date,
): Promise<Result<Record<string, never>, 'verificationExpired' | 'notLoggedIn' | 'emailTaken'>> {
  const verifying = database.transaction(async (transaction) => {
    const member = await lockMemberOfLink(transaction, token, now)
    if (!member) return failure('verificationExpired')
    if (member.id !== memberId) return failure('notLoggedIn')
    const isMember = eq(members.id, memberId)
    const { pendingEmail } = member
    if (!pendingEmail) {
      const emailVerifiedAt = sql`coalesce(${members.emailVerifiedAt}, ${now})`
      await transaction.update(members).set({ emailVerifiedAt, subscribeToNewsletter: false }).where(isMember)
      if (member.subscribeToNewsletter) await subscribeVerified(transaction, member, now)
      return success({})
    }
    const changed = { email: pendingEmail, pendingEmail: null, emailVerifiedAt: now, subscribeToNewsletter: false }
    await transaction.update(members).set(changed).where(isMember)
    const wasSubscribed =
      Boolean(member.emailVerifiedAt) && (await withdrawNewsletter(transaction, ports, member.email, now))
    if (wasSubscribed || member.subscribeToNewsletter)
      await subscribeVerified(transaction, { email: pendingEmail, lang: member.lang }, now)
    await readdressReservations(transaction, member, pendingEmail)
    await mailMember(transaction, ports, member, 'addressChanged', {})
    return success({})
  })
  return await verifying.catch((error: unknown) => {
    if (violatesUnique(error, EMAIL_IS_UNIQUE)) return failure('emailTaken')
    throw error
  })
}
