import 'server-only'
import { eq } from 'drizzle-orm'
import type { Credentials } from '#web/domain/member/account.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { failure, type Result, success } from '../result.ts'
import { checkNoPassword, checkPassword, hashPassword } from './password.ts'
import { endSession, startSession } from './sessions.ts'

/** How a browser came: its own name of itself, and the session that it has already, which ends. */
export type Browser = { readonly userAgent: string; readonly formerToken?: string | undefined }

/**
 * Logs in with a new session (R7.07). A wrong password and an unknown address are told alike and take the same time. A hash that is
 * older than today's parameters is renewed.
 */
export async function logIn(
  database: Database,
  { email, password }: Credentials,
  { userAgent, formerToken }: Browser,
  now: Date,
): Promise<Result<{ readonly token: string }, 'incorrectCredentials'>> {
  const [member] = await database.select().from(members).where(eq(members.email, email))
  if (!member) {
    await checkNoPassword(password)
    return failure('incorrectCredentials')
  }
  const { isRight, needsRehash } = await checkPassword(password, member.passwordHash)
  if (!isRight) return failure('incorrectCredentials')
  const passwordHash = needsRehash ? await hashPassword(password) : undefined
  return await database.transaction(async (transaction) => {
    // The password may have been changed while this one was checked.
    const [stored] = await transaction
      .select({ passwordHash: members.passwordHash })
      .from(members)
      .where(eq(members.id, member.id))
      .for('update')
    if (stored?.passwordHash !== member.passwordHash) return failure('incorrectCredentials')
    if (passwordHash) await transaction.update(members).set({ passwordHash }).where(eq(members.id, member.id))
    if (formerToken) await endSession(transaction, formerToken)
    return success(await startSession(transaction, member.id, userAgent, now))
  })
}
