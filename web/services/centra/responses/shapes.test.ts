import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDetectedCountry } from './detected-country.gen.ts'
import { isEmptySelection } from './empty-selection.gen.ts'
import { isErrors } from './errors.gen.ts'
import { explain } from './explain.ts'
import { isMedia } from './media.gen.ts'
import { isOrderReservation } from './order-reservation.gen.ts'
import { isPayment } from './payment.gen.ts'
import { isPlacedOrder } from './placed-order.gen.ts'
import { isReceipt } from './receipt.gen.ts'
import { isSelection } from './selection.gen.ts'
import { type ShapeName, shapes } from './shapes.ts'
import { isShortage } from './shortage.gen.ts'
import { isSwatch } from './swatch.gen.ts'
import { isToken } from './token.gen.ts'
import { isVariants } from './variants.gen.ts'

const swatch = { desc: 'Gran', code: '#1f3033', code2: false }
const media = { thumb: ['a.jpg'], standard: 'b.jpg' }
const product = { product: '1', centraProduct: '1', name: 'Jacket', gender: false, variantName: null, swatch, media }
const line = { line: 'a', item: '1-1', size: 'M', quantity: 1, priceEachAsNumber: 9.5, product }
const totals = {
  itemsTotalPriceAsNumber: 9.5,
  totalQuantity: 1,
  grandTotalPriceAsNumber: 9.5,
  taxDeductedAsNumber: false,
}
const vouchers = [{ voucher: 'TREKK10', priceOffAsNumber: -1 }]
const selection = {
  token: 't',
  location: { country: 'NO' },
  order: 7,
  selection: { currency: 'NOK', language: 'nb', items: [line], discounts: { vouchers }, totals },
}
const receipt = {
  order: '1001',
  status: 'untouched',
  date: '2026-11-22T08:00:00.000Z',
  isPaid: true,
  totals: { ...totals, grandTotalPriceTaxAsNumber: 1.9 },
  address: { email: 'kari@example.com', firstName: 'Kari', state: null },
}
const items = [{ item: '1-1', name: 'M', stock: 3 }]

type Case = { readonly check: (body: unknown) => boolean; readonly whole: unknown }
const cases: Readonly<Record<ShapeName, Case>> = {
  selection: { check: isSelection, whole: selection },
  emptySelection: { check: isEmptySelection, whole: { ...selection, selection: { currency: 'NOK', items: [] } } },
  receipt: { check: isReceipt, whole: { order: { ...selection.selection, ...receipt } } },
  shortage: { check: isShortage, whole: { unavailable: [{ item: '1-1', originalQuantity: 2, available: 1 }] } },
  variants: { check: isVariants, whole: { products: [{ ...product, price: '9.50 NOK', items }] } },
  payment: {
    check: isPayment,
    whole: {
      action: 'form',
      url: null,
      order: { order: '7', status: 'pending' },
      formFields: {
        action: { type: 'redirect', paymentMethodType: 'scheme', url: 'https://bank.example', method: 'GET' },
        paymentMethodData: { paymentMethods: [{ type: 'scheme', name: 'Card', brands: ['visa'] }] },
        clientKey: 'k',
        environment: 'test',
      },
    },
  },
  placedOrder: { check: isPlacedOrder, whole: { order: { order: 7, status: 'pending' } } },
  orderReservation: { check: isOrderReservation, whole: { order: { additionalFields: { reservation_id: 'r' } } } },
  detectedCountry: { check: isDetectedCountry, whole: { country: 'NO' } },
  errors: { check: isErrors, whole: { errors: { item: 'gone' } } },
  token: { check: isToken, whole: { token: 't' } },
  swatch: { check: isSwatch, whole: swatch },
  media: { check: isMedia, whole: media },
}

/** Every place in a value, as a path. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, member]) => placesIn(member, [...path, key]))]
}

function withPlace(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put
  if (Array.isArray(value))
    return value.map((member, index) => (String(index) === key ? withPlace(member, rest, put) : member))
  return { ...Object(value), [key]: withPlace(Object(value)[key], rest, put) }
}

describe('the generated check and zod agree', () => {
  test.each(Object.entries(cases))('of anything in any place: %s', (name, { check, whole }) => {
    const shape = Object.entries(shapes).find(([known]) => known === name)?.[1]
    expect(check(whole)).toBe(true)
    const anything = fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.double(), fc.anything())
    fc.assert(
      fc.property(fc.constantFrom(...placesIn(whole)), anything, (place, put) => {
        const body = withPlace(whole, place, put)
        expect(check(body)).toBe(shape?.safeParse(body).success)
      }),
      { numRuns: 500 },
    )
  })
})

test('a wrong response is explained by the path that is wrong', () => {
  const wrong = withPlace(selection, ['selection', 'items', '0', 'quantity'], 'one')
  expect(explain('selection', wrong)).toMatch(/expected number.* at selection\.items\[0\]\.quantity/)
})
