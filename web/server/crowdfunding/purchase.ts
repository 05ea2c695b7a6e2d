import 'server-only'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds'
import { milliseconds } from 'date-fns/milliseconds'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { purchaseDeadline } from '#web/domain/product/reserved-purchase.ts'
import type { OrderApi } from '#web/services/centra-orders/order-api.ts'
import type { Database } from '../db/pool.ts'
import { campaignMails, reservationLines, reservations } from '../db/schema/reservations.ts'
import { isTokenOf } from '../link-token.ts'
import { failure, type Result, success } from '../result.ts'
import { isMailedTo, type Reserver } from './reserver.ts'
import { type StoredLine, uuid } from './stored-reservation.ts'

/** The personal link of the mail about production. */
export type PurchaseLink = { readonly id: string; readonly centraId: string; readonly token: string }

/** The same without the mail, for the member whose reservation it is. */
export type OwnPurchase = { readonly id: string; readonly centraId: string; readonly member: Reserver }

/** The lines that somebody reserved in a campaign whose production has started. */
export type Purchase = {
  readonly reservationId: string
  readonly centraId: string
  /** ISO 3166, whose prices the lines have; null for old reservations. */
  readonly country: string | null
  readonly lines: readonly StoredLine[]
  /** The token of the selection that holds the lines, once the link was opened. */
  readonly selection: string | null
  /** The order by which they were bought. */
  readonly orderNumber: string | null
  /** The deadline for buying them. */
  readonly until: Date
}

type Key = Pick<Purchase, 'reservationId' | 'centraId'>
type Mail = typeof campaignMails.$inferSelect

export type PurchaseOrderPorts = {
  readonly database: Database
  readonly now: Date
  readonly orders: Pick<OrderApi, 'ordersWithComment'>
  readonly report: (problem: string) => void
}

/** Purchases that one run of the job looks for. */
const MAX_DUE = 200
/** The platform is asked for the order at these intervals, the longer the older the mail is, until it is too old. */
const SHORTEST_WAIT_MS = milliseconds({ minutes: 2 })
const LONGEST_WAIT_MS = milliseconds({ days: 1 })
const LOOKED_FOR_MS = milliseconds({ days: 90 })

/** The lines that the reader of a link, or a member, may buy. */
export async function findPurchase(
  database: Database,
  by: PurchaseLink | OwnPurchase,
): Promise<Result<Purchase, 'noSuchReservation'>> {
  const { id, centraId } = by
  if (!uuid.test(id)) return failure('noSuchReservation')
  const [found] = await database
    .select({ mail: campaignMails, country: reservations.country, email: reservations.email })
    .from(campaignMails)
    .innerJoin(reservations, eq(reservations.id, campaignMails.reservationId))
    .where(and(isPurchase({ reservationId: id, centraId }), eq(reservations.state, 'confirmed')))
  if (!found?.mail.purchaseTokenHash) return failure('noSuchReservation')
  const isTheirs = 'token' in by ? isTokenOf(found.mail.purchaseTokenHash, by.token) : isMailedTo(found, by.member)
  if (!isTheirs) return failure('noSuchReservation')
  return success(await purchaseOf(database, found.mail, found.country))
}

/** The lines in a selection by a link that was opened before, and not bought yet. */
export async function purchasesIn(database: Database, selection: string): Promise<Purchase[]> {
  const rows = await database
    .select({ mail: campaignMails, country: reservations.country })
    .from(campaignMails)
    .innerJoin(reservations, eq(reservations.id, campaignMails.reservationId))
    .where(and(eq(campaignMails.purchaseSelection, selection), isNull(campaignMails.purchaseOrder)))
  return await Promise.all(rows.map(({ mail, country }) => purchaseOf(database, mail, country)))
}

async function purchaseOf(database: Database, mail: Mail, country: string | null): Promise<Purchase> {
  const { reservationId, centraId } = mail
  const lines = await database
    .select()
    .from(reservationLines)
    .where(and(eq(reservationLines.reservationId, reservationId), eq(reservationLines.centraId, centraId)))
    .orderBy(asc(reservationLines.item))
  return {
    reservationId,
    centraId,
    country,
    lines,
    selection: mail.purchaseSelection,
    orderNumber: mail.purchaseOrder,
    until: purchaseDeadline(mail.mailedAt),
  }
}

/**
 * Stores which selection holds the lines, unless another call was faster.
 * @returns whether it was stored
 */
export async function keepSelection(
  database: Database,
  { reservationId, centraId, selection: before }: Purchase,
  selection: string,
  now: Date,
): Promise<boolean> {
  const isUnchanged =
    before === null ? isNull(campaignMails.purchaseSelection) : eq(campaignMails.purchaseSelection, before)
  const kept = await database
    .update(campaignMails)
    .set({ purchaseSelection: selection, purchaseCheckAt: addMilliseconds(now, SHORTEST_WAIT_MS) })
    .where(and(isPurchase({ reservationId, centraId }), isUnchanged))
    .returning({ id: campaignMails.reservationId })
  return kept.length > 0
}

/** The comment of the lines at the platform, by which their order is found. */
export function commentOf({ reservationId, centraId }: Key): string {
  return `reservation ${reservationId} campaign ${centraId}`
}

/**
 * The order by which the lines were bought, if there is one; stored once it is known. Undefined when the platform does
 * not respond.
 */
export async function findPurchaseOrder(
  { database, orders, report }: Omit<PurchaseOrderPorts, 'now'>,
  purchase: Key & Pick<Purchase, 'orderNumber'>,
): Promise<string | null | undefined> {
  if (purchase.orderNumber) return purchase.orderNumber
  const found = await orders.ordersWithComment(commentOf(purchase))
  if (!found.ok) {
    report(found.problem)
    return undefined
  }
  const order = found.value.find(({ state }) => state !== 'cancelled')
  if (!order) return null
  await database
    .update(campaignMails)
    .set({ purchaseOrder: order.number, purchaseCheckAt: null })
    .where(isPurchase(purchase))
  return order.number
}

/**
 * Marks the lines as bought that were paid after their link was opened; asks the platform less and less often, for
 * three months.
 */
export async function findPurchaseOrders(ports: PurchaseOrderPorts): Promise<void> {
  const { database, now } = ports
  const due = await database
    .select()
    .from(campaignMails)
    .where(lte(campaignMails.purchaseCheckAt, now))
    .orderBy(asc(campaignMails.purchaseCheckAt))
    .limit(MAX_DUE)
  for (const mail of due) {
    const { reservationId, centraId, mailedAt, purchaseOrder } = mail
    const order = await findPurchaseOrder(ports, { reservationId, centraId, orderNumber: purchaseOrder })
    const age = differenceInMilliseconds(now, mailedAt)
    const wait = Math.min(Math.max(SHORTEST_WAIT_MS, age / 50), LONGEST_WAIT_MS)
    const next = age > LOOKED_FOR_MS ? null : addMilliseconds(now, wait)
    if (!order) await database.update(campaignMails).set({ purchaseCheckAt: next }).where(isPurchase(mail))
    if (order === undefined) return
  }
}

function isPurchase({ reservationId, centraId }: Key) {
  return and(eq(campaignMails.reservationId, reservationId), eq(campaignMails.centraId, centraId))
}
