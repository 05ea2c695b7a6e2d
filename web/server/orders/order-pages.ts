import 'server-only'
import { Unavailable } from '#web/lib/unavailable.ts'
import type { OrderApiResult, OrderPage } from '#web/services/centra-orders/order-api.ts'
import type { PlatformOrder } from '#web/services/centra-orders/platform-order.ts'

type Read = (page: OrderPage) => Promise<OrderApiResult<readonly PlatformOrder[]>>

/**
 * A page of the platform's orders. It counts instead of having cursors, so `next` is the number of orders before the
 * next page: an order that is placed meanwhile repeats one, which the readers leave out by its number.
 * @throws {Unavailable} when the platform does not respond
 */
export async function orderPage(read: Read, after: number, size: number) {
  const orders = unwrap(await read({ skip: after, limit: size + 1 }))
  return { orders: orders.slice(0, size), next: orders.length > size ? after + size : null }
}

/** @throws {Unavailable} when the platform does not respond */
export function unwrap<Value>(result: OrderApiResult<Value>): Value {
  if (!result.ok) throw new Unavailable(result.problem)
  return result.value
}
