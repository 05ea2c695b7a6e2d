import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeVariant } from '#tests/builders/make-variant.ts'
import type { LiveProduct } from '#web/domain/product/live-product.ts'
import type { ItemStock, PreorderRead } from '#web/domain/product/stock.ts'
import { nextDelivery } from './next-delivery.ts'

function product(...items: readonly (readonly [string, ItemStock])[]): LiveProduct {
  const variants = items.map(([itemId, stock]) => makeVariant({ items: [{ itemId, size: 'M', stock }] }))
  return { centraId: '101', variants, price: undefined, priceBeforeDiscount: undefined }
}

const entry = (deliveryDate?: string) => ({ stock: 5, nextDeliveryStock: 5, ...(deliveryDate && { deliveryDate }) })
const preorder: PreorderRead = {
  status: 'loaded',
  byItemNumber: new Map([
    ['1', entry('2027-03-04')],
    ['2', entry('2027-01-15')],
    ['3', entry('2026-12-01')],
    ['4', entry('soon')],
    ['5', entry()],
  ]),
}

test('the first delivery of preorder items', () => {
  const glo = product(['10301-1', 'infinite'], ['10302-2', 'infinite'], ['10303-3', 7])
  expect(nextDelivery(glo, preorder)).toBe('2027-01-15')
})

test('none without a valid date, a known item, or a response', () => {
  expect(nextDelivery(product(['10304-4', 'infinite'], ['10305-5', 'infinite']), preorder)).toBeUndefined()
  expect(nextDelivery(product(['10309-9', 'infinite'], ['malformed', 'infinite']), preorder)).toBeUndefined()
  expect(nextDelivery(product(['10301-1', 'infinite']), { status: 'failed' })).toBeUndefined()
  expect(nextDelivery(undefined, preorder)).toBeUndefined()
})

test('is the earliest date of the items that nothing limits, whatever their order', () => {
  const day = fc
    .integer({ min: 0, max: 800 })
    .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10))
  const item = fc.record({ day, stock: fc.constantFrom<ItemStock>('infinite', 0, 7) })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 8 }), (sold) => {
      const byItemNumber = new Map(sold.map(({ day: date }, place) => [String(place), entry(date)]))
      const glo = product(...sold.map(({ stock }, place) => [`103-${place}`, stock] as const))
      const dates = sold.filter(({ stock }) => stock === 'infinite').map(({ day: date }) => date)
      expect(nextDelivery(glo, { status: 'loaded', byItemNumber })).toBe(dates.toSorted()[0])
    }),
  )
})
