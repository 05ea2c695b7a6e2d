import 'server-only'
import { and, inArray, isNotNull } from 'drizzle-orm'
import { purchaseDeadline } from '#web/domain/product/reserved-purchase.ts'
import { campaignMails } from '../db/schema/reservations.ts'
import { findPurchaseOrder, type PurchaseOrderPorts } from './purchase.ts'
import { isMailedTo, type Reserver } from './reserver.ts'
import type { StoredReservation } from './stored-reservation.ts'

/** An item sold to a reserver since production of the product started. */
export type ReservedPurchase = {
  readonly centraId: string
  readonly until: Date
  /** The order by which it was bought. */
  readonly orderNumber: string | null
  /** `open`: the member can buy it. `mailed`: only the link in the mail sells it. `lapsed`: the time is over. */
  readonly state: 'open' | 'mailed' | 'lapsed'
}

/**
 * The items sold to a member, by reservation. For those that were put into a selection the platform is asked whether
 * they have been paid since, so that nobody is asked to pay again for an order that the job has not found yet. They
 * count as unpaid as long as the platform does not respond; paying asks again.
 */
export async function purchasesOf(
  ports: PurchaseOrderPorts,
  rows: readonly StoredReservation[],
  member: Reserver,
): Promise<ReadonlyMap<string, readonly ReservedPurchase[]>> {
  if (rows.length === 0) return new Map()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const mails = await ports.database
    .select()
    .from(campaignMails)
    .where(and(inArray(campaignMails.reservationId, [...byId.keys()]), isNotNull(campaignMails.purchaseTokenHash)))
  const purchases = await Promise.all(
    mails.map(async ({ reservationId, centraId, mailedAt, purchaseOrder, purchaseCheckAt }) => {
      const known = { reservationId, centraId, orderNumber: purchaseOrder }
      const orderNumber = purchaseCheckAt ? ((await findPurchaseOrder(ports, known)) ?? null) : purchaseOrder
      const reservation = byId.get(reservationId)
      const until = purchaseDeadline(mailedAt)
      const isOwn = reservation !== undefined && isMailedTo(reservation, member)
      const state = until <= ports.now ? ('lapsed' as const) : isOwn ? ('open' as const) : ('mailed' as const)
      return { reservationId, centraId, until, orderNumber, state }
    }),
  )
  return Map.groupBy(purchases, ({ reservationId }) => reservationId)
}
