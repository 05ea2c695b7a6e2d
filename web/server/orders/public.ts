import 'server-only'
import type { OrderApi } from '#web/services/centra-orders/order-api.ts'
import type { PlatformOrder } from '#web/services/centra-orders/platform-order.ts'
import { orderPage } from './order-pages.ts'

/** As many as the platform returns at once. */
const PAGE_SIZE = 100

/** An order that the export of a member's data names. The rest of it is the platform's. */
type OrderReference = { readonly number: string; readonly placedAt: string }

/**
 * All orders of an address, the newest first.
 * @throws {Unavailable} when the platform does not respond: an export without them would say that there are none
 */
export async function orderReferencesOf(
  orders: Pick<OrderApi, 'ordersOfEmail'>,
  email: string,
): Promise<OrderReference[]> {
  return (await ordersOf(orders, email)).map(({ number, createdAt }) => ({ number, placedAt: createdAt }))
}

/**
 * All orders of an address as the platform has them, the newest first.
 * @throws {Unavailable} when the platform does not respond
 */
export async function ordersOf(orders: Pick<OrderApi, 'ordersOfEmail'>, email: string): Promise<PlatformOrder[]> {
  const all: PlatformOrder[] = []
  for (let after: number | null = 0; after !== null; ) {
    const page: Awaited<ReturnType<typeof orderPage>> = await orderPage(
      (part) => orders.ordersOfEmail(email, part),
      after,
      PAGE_SIZE,
    )
    all.push(...page.orders)
    after = page.next
  }
  return all
}
