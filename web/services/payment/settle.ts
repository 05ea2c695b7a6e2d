import { OPEN_PAYMENT_LIFETIME_MS, orderResult } from '#web/domain/checkout/open-payment.ts'
import { findOrder } from './find-order.ts'
import type { PaymentPorts } from './ports.ts'

/**
 * Settles the reservation of the open payment as the platform's orders say: confirmed, it leaves the bag; released, its
 * lines come back; pending, it waits for the next time.
 */
export async function settleReservation(ports: PaymentPorts): Promise<void> {
  const { bag, memory, reservations } = ports
  const open = memory.openPayment()
  if (!open?.reservation) return
  const { id, key, items } = open.reservation
  // Without an id nothing was taken out: the lines wait in the bag, and the same key finds what was placed.
  if (id === null) return
  const isElsewhere = memory.result()?.kind === 'order' && (await isReservedElsewhere(ports.platform, id))
  const state = await reservations.settle({ id, key }, open.hasFailed || isElsewhere)
  if (state === 'pending' || state === 'unreachable') return
  if (state === 'confirmed') await bag.remove(items.map(({ itemId }) => itemId))
  else if (!isElsewhere) await bag.putBack(items)
  const now = memory.openPayment()
  if (now?.reservation?.key === key) memory.storeOpenPayment({ ...now, reservation: null })
}

/**
 * Two devices have reserved the lines of one selection and one of them has paid: the order names the reservation of
 * that one. The other device's reservation is given up, and its lines stay out of the bag.
 */
export async function isReservedElsewhere(
  platform: Pick<PaymentPorts['platform'], 'reservationOfLastOrder'>,
  id: string,
): Promise<boolean> {
  const found = await platform.reservationOfLastOrder()
  return found.ok && found.value !== null && found.value !== id
}

/**
 * Looks for the order of an open payment that a page finds, and settles its reservation. Returns the order that it has
 * become, if this browser did not know about it.
 */
export async function settleOpenPayment(ports: PaymentPorts): Promise<string | undefined> {
  const { memory, now } = ports
  const open = memory.openPayment()
  if (!open) return undefined
  const result = memory.result()
  const known = result?.kind === 'order' ? result.order : undefined
  const found = known ? undefined : await findOrder(ports, open.orderBefore)
  if (found?.kind === 'unreachable') return undefined
  const order = found?.kind === 'order' ? found.order : undefined
  if (order) {
    memory.storeResult(orderResult(order, open))
  }
  await settleReservation(ports)
  const rest = memory.openPayment()
  const isOver = order !== undefined || known !== undefined || now() - open.startedAt > OPEN_PAYMENT_LIFETIME_MS
  if (rest?.startedAt === open.startedAt && !rest.reservation?.id && isOver) memory.storeOpenPayment(null)
  return order
}
