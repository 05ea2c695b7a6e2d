import 'server-only'
import { eq } from 'drizzle-orm'
import type { Credentials } from '#web/domain/member/account.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { failure, type Result, success } from '../result.ts'
import { checkNoPassword, checkPassword, hashPassword } from './password.ts'
import { type Browser, endSession, type LoginTokens, startSession } from './sessions.ts'

/**
 * Logs in with a new session, which ends the one that the browser has (R7.07). A wrong password and an unknown address
 * get the same error and take the same time. A hash that is older than today's parameters is renewed.
 */
export async function logIn(
  database: Database,
  { email, password }: Credentials,
  browser: Browser,
  now: Date,
): Promise<Result<LoginTokens, 'incorrectCredentials'>> {
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
    if (browser.sessionToken) await endSession(transaction, browser.sessionToken)
    return success(await startSession(transaction, member.id, browser, now))
  })
}
