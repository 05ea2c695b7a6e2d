import 'server-only'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { RESET_CODE_LIFETIME_MS } from '#web/domain/member/account-limits.ts'
import { isSameSecret } from '#web/lib/is-same-secret.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { members, passwordResets } from '../db/schema/members.ts'
import { failure, type Result, success } from '../result.ts'
import type { WriteAccountMail } from './account-mails.ts'
import { lastUseOfResets } from './mail-link.ts'
import { hashPassword } from './password.ts'
import { replacePassword } from './replace-password.ts'
import { hashSecret, newResetCode, newToken } from './secrets.ts'
import type { Browser, LoginTokens } from './sessions.ts'

const maxWrongTries = 5

type Proof = { readonly code: string; readonly token: string }

/** Puts the mail with the code and the link into the outbox, in the transaction that makes the code. */
type WriteResetMail = (
  transaction: Transaction,
  reset: { readonly resetId: string; readonly email: string; readonly code: string; readonly linkToken: string },
) => Promise<void>

/**
 * Starts the reset of a forgotten password (R7.07): the token stays with the browser that asked, the code goes to the
 * address by mail, with a link that needs neither: the owner of the address can use it, whoever asked
 * (docs/decisions/0069). The response is the same for an address that no member has, but no mail is sent.
 */
export async function requestPasswordReset(
  database: Database,
  email: string,
  writeMail: WriteResetMail,
  now: Date,
): Promise<Result<{ readonly id: string; readonly token: string }, never>> {
  const token = newToken()
  const linkToken = newToken()
  const code = newResetCode()
  const expiresAt = addMilliseconds(now, RESET_CODE_LIFETIME_MS)
  const id = await database.transaction(async (transaction) => {
    const row = {
      email,
      tokenHash: hashSecret(token),
      codeHash: hashSecret(token, code),
      linkHash: hashSecret(linkToken),
      expiresAt,
    }
    const [reset] = await transaction.insert(passwordResets).values(row).returning({ id: passwordResets.id })
    if (!reset) throw new Error('The request for a new password was not stored')
    const [member] = await transaction.select({ id: members.id }).from(members).where(eq(members.email, email))
    if (member) await writeMail(transaction, { resetId: reset.id, email, code, linkToken })
    return reset.id
  })
  return success({ id, token })
}

/** Whether the code is the one that was mailed; it stays usable. */
export async function verifyResetCode(
  database: Database,
  id: string,
  proof: Proof,
  now: Date,
): Promise<Result<Record<string, never>, 'incorrectCode'>> {
  return await database.transaction(async (transaction) => {
    const email = await provenAddress(transaction, id, proof, now)
    return email ? success({}) : failure('incorrectCode')
  })
}

/** Sets the new password, logs all browsers out and this one in. The code works once. */
export async function resetPassword(
  database: Database,
  id: string,
  { password, ...proof }: Proof & { readonly password: string },
  browser: Browser,
  writeMail: WriteAccountMail,
  now: Date,
): Promise<Result<LoginTokens, 'incorrectCode'>> {
  const passwordHash = await hashPassword(password)
  return await database.transaction(async (transaction) => {
    const email = await provenAddress(transaction, id, proof, now)
    if (!email) return failure('incorrectCode')
    const [member] = await transaction.select().from(members).where(eq(members.email, email)).for('update')
    if (!member) return failure('incorrectCode')
    return success(await replacePassword(transaction, member, passwordHash, browser, writeMail, now))
  })
}

/** The address of a reset whose token and code are right; a wrong code counts. Parallel tries wait for one another. */
async function provenAddress(
  transaction: Transaction,
  id: string,
  { code, token }: Proof,
  now: Date,
): Promise<string | undefined> {
  const { expiresAt, usedAt, wrongTries } = passwordResets
  const [reset] = await transaction
    .select()
    .from(passwordResets)
    .where(and(eq(passwordResets.id, id), gt(expiresAt, now), isNull(usedAt), lt(wrongTries, maxWrongTries)))
    .for('update')
  if (!reset || !isSameSecret(hashSecret(token), reset.tokenHash)) return undefined
  if (isSameSecret(hashSecret(token, code), reset.codeHash)) return reset.email
  await transaction
    .update(passwordResets)
    .set({ wrongTries: sql`${wrongTries} + 1` })
    .where(eq(passwordResets.id, id))
  return undefined
}

/** Deletes the requests whose code and link no longer work. */
export async function deleteOldResets(database: Database, now: Date): Promise<void> {
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, lastUseOfResets(now)))
}
