import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#web/domain/order/order.ts'
import { consentOf, everything, onlyNecessary } from '#web/domain/visitor/consent.ts'
import { exampleOrder } from '#web/services/backend/examples.ts'
import { updateLocalState } from '#web/services/local-state/local-state.ts'
import { reportPurchase } from './report-purchase.ts'

const order: Order = {
  ...exampleOrder,
  vouchers: ['TREKK10'],
  totals: { ...exampleOrder.totals, discount: -279.9, grandTotal: 2618.1 },
}
const purchases = () => (window.dataLayer ?? []).filter((event) => 'event' in event && event.event === 'purchase')

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const centraPaymentResult = { kind: 'order', order: order.number, reservation: null }
  updateLocalState(() => ({ consent: consentOf(everything), centraPaymentResult }))
})

afterEach(() => vi.unstubAllGlobals())

test('a paid order is reported once, with its price, however often its page is opened', async () => {
  await reportPurchase(order)
  await Promise.all([reportPurchase(order), reportPurchase(order)])
  expect(purchases()).toEqual([
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: '1001',
        currency: 'NOK',
        value: 2519.1,
        tax: 579.6,
        shipping: 99,
        coupon: 'TREKK10',
        items: [
          {
            item_id: '10301-1030101',
            item_name: 'Glo isolert jakke',
            item_variant: 'Gran og multe, M',
            price: 2799,
            quantity: 1,
          },
        ],
      },
    },
  ])
})

test('without consent nothing is reported, and nothing is kept for a later consent', async () => {
  updateLocalState(() => ({ consent: consentOf(onlyNecessary) }))
  await reportPurchase(order)
  updateLocalState(() => ({ consent: consentOf(everything) }))
  await reportPurchase(order)
  expect(purchases()).toEqual([])
})

test('an order that waits for the bank is reported when it is paid; a cancelled one never', async () => {
  await reportPurchase({ ...order, state: 'pending' })
  await reportPurchase({ ...order, state: 'cancelled' })
  expect(purchases()).toEqual([])
  await reportPurchase(order)
  expect(purchases()).toHaveLength(1)
})

test('an order that is not this browser’s last one is not reported', async () => {
  await reportPurchase({ ...order, number: '1000' })
  expect(purchases()).toEqual([])
})
