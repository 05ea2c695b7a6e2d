import type { OrderState } from './order.ts'

type Facts = {
  /** The platform's word: `untouched`, `hold`, `cancelled` and others for orders on their way. */
  readonly status: string | null
  readonly isPaid: boolean
}

/** The state of an order for its buyer. A refused payment cancels the order, so that comes first. */
export function orderState({ status, isPaid }: Facts): OrderState {
  if (status === 'cancelled') return 'cancelled'
  if (!isPaid) return 'pending'
  if (status === 'hold') return 'onHold'
  return status === 'shipped' || status === 'completed' ? 'shipped' : 'received'
}
