import type { Order } from '../store/orders.ts'

/** An order as the buyer sees it, in `GET receipt` and `POST payment-result`. */
export function receiptJson({ number, status, createdAt, receipt }: Order) {
  return { ...receipt, order: String(number), status, date: createdAt }
}

/** The same for staff, with the payment and why an order is on hold. */
export function staffOrderJson(order: Order) {
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
  }
}
