import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { failure, type Result, success } from '../result.ts'
import type { WriteAccountMail } from './account-mails.ts'
import { dropEmailChange } from './change-email.ts'
import { forgetDevices } from './devices.ts'
import { checkPassword, hashPassword } from './password.ts'
import { type Browser, endAllSessions, type Session } from './sessions.ts'

type Passwords = { readonly oldPassword: string; readonly password: string }

/**
 * Replaces a member's password and logs all other browsers out (docs/product/7, sessions). The address is told, and a
 * requested change of it is cancelled.
 */
export async function changePassword(
  database: Database,
  { id: sessionId, member }: Session,
  { oldPassword, password }: Passwords,
  { deviceToken }: Browser,
  writeMail: WriteAccountMail,
): Promise<Result<Record<string, never>, 'wrongOldPassword'>> {
  const { isRight } = await checkPassword(oldPassword, member.passwordHash)
  if (!isRight) return failure('wrongOldPassword')
  const passwordHash = await hashPassword(password)
  return await database.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(members)
      .set({ passwordHash })
      .where(and(eq(members.id, member.id), eq(members.passwordHash, member.passwordHash)))
      .returning()
    if (!changed) return failure('wrongOldPassword')
    await dropEmailChange(transaction, changed)
    await endAllSessions(transaction, member.id, sessionId)
    await forgetDevices(transaction, member.id, deviceToken)
    await writeMail(transaction, changed)
    return success({})
  })
}
