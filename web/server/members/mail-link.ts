import 'server-only'
import { milliseconds } from 'date-fns/milliseconds'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../db/pool.ts'
import { members, passwordResets } from '../db/schema/members.ts'
import { failure, type Result, success } from '../result.ts'
import { hashSecret } from './secrets.ts'
import type { Member, Session } from './sessions.ts'

/** Milliseconds for which the link works that verifies an address. */
export const VERIFICATION_LIFETIME_MS = milliseconds({ days: 7 })
/** Milliseconds for which the link to a new password works after its code has expired. */
const LINK_OUTLIVES_CODE_MS = milliseconds({ minutes: 50 })

type MailLink = {
  /** To verify the address of a new account, to change an account's address to this one, or to make a new password. */
  readonly purpose: 'newAccount' | 'newAddress' | 'newPassword'
  /** The address that the link was sent to: its reader owns it. */
  readonly email: string
  readonly isVerified: boolean
  /** Whether the browser is logged in to the account of the link, to another one, or to none. */
  readonly reader: 'member' | 'otherMember' | 'visitor'
}

/**
 * What a mailed link is about, for the page that it opens. Changes nothing: programs open links ahead, and run the page
 * too.
 */
export async function readMailLink(
  database: Database,
  token: string,
  session: Session | undefined,
  now: Date,
): Promise<Result<MailLink, 'verificationExpired'>> {
  const [reset] = await database.select().from(passwordResets).where(isOfResetLink(token, now))
  const [found] = await database
    .select()
    .from(members)
    .where(reset ? eq(members.email, reset.email) : isOfLink(token, now))
  if (!found) return failure('verificationExpired')
  const { id, email, pendingEmail, emailVerifiedAt } = found
  const reader = !session ? 'visitor' : session.member.id === id ? 'member' : 'otherMember'
  if (reset) return success({ purpose: 'newPassword', email, isVerified: false, reader })
  if (pendingEmail) return success({ purpose: 'newAddress', email: pendingEmail, isVerified: false, reader })
  return success({ purpose: 'newAccount', email, isVerified: emailVerifiedAt !== null, reader })
}

/**
 * The member whose address the link verifies, locked; undefined when the link is unknown, replaced or older than seven
 * days.
 */
export async function lockMemberOfLink(
  transaction: Transaction,
  token: string,
  now: Date,
): Promise<Member | undefined> {
  const [member] = await transaction.select().from(members).where(isOfLink(token, now)).for('update')
  return member
}

/** The member who may make a new password by the link, locked; undefined when it is unknown, used or expired. */
export async function lockMemberOfResetLink(
  transaction: Transaction,
  token: string,
  now: Date,
): Promise<Member | undefined> {
  const [reset] = await transaction.select().from(passwordResets).where(isOfResetLink(token, now)).for('update')
  if (!reset) return undefined
  const [member] = await transaction.select().from(members).where(eq(members.email, reset.email)).for('update')
  return member
}

/** Before this moment, codes have expired so long ago that their links have too. */
export function lastUseOfResets(now: Date): Date {
  return subMilliseconds(now, LINK_OUTLIVES_CODE_MS)
}

function isOfLink(token: string, now: Date) {
  return and(eq(members.verificationHash, hashSecret(token)), gt(members.verificationExpiresAt, now))
}

function isOfResetLink(token: string, now: Date) {
  const { linkHash, expiresAt, usedAt } = passwordResets
  return and(eq(linkHash, hashSecret(token)), isNull(usedAt), gt(expiresAt, lastUseOfResets(now)))
}
