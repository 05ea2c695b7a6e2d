import { isUndecided } from '#web/domain/checkout/open-payment.ts'
import { concludeOrder } from './conclude.ts'
import { orderSince } from './find-order.ts'
import type { PaymentPorts } from './ports.ts'

/**
 * Whether a bag that this page has shown became an order in another window, or on another device with the same
 * selection. That order is then this browser's result, so that its confirmation can be opened here. False for an order
 * that this browser knows already, or has begun to pay.
 */
export async function paidElsewhere(ports: PaymentPorts, orderBefore: string | null): Promise<boolean> {
  const { memory } = ports
  const open = memory.openPayment()
  // The page looks for the order of its own payment, and leads to it (on-page-load.ts).
  if (open && isUndecided(open)) return false
  const found = await orderSince(ports, orderBefore)
  if (found.kind !== 'order') return false
  const known = memory.result()
  const isOwn = open !== null || (known?.kind === 'order' && known.order === found.order)
  concludeOrder(ports, found.order)
  return !isOwn
}
