import 'server-only'
import type { OrderApi } from '#web/services/centra-orders/order-api.ts'
import { orderPage } from './order-pages.ts'

/** As many as the platform returns at once. */
const PAGE_SIZE = 100

/** An order that the export of a member's data names. The rest of it is the platform's. */
export type OrderReference = { readonly number: string; readonly placedAt: string }

/**
 * All orders of an address, the newest first.
 * @throws {Unavailable} when the platform does not respond: an export without them would say that there are none
 */
export async function orderReferencesOf(
  orders: Pick<OrderApi, 'ordersOfEmail'>,
  email: string,
): Promise<OrderReference[]> {
  const references: OrderReference[] = []
  for (let after: number | null = 0; after !== null; ) {
    const page: Awaited<ReturnType<typeof orderPage>> = await orderPage(
      (part) => orders.ordersOfEmail(email, part),
      after,
      PAGE_SIZE,
    )
    references.push(...page.orders.map(({ number, createdAt }) => ({ number, placedAt: createdAt })))
    after = page.next
  }
  return references
}
