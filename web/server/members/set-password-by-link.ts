import 'server-only'
import type { Database } from '../db/pool.ts'
import { failure, type Result, success } from '../result.ts'
import type { WriteAccountMail } from './account-mails.ts'
import { lockMemberOfLink, lockMemberOfResetLink } from './mail-link.ts'
import { hashPassword } from './password.ts'
import { replacePassword } from './replace-password.ts'
import type { Browser, LoginTokens } from './sessions.ts'

/**
 * Sets a new password for whoever read the link at the address of the account: logged out everywhere and in here, and
 * verified. The link of a forgotten password may do that, and the one that verifies a new account, which somebody else
 * may have made, while it is not verified.
 */
export async function setPasswordByLink(
  database: Database,
  { token, password }: { readonly token: string; readonly password: string },
  browser: Browser,
  writeMail: WriteAccountMail,
  now: Date,
): Promise<Result<LoginTokens, 'verificationExpired'>> {
  const passwordHash = await hashPassword(password)
  return await database.transaction(async (transaction) => {
    const linked = await lockMemberOfLink(transaction, token, now)
    // The owner of the address that an account is to change to does not own the account.
    const isNewAccount = linked && !linked.emailVerifiedAt && !linked.pendingEmail
    const member = isNewAccount ? linked : await lockMemberOfResetLink(transaction, token, now)
    if (!member) return failure('verificationExpired')
    return success(await replacePassword(transaction, member, passwordHash, browser, writeMail, now))
  })
}
