import type { PaymentFailure } from '#web/domain/checkout/payment-result.ts'
import type { PaymentPorts } from './ports.ts'
import { settleReservation } from './settle.ts'

/** Stores that an order was made. Its reservation is settled by the next page, so that the shopper need not wait for it. */
export function concludeOrder({ memory }: PaymentPorts, order: string): void {
  const known = memory.result()
  // Concluded before: the browser's back button has led to the check of the payment again.
  if (known?.kind === 'order' && known.order === order) return
  const open = memory.openPayment()
  const { id = null, key = '' } = open?.reservation ?? {}
  memory.storeResult({ kind: 'order', order, reservation: id === null ? null : { id, key } })
  memory.storeOpenPayment(open && id !== null ? { ...open, hasFailed: false } : null)
}

/** Stores that a payment made no order, for the failed page and for whatever settles its reservation. */
export function concludeFailure({ memory }: PaymentPorts, outcome: PaymentFailure): void {
  const open = memory.openPayment()
  memory.storeResult({ kind: 'failed', outcome })
  // Whether an unknown payment has ended is unknown too.
  if (open && outcome !== 'unknown') memory.storeOpenPayment({ ...open, hasFailed: true })
}

/** Nothing is paid with what was reserved: releases the reservation and puts its lines back into the bag. */
export async function undoReservation(ports: PaymentPorts): Promise<void> {
  const open = ports.memory.openPayment()
  if (!open?.reservation) return
  ports.memory.storeOpenPayment({ ...open, hasFailed: true })
  await settleReservation(ports)
}
