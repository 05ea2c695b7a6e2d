import { type ReservationProof, readPaymentResult } from '#web/domain/checkout/payment-result.ts'
import type { Money } from '#web/domain/money.ts'
import type { Order } from '#web/domain/order/order.ts'
import { centraConnection } from '#web/services/centra/live-connection.ts'
import { createPaymentCalls } from '#web/services/centra/payment.ts'
import { fetchReceipt } from '#web/services/centra/receipt.ts'
import { storedLocalState } from '#web/services/local-state/local-state.ts'
import { isReservedElsewhere } from '#web/services/payment/settle.ts'

type LoadedOrder =
  | {
      readonly kind: 'loaded'
      readonly order: Order
      /**
       * `elsewhere`: another device that paid for the same bag has placed the reservation, and only that device can
       * read it.
       */
      readonly reservation: ReservationProof | 'elsewhere' | null
      /** The amount on the pay button, if this browser knows it. */
      readonly buttonAmount: Money | undefined
    }
  /** No order of this browser. */
  | { readonly kind: 'none' }
  /** There is one, but it cannot be read now. */
  | { readonly kind: 'failed' }

/**
 * The order that this browser has just placed (R2.38): the stored result names it, and the platform returns it for the
 * token of its session only. Somebody who forges the result gets nothing, and an older order is not shown for a newer
 * one.
 */
export async function loadOrder(): Promise<LoadedOrder> {
  const result = readPaymentResult(storedLocalState().centraPaymentResult)
  if (result?.kind !== 'order') return { kind: 'none' }
  const receipt = await fetchReceipt(centraConnection)
  if (receipt.ok && receipt.value.number === result.order) {
    const { reservation, buttonAmount } = result
    const isElsewhere = reservation && (await isReservedElsewhere(createPaymentCalls(centraConnection), reservation.id))
    return {
      kind: 'loaded',
      order: receipt.value,
      buttonAmount,
      reservation: isElsewhere ? 'elsewhere' : reservation,
    }
  }
  return receipt.ok || receipt.error.status === 404 ? { kind: 'none' } : { kind: 'failed' }
}
