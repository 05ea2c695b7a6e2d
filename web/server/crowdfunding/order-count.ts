import 'server-only'
import { and, eq, gt, or, sum } from 'drizzle-orm'
import type { Database, Transaction } from '../db/pool.ts'
import { reservationLines, reservations } from '../db/schema/reservations.ts'
import { type CampaignRun, isOfRun } from './campaign-run.ts'

/**
 * How many garments are reserved in a campaign: those of confirmed reservations and of pending ones that have not expired
 * (docs/product/4). 0 without reservations.
 */
export async function orderCount(database: Database | Transaction, run: CampaignRun, now: Date): Promise<number> {
  const counts = or(
    eq(reservations.state, 'confirmed'),
    and(eq(reservations.state, 'pending'), gt(reservations.expiresAt, now)),
  )
  const [row] = await database
    .select({ count: sum(reservationLines.quantity).mapWith(Number) })
    .from(reservationLines)
    .innerJoin(reservations, eq(reservations.id, reservationLines.reservationId))
    .where(and(eq(reservationLines.centraId, run.centraId), isOfRun(run), counts))
  return row?.count ?? 0
}
