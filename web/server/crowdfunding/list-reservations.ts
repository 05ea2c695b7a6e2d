import 'server-only'
import { and, desc, inArray } from 'drizzle-orm'
import type { Decision } from '#web/domain/product/campaign-decision.ts'
import type { Database } from '../db/pool.ts'
import { reservationLines, reservations } from '../db/schema/reservations.ts'
import { decisionsById } from './campaign-run.ts'
import { purchasesOf, type ReservedPurchase } from './own-purchases.ts'
import type { PurchaseOrderPorts } from './purchase.ts'
import { belongTo, type Reserver } from './reserver.ts'
import type { Reservation, StoredLine, StoredReservation } from './stored-reservation.ts'

const MAX_OWN = 100

/** A reservation with the outcome of each product's campaign: the decision, and how it is bought. */
export type OwnReservation = Reservation & {
  readonly decisions: ReadonlyMap<string, Decision>
  readonly purchases: readonly ReservedPurchase[]
}

/** A member's reservations that were confirmed or cancelled, the newest first. */
export async function listOwnReservations(ports: PurchaseOrderPorts, member: Reserver): Promise<OwnReservation[]> {
  const { database } = ports
  const rows = await database
    .select()
    .from(reservations)
    .where(and(belongTo(member), inArray(reservations.state, ['confirmed', 'cancelled'])))
    .orderBy(desc(reservations.createdAt), desc(reservations.id))
    .limit(MAX_OWN)
  const withOwnLines = await withLines(database, rows)
  const decided = await decisionsById(
    database,
    withOwnLines.flatMap(({ lines }) => lines.map(({ decisionId }) => decisionId)),
  )
  const sold = await purchasesOf(ports, withOwnLines, member)
  return withOwnLines.map((reservation) => {
    const purchases = sold.get(reservation.id) ?? []
    const decisions = new Map(
      reservation.lines.flatMap(({ centraId, decisionId }): [string, Decision][] => {
        const decision = decisionId && decided.get(decisionId)?.decision
        return decision ? [[centraId, decision]] : []
      }),
    )
    return { ...reservation, decisions, purchases }
  })
}

/** These reservations with all their lines. */
export async function withLines(database: Database, rows: readonly StoredReservation[]): Promise<Reservation[]> {
  const ids = rows.map(({ id }) => id)
  const lines =
    ids.length === 0
      ? []
      : await database.select().from(reservationLines).where(inArray(reservationLines.reservationId, ids))
  const byReservation: ReadonlyMap<string, StoredLine[]> = Map.groupBy(lines, ({ reservationId }) => reservationId)
  return rows.map((row) => ({ ...row, lines: byReservation.get(row.id) ?? [] }))
}
