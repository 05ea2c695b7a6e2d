import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { failure, type Result, success } from '../result.ts'
import { checkPassword, hashPassword } from './password.ts'
import { endAllSessions, type Session } from './sessions.ts'

type Passwords = { readonly oldPassword: string; readonly password: string }

/** Replaces a member's password and logs all other browsers out (docs/product/7, sessions). */
export async function changePassword(
  database: Database,
  { id: sessionId, member }: Session,
  { oldPassword, password }: Passwords,
): Promise<Result<Record<string, never>, 'wrongOldPassword'>> {
  const { isRight } = await checkPassword(oldPassword, member.passwordHash)
  if (!isRight) return failure('wrongOldPassword')
  const passwordHash = await hashPassword(password)
  return await database.transaction(async (transaction) => {
    const changed = await transaction
      .update(members)
      .set({ passwordHash })
      .where(and(eq(members.id, member.id), eq(members.passwordHash, member.passwordHash)))
      .returning({ id: members.id })
    if (changed.length === 0) return failure('wrongOldPassword')
    await endAllSessions(transaction, member.id, sessionId)
    return success({})
  })
}
