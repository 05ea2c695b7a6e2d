import 'server-only'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds'
import { milliseconds } from 'date-fns/milliseconds'
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../db/pool.ts'
import { memberSessions, members } from '../db/schema/members.ts'
import { rememberDevice } from './devices.ts'
import { hashSecret, newToken } from './secrets.ts'

/** Milliseconds after its last use when a session ends. */
export const sessionLifetime = milliseconds({ days: 60 })
/** How often the use of a session is recorded, so that not every read is also a write. */
const useWrittenEvery = milliseconds({ minutes: 60 })
const MAX_USER_AGENT_LENGTH = 300

type Connection = Database | Transaction

export type Member = typeof members.$inferSelect
/** The browser that logs in: its user agent, and the tokens of its cookies. */
export type Browser = {
  readonly userAgent: string
  /** The id of a session that it already has. */
  readonly sessionToken?: string | undefined
  readonly deviceToken?: string | undefined
}
/** The tokens for its cookies once it is logged in. */
export type LoginTokens = { readonly token: string; readonly deviceToken: string }
export type Session = { readonly id: string; readonly member: Member }

/** Logs a member in, and remembers the browser. The tokens go into cookies, and only their hashes are stored. */
export async function startSession(
  transaction: Transaction,
  memberId: string,
  { userAgent, deviceToken }: Browser,
  now: Date,
): Promise<LoginTokens> {
  const token = newToken()
  await transaction.insert(memberSessions).values({
    memberId,
    tokenHash: hashSecret(token),
    userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: addMilliseconds(now, sessionLifetime),
  })
  return { token, deviceToken: await rememberDevice(transaction, memberId, deviceToken, now) }
}

/** The session of a cookie's token and its member; undefined for a token that is unknown, revoked or expired. */
export async function findSession(database: Database, token: string, now: Date): Promise<Session | undefined> {
  const [found] = await database
    .select({ session: memberSessions, member: members })
    .from(memberSessions)
    .innerJoin(members, eq(members.id, memberSessions.memberId))
    .where(and(eq(memberSessions.tokenHash, hashSecret(token)), gt(memberSessions.expiresAt, now)))
  if (!found) return undefined
  const { session, member } = found
  if (differenceInMilliseconds(now, session.lastUsedAt) >= useWrittenEvery) {
    await database
      .update(memberSessions)
      .set({ lastUsedAt: now, expiresAt: addMilliseconds(now, sessionLifetime) })
      .where(eq(memberSessions.id, session.id))
  }
  return { id: session.id, member }
}

/** Logs out. An unknown token is ignored. */
export async function endSession(connection: Connection, token: string): Promise<void> {
  await connection.delete(memberSessions).where(eq(memberSessions.tokenHash, hashSecret(token)))
}

/** Logs a member out everywhere, or everywhere but in one session. */
export async function endAllSessions(connection: Connection, memberId: string, exceptId?: string): Promise<void> {
  const others = exceptId ? ne(memberSessions.id, exceptId) : undefined
  await connection.delete(memberSessions).where(and(eq(memberSessions.memberId, memberId), others))
}

/** A member's sessions, the last used first. */
export async function listSessions(database: Database, { id: currentId, member }: Session, now: Date) {
  const { id, userAgent, createdAt, lastUsedAt } = memberSessions
  const rows = await database
    .select({ id, userAgent, createdAt, lastUsedAt })
    .from(memberSessions)
    .where(and(eq(memberSessions.memberId, member.id), gt(memberSessions.expiresAt, now)))
    .orderBy(desc(lastUsedAt))
  return rows.map(({ createdAt, lastUsedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: row.id === currentId,
  }))
}

/** Ends one of the member's own sessions. Returns whether it existed. */
export async function revokeSession(database: Database, member: Member, sessionId: string): Promise<boolean> {
  const ended = await database
    .delete(memberSessions)
    .where(and(eq(memberSessions.id, sessionId), eq(memberSessions.memberId, member.id)))
    .returning({ id: memberSessions.id })
  return ended.length > 0
}

/** Deletes expired sessions. */
export async function deleteExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.delete(memberSessions).where(lt(memberSessions.expiresAt, now))
}
