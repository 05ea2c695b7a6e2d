import 'server-only'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { and, asc, count, desc, eq, gt } from 'drizzle-orm'
import { UNVERIFIED_CONTRIBUTIONS, UNVERIFIED_WINDOW_MS } from '#web/domain/member/new-account.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Transaction } from '../db/pool.ts'
import { memberDevices, memberSessions, members, passwordResets } from '../db/schema/members.ts'
import { posts } from '../db/schema/posts.ts'
import { reviews } from '../db/schema/reviews.ts'
import { cancelMails } from '../outbox/public.ts'
import { failure, type Result, success } from '../result.ts'
import { dropEmailChange } from './change-email.ts'
import { forgetDevices } from './devices.ts'
import { lockMemberOfLink } from './mail-link.ts'
import { checkPassword } from './password.ts'
import type { Member } from './sessions.ts'

export type { Member }

/** Whether it is the member's password. Takes some 30 ms, so call it before a transaction, and `lockMember` in it. */
export async function isPasswordOf({ passwordHash }: Member, password: string): Promise<boolean> {
  return (await checkPassword(password, passwordHash)).isRight
}

/**
 * The member as stored now, locked; undefined when the account is gone or its password was changed since `member` was
 * read.
 */
export async function lockMember(transaction: Transaction, member: Member): Promise<Member | undefined> {
  const [current] = await transaction.select().from(members).where(eq(members.id, member.id)).for('update')
  return current?.passwordHash === member.passwordHash ? current : undefined
}

/**
 * The owner of the address that a mailed link verifies disowns it. A change to that address is cancelled; otherwise the
 * account, which somebody else made, is returned, locked, to be removed. `verificationExpired` once it is verified, and
 * when the link no longer works.
 */
export async function disownAddress(
  transaction: Transaction,
  linkToken: string,
  now: Date,
): Promise<Result<Member | undefined, 'verificationExpired'>> {
  const member = await lockMemberOfLink(transaction, linkToken, now)
  if (member?.pendingEmail) {
    await dropEmailChange(transaction, member)
    return success(undefined)
  }
  return !member || member.emailVerifiedAt ? failure('verificationExpired') : success(member)
}

/**
 * Whether a member may write one more post, reply or review: those whose address is not verified write three an hour.
 * Their calls wait for each other, so that many at once are counted. Call it before other rows are locked.
 */
export async function mayContribute(transaction: Transaction, memberId: string, now: Date): Promise<boolean> {
  const isMember = eq(members.id, memberId)
  const [member] = await transaction.select({ verifiedAt: members.emailVerifiedAt }).from(members).where(isMember)
  if (!member || member.verifiedAt) return true
  await transaction.select({ id: members.id }).from(members).where(isMember).for('no key update')
  const since = subMilliseconds(now, UNVERIFIED_WINDOW_MS)
  const written = await Promise.all(
    [posts, reviews].map((table) =>
      transaction
        .select({ count: count() })
        .from(table)
        .where(and(eq(table.memberId, memberId), gt(table.createdAt, since))),
    ),
  )
  return written.flat().reduce((sum, one) => sum + one.count, 0) < UNVERIFIED_CONTRIBUTIONS
}

/** Turns off mails about new campaigns, those that were not sent yet included. */
export async function endCommunityMails(
  transaction: Transaction,
  queue: JobQueue,
  memberId: string,
  now: Date,
): Promise<void> {
  const isSubscribed = and(eq(members.id, memberId), eq(members.subscribeToCommunity, true))
  const change = { subscribeToCommunity: false, communitySince: now }
  const [member] = await transaction.update(members).set(change).where(isSubscribed).returning()
  if (member) await cancelMails(transaction, queue, { to: member.email, kind: 'campaignsStart' })
}

/** The account itself, for the export of the member's data: without hashes of secrets. */
export async function accountDataOf(transaction: Transaction, memberId: string) {
  const [member] = await transaction.select().from(members).where(eq(members.id, memberId))
  if (!member) throw new Error('The member is gone')
  const { passwordHash: _, verificationHash: _h, ...account } = member
  const { userAgent, createdAt, lastUsedAt, expiresAt } = memberSessions
  const sessions = await transaction
    .select({ userAgent, createdAt, lastUsedAt, expiresAt })
    .from(memberSessions)
    .where(eq(memberSessions.memberId, memberId))
    .orderBy(desc(lastUsedAt))
  const devices = await transaction
    .select({ createdAt: memberDevices.createdAt, lastUsedAt: memberDevices.lastUsedAt })
    .from(memberDevices)
    .where(eq(memberDevices.memberId, memberId))
    .orderBy(desc(memberDevices.lastUsedAt))
  const resets = passwordResets
  const requests = await transaction
    .select({ email: resets.email, expiresAt: resets.expiresAt, usedAt: resets.usedAt })
    .from(resets)
    .where(eq(resets.email, member.email))
    .orderBy(asc(resets.expiresAt))
  return { account, sessions, devices, passwordResets: member.emailVerifiedAt ? requests : [] }
}

/**
 * Deletes the account with its sessions and known browsers. Call it after the other subjects: they look for the
 * member's id.
 */
export async function removeMember(transaction: Transaction, { id, email }: Member): Promise<void> {
  await transaction.delete(passwordResets).where(eq(passwordResets.email, email))
  await transaction.delete(memberSessions).where(eq(memberSessions.memberId, id))
  await forgetDevices(transaction, id)
  await transaction.delete(members).where(eq(members.id, id))
}
