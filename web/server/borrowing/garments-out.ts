import 'server-only'
import { and, count, eq, gte, or, sql } from 'drizzle-orm'
import type { CalendarDay } from '#web/domain/oslo-calendar.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { borrowings } from '../db/schema/borrowings.ts'

/**
 * How many garments of each size of a product cannot be lent now: those that are handed out, and those that are kept for somebody until
 * a day that is not over. `today` is the day in Oslo.
 */
export async function garmentsOut(
  database: Database | Transaction,
  documentId: string,
  today: CalendarDay,
): Promise<ReadonlyMap<string, number>> {
  const isOut = or(
    eq(borrowings.state, 'handedOut'),
    and(eq(borrowings.state, 'reserved'), gte(borrowings.keptUntil, today)),
  )
  const rows = await database
    .select({ size: borrowings.size, count: count() })
    .from(borrowings)
    .where(and(eq(borrowings.documentId, documentId), isOut))
    .groupBy(borrowings.size)
  return new Map(rows.map(({ size, count: garments }) => [size, garments]))
}

/** Whether another garment of the size can be lent. `total` is how many of that size the shop has. Call with the lock. */
export async function isOneLeft(
  transaction: Transaction,
  { documentId, size }: { readonly documentId: string; readonly size: string },
  total: number,
  today: CalendarDay,
): Promise<boolean> {
  return ((await garmentsOut(transaction, documentId, today)).get(size) ?? 0) < total
}

/** Serialises changes of a product's garments until the transaction ends. */
export async function lockGarments(transaction: Transaction, documentId: string): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`borrowing ${documentId}`}, 0))`)
}
