import { type ReservationProof, readPaymentResult } from '#web/domain/checkout/payment-result.ts'
import type { Order } from '#web/domain/order/order.ts'
import { centraConnection } from '#web/services/centra/live-connection.ts'
import { fetchReceipt } from '#web/services/centra/receipt.ts'
import { storedLocalState } from '#web/services/local-state/local-state.ts'

export type LoadedOrder =
  | { readonly kind: 'loaded'; readonly order: Order; readonly reservation: ReservationProof | null }
  /** No order of this browser. */
  | { readonly kind: 'none' }
  /** There is one, but it cannot be read now. */
  | { readonly kind: 'failed' }

/**
 * The order that this browser has just placed (R2.38): the stored result names it, and the platform returns it for the token of its
 * session only. Somebody who forges the result gets nothing, and an older order is not shown for a newer one.
 */
export async function loadOrder(): Promise<LoadedOrder> {
  const result = readPaymentResult(storedLocalState().centraPaymentResult)
  if (result?.kind !== 'order') return { kind: 'none' }
  const receipt = await fetchReceipt(centraConnection)
  if (receipt.ok && receipt.value.number === result.order) {
    return { kind: 'loaded', order: receipt.value, reservation: result.reservation }
  }
  return receipt.ok || receipt.error.status === 404 ? { kind: 'none' } : { kind: 'failed' }
}
