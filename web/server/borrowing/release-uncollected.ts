import 'server-only'
import { milliseconds } from 'date-fns/milliseconds'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { and, eq, lt } from 'drizzle-orm'
import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { borrowings } from '../db/schema/borrowings.ts'

/** Names, addresses and phone numbers are deleted that long after a borrowing ended. */
const KEPT_AFTER_END_MS = milliseconds({ days: 180 })

/**
 * Gives up garments that nobody picked up until the end of the last day (in Oslo). They have stopped counting as out by
 * themselves. For one product, or for all. Returns how many.
 */
export async function releaseUncollected(
  database: Database | Transaction,
  now: Date,
  documentId?: string,
): Promise<number> {
  const isOfProduct = documentId === undefined ? undefined : eq(borrowings.documentId, documentId)
  const released = await database
    .update(borrowings)
    .set({ state: 'expired', endedAt: now })
    .where(and(isOfProduct, eq(borrowings.state, 'reserved'), lt(borrowings.keptUntil, osloDayOf(now))))
    .returning({ id: borrowings.id })
  return released.length
}

/** Deletes borrowings that ended long ago. */
export async function deleteOldBorrowings(database: Database, now: Date): Promise<void> {
  await database.delete(borrowings).where(lt(borrowings.endedAt, subMilliseconds(now, KEPT_AFTER_END_MS)))
}
