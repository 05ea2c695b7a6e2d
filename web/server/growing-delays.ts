import 'server-only'
import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from './db/pool.ts'
import { rateLimits } from './db/schema/rate-limits.ts'
import { failure, type Result, success } from './result.ts'

/** The first `free` tries have no delay; the delay before each further try doubles, up to the longest. */
export type Delays = {
  /** Distinguishes the tries that are counted together. */
  readonly name: string
  readonly free: number
  readonly firstSeconds: number
  readonly longestSeconds: number
}

/** A subject that is tried, for example an address, and the delays between tries. */
export type Tried = { readonly subject: string; readonly delays: Delays }

/** Milliseconds after the last try when the tries of a subject are forgotten. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000

/**
 * Counts a try of each subject, for all instances together; or of none, when one of them has to wait: `tooManyRequests`
 * with the longest of the delays. A refused try makes no delay longer, so nobody is kept out by the refused tries of
 * others.
 */
export async function countTry(
  database: Database,
  tried: readonly Tried[],
  now: Date,
): Promise<Result<true, 'tooManyRequests'>> {
  const time = now.getTime()
  // In one order, so that two calls do not wait for one another.
  const sorted = tried.map((one) => ({ ...one, key: keyOf(one) })).sort((a, b) => (a.key < b.key ? -1 : 1))
  const keys = sorted.map(({ key }) => key)
  return await database.transaction(async (transaction) => {
    const uncounted = sorted.map(({ key }) => ({ key, points: 0, expire: time }))
    await transaction.insert(rateLimits).values(uncounted).onConflictDoNothing()
    const rows = await transaction
      .select()
      .from(rateLimits)
      .where(inArray(rateLimits.key, keys))
      .orderBy(rateLimits.key)
      .for('update')
    const counted = sorted.map(({ key, delays }) => {
      const { points = 0, expire } = rows.find((row) => row.key === key) ?? {}
      const tries = (expire ?? time) > time ? points : 0
      const triedAt = (expire ?? time) - FORGOTTEN_AFTER_MS
      return { key, tries, wait: tries ? triedAt + delayAfter(tries, delays) - time : 0 }
    })
    const wait = Math.max(...counted.map((one) => one.wait))
    if (wait > 0) return failure('tooManyRequests', Math.ceil(wait / 1000))
    const expire = time + FORGOTTEN_AFTER_MS
    for (const { key, tries } of counted)
      await transaction
        .update(rateLimits)
        .set({ points: tries + 1, expire })
        .where(eq(rateLimits.key, key))
    return success(true)
  })
}

/** Forgets the tries of these subjects. */
export async function forgetTries(database: Database, tried: readonly Tried[]): Promise<void> {
  await database.delete(rateLimits).where(inArray(rateLimits.key, tried.map(keyOf)))
}

/** Milliseconds to wait after this number of tries. */
function delayAfter(tries: number, { free, firstSeconds, longestSeconds }: Delays): number {
  return tries < free ? 0 : Math.min(longestSeconds, firstSeconds * 2 ** (tries - free)) * 1000
}

/** Hashed, so that the table does not reveal who tried what. */
function keyOf({ subject, delays: { name } }: Tried): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`
}
