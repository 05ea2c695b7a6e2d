import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { endAllSessions } from './sessions.ts'

/** Sets the password of a member who has read a mail to the address, which proves that it is theirs, and logs all browsers out. */
export async function replacePassword(
  transaction: Transaction,
  memberId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(members)
    .set({ passwordHash, emailVerifiedAt: sql`coalesce(${members.emailVerifiedAt}, ${now})` })
    .where(eq(members.id, memberId))
  await endAllSessions(transaction, memberId)
}
