import 'server-only'
import type { Registration } from '#web/domain/member/account.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { failure, type Result, success } from '../result.ts'
import { hashPassword } from './password.ts'
import { startSession } from './sessions.ts'

/**
 * Creates an account and logs its member in, in one transaction (R7.07). An address that a member already has is reported as such: the
 * catalogue of errors has a message for it (docs/product/8).
 */
export async function register(
  database: Database,
  { password, lang, ...registration }: Registration & { readonly lang: Language },
  userAgent: string,
  now: Date,
): Promise<Result<{ readonly token: string; readonly memberId: string }, 'emailTaken'>> {
  const passwordHash = await hashPassword(password)
  return await database.transaction(async (transaction) => {
    const [member] = await transaction
      .insert(members)
      .values({ ...registration, lang, passwordHash, createdAt: now })
      .onConflictDoNothing({ target: members.email })
      .returning({ id: members.id })
    if (!member) return failure('emailTaken')
    return success({ ...(await startSession(transaction, member.id, userAgent, now)), memberId: member.id })
  })
}
