import { asNumber } from '../pricing/price-text.ts'
import type { Attempts } from '../store/attempts.ts'
import type { Order } from '../store/orders.ts'

/** An order as the buyer sees it, in `GET receipt` and `POST payment-result`. */
export function receiptJson({ number, status, createdAt, receipt, payment }: Order) {
  const isPaid = payment === undefined || payment.state === 'authorised'
  return { ...receipt, order: String(number), status, date: createdAt, isPaid }
}

/** The same for staff, with the payment, every attempt to pay, and why an order is on hold. */
export function staffOrderJson(order: Order, attempts: Attempts) {
  const { payment } = order
  return {
    ...receiptJson(order),
    isOnHold: order.status === 'hold',
    holdReasons: payment?.holdReasons ?? [],
    payment: payment && {
      state: payment.state,
      method: payment.method,
      pspReference: payment.pspReference,
      reference: payment.reference,
    },
    attempts: attempts.ofSelection(order.selectionId).map(({ reference, state, amount, pspReference, createdAt }) => ({
      reference,
      state,
      amountAsNumber: asNumber(amount.value),
      currency: amount.currency,
      date: createdAt,
      pspReference: pspReference ?? null,
    })),
  }
}
