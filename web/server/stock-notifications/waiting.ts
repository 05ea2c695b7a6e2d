import 'server-only'
import { milliseconds } from 'date-fns/milliseconds'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { StockNotificationInput } from '#web/domain/product/stock-notification.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { stockNotifications } from '../db/schema/stock-notifications.ts'
import { failure, type Result, success } from '../result.ts'

/** Items that one address may wait for. */
const MAX_WAITING = 50
/** The unsubscribe link of a mail works that long; readers who never got one are deleted after a year. */
const KEPT_AFTER_MAIL_MS = milliseconds({ days: 30 })
const MAX_WAIT_MS = milliseconds({ days: 365 })

export type WaitedFor = { readonly itemId: string; readonly centraId: string }

/** Somebody who waits for an item. */
export type Reader = Pick<typeof stockNotifications.$inferSelect, 'id' | 'email' | 'itemId' | 'lang'>

/**
 * Records that a reader waits for an item. A repeated call changes nothing and gets the same response, so that callers
 * do not learn which addresses are known.
 */
export async function subscribeToStock(
  database: Database,
  { email, itemId, centraId, lang }: StockNotificationInput,
): Promise<Result<Record<string, never>, 'tooManyRequests'>> {
  const isWaiting = and(eq(stockNotifications.email, email), isNull(stockNotifications.mailedAt))
  const [waiting] = await database.select({ items: count() }).from(stockNotifications).where(isWaiting)
  if ((waiting?.items ?? 0) >= MAX_WAITING) return failure('tooManyRequests')
  await database.insert(stockNotifications).values({ email, itemId, centraId, lang }).onConflictDoNothing()
  return success({})
}

/** The items that readers wait for. */
export function itemsWaitedFor(database: Database): Promise<WaitedFor[]> {
  const { itemId, centraId, mailedAt } = stockNotifications
  return database
    .selectDistinct({ itemId, centraId })
    .from(stockNotifications)
    .where(isNull(mailedAt))
    .orderBy(asc(itemId))
}

/**
 * The longest waiting reader of any of the items, whom no other transaction holds until this one ends; undefined when
 * nobody is left.
 */
export async function lockNextReader(
  transaction: Transaction,
  itemIds: readonly string[],
): Promise<Reader | undefined> {
  const { id, email, itemId, lang, mailedAt, createdAt } = stockNotifications
  const [next] = await transaction
    .select({ id, email, itemId, lang })
    .from(stockNotifications)
    .where(and(isNull(mailedAt), inArray(itemId, [...itemIds])))
    .orderBy(asc(createdAt), asc(id))
    .limit(1)
    .for('update', { skipLocked: true })
  return next
}

/** Notes that the reader's mail is in the outbox. */
export async function markMailed(
  transaction: Transaction,
  { id }: Reader,
  { unsubscribeTokenHash, at }: { readonly unsubscribeTokenHash: string; readonly at: Date },
): Promise<void> {
  await transaction
    .update(stockNotifications)
    .set({ mailedAt: at, unsubscribeTokenHash })
    .where(eq(stockNotifications.id, id))
}

/** Deletes an address that does not exist. */
export async function removeAddress(database: Database, address: string): Promise<void> {
  await database.delete(stockNotifications).where(eq(stockNotifications.email, address))
}

/** Deletes the addresses that are not needed any more. */
export async function deleteOldReaders(database: Database, now: Date): Promise<void> {
  const before = (age: number) => subMilliseconds(now, age)
  const { mailedAt, createdAt } = stockNotifications
  await database
    .delete(stockNotifications)
    .where(
      or(
        and(isNotNull(mailedAt), lt(mailedAt, before(KEPT_AFTER_MAIL_MS))),
        and(isNull(mailedAt), lt(createdAt, before(MAX_WAIT_MS))),
      ),
    )
}
