import 'server-only'
import { and, eq, gt } from 'drizzle-orm'
import type { Database, Transaction } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { failure, type Result, success } from '../result.ts'
import { hashSecret } from './secrets.ts'
import type { Member, Session } from './sessions.ts'

type MailLink = {
  /** Where the link was sent: its reader owns the address. */
  readonly email: string
  readonly isVerified: boolean
  /** Whether the browser is logged in to the account of the link, to another one, or to none. */
  readonly reader: 'member' | 'otherMember' | 'visitor'
}

/** What a mailed link is about, for the page that it opens. Changes nothing: programs open links ahead, and run the page too. */
export async function readMailLink(
  database: Database,
  token: string,
  session: Session | undefined,
  now: Date,
): Promise<Result<MailLink, 'verificationExpired'>> {
  const [member] = await database.select().from(members).where(isOfLink(token, now))
  if (!member) return failure('verificationExpired')
  const { id, email, emailVerifiedAt } = member
  const reader = !session ? 'visitor' : session.member.id === id ? 'member' : 'otherMember'
  return success({ email, isVerified: emailVerifiedAt !== null, reader })
}

/** The member that the link is about, locked; undefined when the link is unknown, replaced or older than seven days. */
export async function lockMemberOfLink(
  transaction: Transaction,
  token: string,
  now: Date,
): Promise<Member | undefined> {
  const [member] = await transaction.select().from(members).where(isOfLink(token, now)).for('update')
  return member
}

function isOfLink(token: string, now: Date) {
  return and(eq(members.verificationHash, hashSecret(token)), gt(members.verificationExpiresAt, now))
}
