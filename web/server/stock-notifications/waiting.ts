import 'server-only'
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { stockNotifications } from '../db/schema/stock-notifications.ts'
import { newUnsubscribeToken } from './unsubscribe-token.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** An instance that has not sent its mail by then is gone, and another takes over. */
const claimTime = 5 * minute
const longestPause = 60 * minute
/** The unsubscribe link of a mail works that long; who never got one is forgotten after a year. */
const keptAfterMail = 30 * day
const longestWait = 365 * day

export type WaitedFor = { readonly item: string; readonly centraId: string }

type Row = typeof stockNotifications.$inferSelect
/** One reader's mail, for this instance alone to send. */
export type Claim = Pick<Row, 'id' | 'email' | 'item' | 'centraId' | 'lang' | 'attempts'> & { readonly token: string }

const isDue = (now: Date) =>
  and(
    isNull(stockNotifications.sentAt),
    or(isNull(stockNotifications.claimedUntil), lt(stockNotifications.claimedUntil, now)),
  )

/** Items that somebody waits for and that may be looked at now. */
export function itemsWaitedFor(database: Database, now: Date): Promise<WaitedFor[]> {
  const { item, centraId } = stockNotifications
  return database.selectDistinct({ item, centraId }).from(stockNotifications).where(isDue(now)).orderBy(asc(item))
}

/** The longest waiting reader of any of the items whom no other instance is writing to; undefined when nobody is left. */
export async function claimNext(database: Database, items: readonly string[], now: Date): Promise<Claim | undefined> {
  const { token, hash } = newUnsubscribeToken()
  return await database.transaction(async (transaction) => {
    const [next] = await transaction
      .select()
      .from(stockNotifications)
      .where(and(isDue(now), inArray(stockNotifications.item, [...items])))
      .orderBy(asc(stockNotifications.createdAt), asc(stockNotifications.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return undefined
    const [claimed] = await transaction
      .update(stockNotifications)
      .set({
        claimedUntil: new Date(now.getTime() + claimTime),
        attempts: sql`${stockNotifications.attempts} + 1`,
        unsubscribeTokenHash: hash,
      })
      .where(eq(stockNotifications.id, next.id))
      .returning()
    return claimed && { ...claimed, token }
  })
}

export async function markSent(database: Database, { id }: Claim, now: Date): Promise<void> {
  await database
    .update(stockNotifications)
    .set({ sentAt: now, claimedUntil: null })
    .where(eq(stockNotifications.id, id))
}

/** After a failed attempt: again in one minute, two, four, up to an hour. */
export async function tryLater(database: Database, { id, attempts }: Claim, now: Date): Promise<void> {
  const pause = Math.min(minute * 2 ** (attempts - 1), longestPause)
  const claimedUntil = new Date(now.getTime() + pause)
  await database.update(stockNotifications).set({ claimedUntil }).where(eq(stockNotifications.id, id))
}

/** An address that takes no mail is not kept. */
export async function forget(database: Database, { id }: Claim): Promise<void> {
  await database.delete(stockNotifications).where(eq(stockNotifications.id, id))
}

/** Deletes the addresses that are not needed any more. */
export async function forgetOld(database: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  const { sentAt, createdAt } = stockNotifications
  await database
    .delete(stockNotifications)
    .where(
      or(
        and(isNotNull(sentAt), lt(sentAt, before(keptAfterMail))),
        and(isNull(sentAt), lt(createdAt, before(longestWait))),
      ),
    )
}
