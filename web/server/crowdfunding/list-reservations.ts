import 'server-only'
import { and, desc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Decision } from '#web/domain/product/campaign-decision.ts'
import type { Database } from '../db/pool.ts'
import { campaignMails, reservationLines, reservations } from '../db/schema/reservations.ts'
import { type CampaignRun, decisionsById, isOfRun } from './campaign-run.ts'
import { purchasesOf, type ReservedPurchase } from './own-purchases.ts'
import type { PurchaseOrderPorts } from './purchase.ts'
import { areOf, type Reserver } from './reserver.ts'
import type { Reservation, StoredLine, StoredReservation } from './stored-reservation.ts'

const MAX_OWN = 100
const PAGE_SIZE = 50

/** A reservation with what became of the campaign of each of its products: what was decided, and how it is bought. */
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
    .where(and(areOf(member), inArray(reservations.state, ['confirmed', 'cancelled'])))
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

/**
 * A page of the confirmed reservations of a campaign, for staff: the newest first, each with its lines in this campaign. `after` is the
 * `next` of the page before.
 */
export async function listCampaignReservations(database: Database, run: CampaignRun, after: string | undefined) {
  const position = after === undefined ? undefined : readPosition(after)
  const { id, createdAt } = reservations
  const isAfter =
    position && or(lt(createdAt, position.createdAt), and(eq(createdAt, position.createdAt), lt(id, position.id)))
  const ofCampaign = database
    .select({ id: reservationLines.reservationId })
    .from(reservationLines)
    .where(and(eq(reservationLines.centraId, run.centraId), isOfRun(run)))
  const rows = await database
    .select()
    .from(reservations)
    .where(and(eq(reservations.state, 'confirmed'), inArray(id, ofCampaign), isAfter))
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
  const bought = await purchaseOrders(database, page)
  const orderOf = (reservationId: string) =>
    bought.find((one) => one.reservationId === reservationId && one.centraId === run.centraId)?.order ?? null
  const items = (await withLines(database, page)).map(({ lines, ...reservation }) => ({
    ...reservation,
    boughtBy: orderOf(reservation.id),
    lines: lines.filter((line) => line.centraId === run.centraId),
  }))
  return { items, next: last ? `${last.createdAt.getTime()}_${last.id}` : null }
}

const positionSchema = z.tuple([z.coerce.number().int().min(0).max(8.64e15), z.uuid()])

/** Undefined for an invalid position: the list then begins at its start. */
function readPosition(cursor: string): { createdAt: Date; id: string } | undefined {
  const parsed = positionSchema.safeParse(cursor.split('_'))
  return parsed.success ? { createdAt: new Date(parsed.data[0]), id: parsed.data[1] } : undefined
}

/** The orders by which these reservations were bought, by campaign. */
async function purchaseOrders(database: Database, rows: readonly StoredReservation[]) {
  if (rows.length === 0) return []
  const { reservationId, centraId, purchaseOrder: order } = campaignMails
  const ids = rows.map(({ id }) => id)
  return await database
    .select({ reservationId, centraId, order })
    .from(campaignMails)
    .where(and(inArray(reservationId, ids), isNotNull(order)))
}

async function withLines(database: Database, rows: readonly StoredReservation[]): Promise<Reservation[]> {
  const ids = rows.map(({ id }) => id)
  const lines =
    ids.length === 0
      ? []
      : await database.select().from(reservationLines).where(inArray(reservationLines.reservationId, ids))
  const byReservation: ReadonlyMap<string, StoredLine[]> = Map.groupBy(lines, ({ reservationId }) => reservationId)
  return rows.map((row) => ({ ...row, lines: byReservation.get(row.id) ?? [] }))
}
