import type { OrderState } from '#web/domain/order/order.ts'
import type { Delivery } from '#web/domain/order/order-deliveries.ts'

const paid = {
  stock: ['mailStep', 'stockStep', 'shippedStep'],
  mixed: ['mailStep', 'mixedStep', 'shippedStep'],
  later: ['mailStep', 'laterStep', 'shippedStep'],
} as const

/** The next steps, as keys of the texts. Nothing for orders that have been sent or cancelled. */
export function nextSteps(state: OrderState, deliveries: readonly Pick<Delivery<unknown>, 'kind'>[]) {
  if (state === 'pending') return ['pendingStep1', 'pendingStep2', 'pendingStep3'] as const
  if (state === 'onHold') return ['onHoldStep1', 'onHoldStep2', 'onHoldStep3'] as const
  if (state !== 'received') return []
  const isInStock = ({ kind }: { kind: Delivery<unknown>['kind'] }) => kind === 'nextBusinessDay'
  if (deliveries.every(isInStock)) return paid.stock
  return deliveries.some(isInStock) ? paid.mixed : paid.later
}
