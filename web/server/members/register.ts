import 'server-only'
import type { Registration } from '#web/domain/member/account.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { failure, type Result, success } from '../result.ts'
import type { WriteAccountMail } from './account-mails.ts'
import { hashPassword } from './password.ts'
import { type Browser, type LoginTokens, startSession } from './sessions.ts'

/**
 * Creates an account with the mail that verifies its address, and logs its member in, in one transaction (R7.07). An
 * address that a member already has is reported as such: the catalogue of errors has a message for it (docs/product/8).
 */
export async function register(
  database: Database,
  { password, lang, ...registration }: Registration & { readonly lang: Language },
  browser: Browser,
  writeMail: WriteAccountMail,
  now: Date,
): Promise<Result<LoginTokens & { readonly memberId: string }, 'emailTaken'>> {
  const passwordHash = await hashPassword(password)
  return await database.transaction(async (transaction) => {
    const [member] = await transaction
      .insert(members)
      .values({ ...registration, lang, passwordHash, createdAt: now })
      .onConflictDoNothing({ target: members.email })
      .returning()
    if (!member) return failure('emailTaken')
    await writeMail(transaction, member)
    return success({ ...(await startSession(transaction, member.id, browser, now)), memberId: member.id })
  })
}
