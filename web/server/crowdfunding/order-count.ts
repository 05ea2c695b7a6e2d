import 'server-only'
import { and, eq, gt, or, type SQL, sum } from 'drizzle-orm'
import type { Database, Transaction } from '../db/pool.ts'
import { reservationLines, reservations } from '../db/schema/reservations.ts'
import { type CampaignRun, isInRun } from './campaign-run.ts'

const isConfirmed = eq(reservations.state, 'confirmed')

/** Pending, with places that are kept for its payment. */
const isHeld = (now: Date) => and(eq(reservations.state, 'pending'), gt(reservations.holdsUntil, now))

/** Whether a reservation takes places (docs/product/4): it is confirmed, or held while its payment is under way. */
export function takesPlaces(now: Date): SQL | undefined {
  return or(isConfirmed, isHeld(now))
}

/** How many places of a campaign are taken; 0 without reservations. */
export function orderCount(database: Database | Transaction, run: CampaignRun, now: Date): Promise<number> {
  return quantityOf(database, run, now)
}

/** The places as the shop shows them in public: those that are confirmed, and those that somebody is paying for now. */
export async function publicCount(database: Database, run: CampaignRun, now: Date) {
  const [confirmed, held] = await Promise.all([isConfirmed, isHeld(now)].map((which) => sumOf(database, run, which)))
  return { orderCount: confirmed ?? 0, held: held ?? 0 }
}

/** How many places of a campaign these reservations take. */
export function quantityOf(
  database: Database | Transaction,
  run: CampaignRun,
  now: Date,
  which?: SQL | undefined,
): Promise<number> {
  return sumOf(database, run, and(takesPlaces(now), which))
}

async function sumOf(database: Database | Transaction, run: CampaignRun, which: SQL | undefined): Promise<number> {
  const [row] = await database
    .select({ count: sum(reservationLines.quantity).mapWith(Number) })
    .from(reservationLines)
    .innerJoin(reservations, eq(reservations.id, reservationLines.reservationId))
    .where(and(eq(reservationLines.centraId, run.centraId), isInRun(run), which))
  return row?.count ?? 0
}
