import 'server-only'
import type { Order } from '#web/domain/order/order.ts'
import type { OrderApi } from '#web/services/centra-orders/order-api.ts'
import { buyerOrder } from './buyer-order.ts'
import { orderPage } from './order-pages.ts'

const PAGE_SIZE = 10

type Member = { readonly email: string; readonly emailVerifiedAt: Date | null }

type OwnOrders = {
  /** Without it nothing is listed: the address may be somebody else's. */
  readonly isEmailVerified: boolean
  readonly items: Order[]
  readonly next: number | null
}

/**
 * A page of the orders of the member's verified address, newest first, including those made as a guest.
 * @throws {Unavailable} when the platform does not respond
 */
export async function listOwnOrders(
  orders: Pick<OrderApi, 'ordersOfEmail'>,
  { email, emailVerifiedAt }: Member,
  after: number,
): Promise<OwnOrders> {
  if (!emailVerifiedAt) return { isEmailVerified: false, items: [], next: null }
  const page = await orderPage((part) => orders.ordersOfEmail(email, part), after, PAGE_SIZE)
  return { isEmailVerified: true, items: page.orders.map(buyerOrder), next: page.next }
}
