import 'server-only'
import type { Database } from '../db/pool.ts'
import { failure, type Result, success } from '../result.ts'
import { lockMemberOfLink } from './mail-link.ts'
import { hashPassword } from './password.ts'
import { replacePassword } from './replace-password.ts'
import { startSession } from './sessions.ts'

/**
 * Hands an account that is not verified over to the owner of its address, who read the link there: with a new password, logged out
 * everywhere and in here, and verified. Somebody else may have made the account.
 */
export async function setPasswordByLink(
  database: Database,
  { token, password }: { readonly token: string; readonly password: string },
  userAgent: string,
  now: Date,
): Promise<Result<{ readonly token: string }, 'verificationExpired'>> {
  const passwordHash = await hashPassword(password)
  return await database.transaction(async (transaction) => {
    const member = await lockMemberOfLink(transaction, token, now)
    // A link that has been used gives the account to nobody.
    if (!member || member.emailVerifiedAt) return failure('verificationExpired')
    await replacePassword(transaction, member.id, passwordHash, now)
    return success(await startSession(transaction, member.id, userAgent, now))
  })
}
