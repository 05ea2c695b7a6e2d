import { readPaymentResult } from '#web/domain/checkout/payment-result.ts'
import type { Order } from '#web/domain/order/order.ts'
import { track } from '#web/services/analytics/track.ts'
import { storedLocalState, updateLocalState } from '#web/services/local-state/local-state.ts'

/**
 * Reports a paid order to the analytics once, however often and in however many tabs its page is opened. Without
 * consent it is dropped for good, as every event is (services/analytics/track.ts). An order that waits for the bank is
 * reported once it is paid.
 */
export async function reportPurchase(order: Order): Promise<void> {
  if (order.state === 'pending' || order.state === 'cancelled') return
  await withLock(() => {
    const result = readPaymentResult(storedLocalState().centraPaymentResult)
    if (result?.kind !== 'order' || result.order !== order.number || result.isReported) return
    updateLocalState(() => ({ centraPaymentResult: { ...result, isReported: true } }))
    track({ event: 'purchase', ecommerce: purchaseOf(order) })
  })
}

/** The purchase as Google Analytics 4 wants it: goods after discount, with shipping and tax apart. */
function purchaseOf({ number, currency, totals, lines, vouchers }: Order) {
  return {
    transaction_id: number,
    currency,
    value: totals.itemsTotal + totals.discount,
    tax: totals.taxIncluded,
    shipping: totals.shipping,
    ...(vouchers.length > 0 && { coupon: vouchers.join(',') }),
    items: lines.map(({ itemId, name, colourName, size, priceEach, quantity }) => {
      const variant = [colourName, size].filter(Boolean).join(', ')
      return { item_id: itemId, item_name: name, ...(variant && { item_variant: variant }), price: priceEach, quantity }
    }),
  }
}

/** Two tabs must not both find it unreported. Browsers without locks (plain http, old) take the small risk. */
async function withLock(work: () => void): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('purchase', work)
  else work()
}
