import 'server-only'
import { milliseconds } from 'date-fns/milliseconds'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { and, eq, lt, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../db/pool.ts'
import { memberDevices, members } from '../db/schema/members.ts'
import { hashSecret, newToken } from './secrets.ts'

/** Milliseconds after its last login until a browser is forgotten. */
export const deviceLifetime = milliseconds({ days: 365 })

/**
 * Remembers that the member has logged in with this browser, under a new token for its cookie. Several members may
 * share a browser, so the token replaces the former one for all of them.
 */
export async function rememberDevice(
  transaction: Transaction,
  memberId: string,
  formerToken: string | undefined,
  now: Date,
): Promise<string> {
  const token = newToken()
  const tokenHash = hashSecret(token)
  if (formerToken) {
    const isThisBrowser = eq(memberDevices.tokenHash, hashSecret(formerToken))
    await transaction.update(memberDevices).set({ tokenHash }).where(isThisBrowser)
  }
  await transaction
    .insert(memberDevices)
    .values({ tokenHash, memberId, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({ target: [memberDevices.tokenHash, memberDevices.memberId], set: { lastUsedAt: now } })
  return token
}

/** Whether the member of this address has logged in with the browser of this token before. */
export async function isDeviceOf(database: Database, token: string, email: string): Promise<boolean> {
  const found = await database
    .select({ memberId: memberDevices.memberId })
    .from(memberDevices)
    .innerJoin(members, eq(members.id, memberDevices.memberId))
    .where(and(eq(memberDevices.tokenHash, hashSecret(token)), eq(members.email, email)))
  return found.length > 0
}

/** Forgets the member's browsers, all or all but one. */
export async function forgetDevices(transaction: Transaction, memberId: string, exceptToken?: string): Promise<void> {
  const others = exceptToken ? ne(memberDevices.tokenHash, hashSecret(exceptToken)) : undefined
  await transaction.delete(memberDevices).where(and(eq(memberDevices.memberId, memberId), others))
}

/** Deletes the browsers that nobody has logged in with for a year. */
export async function deleteOldDevices(database: Database, now: Date): Promise<void> {
  await database.delete(memberDevices).where(lt(memberDevices.lastUsedAt, subMilliseconds(now, deviceLifetime)))
}
