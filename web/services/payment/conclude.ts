import { orderResult } from '#web/domain/checkout/open-payment.ts'
import type { PaymentFailure } from '#web/domain/checkout/payment-result.ts'
import type { Money } from '#web/domain/money.ts'
import type { PaymentPorts } from './ports.ts'
import { settleReservation } from './settle.ts'

/**
 * Stores that an order was made. Its reservation is settled by the next page, so that the shopper need not wait for it.
 * @param buttonAmount the amount on the pay button, where no payment was started
 */
export function concludeOrder({ memory }: PaymentPorts, order: string, buttonAmount?: Money): void {
  const known = memory.result()
  // Concluded before: the browser's back button has led to the check of the payment again.
  if (known?.kind === 'order' && known.order === order) return
  const open = memory.openPayment()
  memory.storeResult(orderResult(order, open, buttonAmount))
  memory.storeOpenPayment(open?.reservation?.id ? { ...open, hasFailed: false } : null)
}

/** Stores that a payment made no order, for the failed page and for the code that settles its reservation. */
export function concludeFailure({ memory }: PaymentPorts, outcome: PaymentFailure): void {
  const open = memory.openPayment()
  memory.storeResult({ kind: 'failed', outcome })
  // Whether an unknown payment has ended is unknown too.
  if (open && outcome !== 'unknown') memory.storeOpenPayment({ ...open, hasFailed: true })
}

/**
 * The payment that belonged to the reservation was not made: releases the reservation and puts its lines back into the
 * bag.
 */
export async function undoReservation(ports: PaymentPorts): Promise<void> {
  const open = ports.memory.openPayment()
  if (!open?.reservation) return
  ports.memory.storeOpenPayment({ ...open, hasFailed: true })
  await settleReservation(ports)
}
