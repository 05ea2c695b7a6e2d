import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { failure, type Result, success } from '../result.ts'
import { type MailPorts, mailMember } from './account-mails.ts'
import { checkPassword } from './password.ts'
import type { Member } from './sessions.ts'
import { mailVerification, newVerification } from './verify-email.ts'

/**
 * Asks for another address: it takes effect behind the link in a mail to it, and the present address is told. An
 * address that a member already has gets a mail that says so, without a link; the caller does not learn about it.
 * Asking for the present address cancels.
 */
export async function requestEmailChange(
  database: Database,
  member: Member,
  { email, password }: { readonly email: string; readonly password: string },
  ports: MailPorts,
  now: Date,
): Promise<Result<Member, 'wrongPassword'>> {
  const { isRight } = await checkPassword(password, member.passwordHash)
  if (!isRight) return failure('wrongPassword')
  return await database.transaction(async (transaction) => {
    const [current] = await transaction.select().from(members).where(eq(members.id, member.id)).for('update')
    // The password may have been changed while this one was checked.
    if (current?.passwordHash !== member.passwordHash) return failure('wrongPassword')
    if (email === current.email) return success(await dropEmailChange(transaction, current))
    const changed = { ...current, pendingEmail: email }
    await transaction.update(members).set({ pendingEmail: email }).where(eq(members.id, member.id))
    const others = await transaction.select({ id: members.id }).from(members).where(eq(members.email, email))
    if (others.length === 0) await mailVerification(transaction, changed, ports, now)
    else {
      await newVerification(transaction, member.id, now)
      await mailMember(transaction, ports, changed, 'addressTaken', {}, email)
    }
    await mailMember(transaction, ports, changed, 'addressChangeRequested', {})
    return success(changed)
  })
}

/** Keeps the present address. */
export async function cancelEmailChange(database: Database, { id }: Member): Promise<Result<Member, 'notLoggedIn'>> {
  return await database.transaction(async (transaction) => {
    const [current] = await transaction.select().from(members).where(eq(members.id, id)).for('update')
    return current ? success(await dropEmailChange(transaction, current)) : failure('notLoggedIn')
  })
}

/** Forgets the address that a locked member wants, with its link. Without one, nothing changes. */
export async function dropEmailChange(transaction: Transaction, member: Member): Promise<Member> {
  if (!member.pendingEmail) return member
  const dropped = { pendingEmail: null, verificationHash: null, verificationExpiresAt: null }
  await transaction.update(members).set(dropped).where(eq(members.id, member.id))
  return { ...member, ...dropped }
}
