import 'server-only'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { type Days, daysTaken } from '#web/domain/borrowing/loan-days.ts'
import { isFree, type Taken } from '#web/domain/borrowing/test-garments.ts'
import type { CalendarDay } from '#web/domain/oslo-calendar.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { borrowings } from '../db/schema/borrowings.ts'

/**
 * The days on which garments of a product are somebody's. `today` is the day in Oslo; `except` leaves out one
 * borrowing.
 */
export async function garmentsTaken(
  database: Database | Transaction,
  documentId: string,
  today: CalendarDay,
  except?: string,
): Promise<Taken[]> {
  const { size, state, pickUpDay, keptUntil } = borrowings
  const rows = await database
    .select({ size, state, pickUpDay, keptUntil })
    .from(borrowings)
    .where(
      and(
        eq(borrowings.documentId, documentId),
        inArray(state, ['reserved', 'handedOut']),
        except === undefined ? undefined : ne(borrowings.id, except),
      ),
    )
  return rows.flatMap((row) => {
    const days = daysTaken(row, today)
    return days ? [{ size: row.size, ...days }] : []
  })
}

/** A planned borrowing: the days on which it needs a garment of a size. `id` is set if it is stored already. */
export type Need = { readonly documentId: string; readonly size: string; readonly days: Days; readonly id?: string }

/**
 * Whether a garment is free on all of these days. `total` is how many of the size the shop has. Call it while holding
 * the lock.
 */
export async function isOneFree(
  transaction: Transaction,
  { documentId, size, days, id }: Need,
  total: number,
  today: CalendarDay,
): Promise<boolean> {
  const taken = await garmentsTaken(transaction, documentId, today, id)
  return isFree(
    total,
    taken.filter((one) => one.size === size),
    days,
  )
}

/** Serialises changes of a product's garments until the transaction ends. */
export async function lockGarments(transaction: Transaction, documentId: string): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`borrowing ${documentId}`}, 0))`)
}
