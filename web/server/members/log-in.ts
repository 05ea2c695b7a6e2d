import 'server-only'
import { eq } from 'drizzle-orm'
import type { Credentials } from '#web/domain/member/account.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { failure, type Result, success } from '../result.ts'
import { checkNoPassword, checkPassword, hashPassword } from './password.ts'
import { endSession, startSession } from './sessions.ts'

/** The browser that logs in: its user agent, and the token of a session it already has, which ends. */
export type Browser = { readonly userAgent: string; readonly previousToken?: string | undefined }

/**
 * Logs in with a new session (R7.07). A wrong password and an unknown address get the same error and take the same time. A hash that is
 * older than today's parameters is renewed.
 */
export async function logIn(
  database: Database,
  { email, password }: Credentials,
  { userAgent, previousToken }: Browser,
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
    if (previousToken) await endSession(transaction, previousToken)
    return success(await startSession(transaction, member.id, userAgent, now))
  })
}
