import 'server-only'
import { and, asc, eq, sql, sum } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { reservationLines, reservations } from '../db/schema/reservations.ts'
import { type CampaignRun, isInRun } from './campaign-run.ts'
import { takesPlaces } from './order-count.ts'

/** The garments of a campaign that count now, by the day in Oslo on which they were reserved. */
export async function reservationsByDay(
  database: Database,
  run: CampaignRun,
  now: Date,
): Promise<{ readonly day: string; readonly count: number }[]> {
  const day = sql<string>`to_char(${reservations.createdAt} AT TIME ZONE 'Europe/Oslo', 'YYYY-MM-DD')`
  return await database
    .select({ day, count: sum(reservationLines.quantity).mapWith(Number) })
    .from(reservationLines)
    .innerJoin(reservations, eq(reservations.id, reservationLines.reservationId))
    .where(and(eq(reservationLines.centraId, run.centraId), isInRun(run), takesPlaces(now)))
    .groupBy(day)
    .orderBy(asc(day))
}
