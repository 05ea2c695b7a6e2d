import 'server-only'
import type { StaffOrder } from '#web/domain/staff/staff-order.ts'
import type { OrderApi } from '#web/services/centra-orders/order-api.ts'
import { staffOrder } from './buyer-order.ts'
import { orderPage, unwrap } from './order-pages.ts'

const PAGE_SIZE = 20

/**
 * A page of orders for staff, the newest first: of an address, of the number or the reference of a payment, or
 * everybody's without a search. Nothing is stored.
 * @throws {Unavailable} when the platform does not respond
 */
export async function searchOrders(
  orders: Pick<OrderApi, 'newestOrders' | 'ordersOfEmail' | 'ordersOfReference'>,
  search: string,
  after: number,
): Promise<{ readonly items: StaffOrder[]; readonly next: number | null }> {
  if (search && !search.includes('@')) {
    const found = unwrap(await orders.ordersOfReference(search.replace(/^#/, '')))
    return { items: found.map(staffOrder), next: null }
  }
  const page = await orderPage(
    (part) => (search ? orders.ordersOfEmail(search, part) : orders.newestOrders(part)),
    after,
    PAGE_SIZE,
  )
  return { items: page.orders.map(staffOrder), next: page.next }
}
