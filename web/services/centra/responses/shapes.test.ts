import * as v from 'valibot'
import { expect, test } from 'vitest'
import { errorsShape, problemsOf, tokenShape } from './any-response.ts'
import { detectedCountryShape, emptySelectionShape } from './empty-selection.ts'
import type { Shape } from './parts.ts'
import { orderReservationShape, paymentShape, placedOrderShape } from './payment.ts'
import { receiptShape } from './receipt.ts'
import { mediaShape, selectionShape, shortageShape } from './selection.ts'
import { swatchShape, variantsShape } from './variants.ts'

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

const payment = {
  action: 'form',
  url: null,
  order: { order: '7', status: 'pending' },
  formFields: {
    action: { type: 'redirect', paymentMethodType: 'scheme', url: 'https://bank.example', method: 'GET' },
    paymentMethodData: { paymentMethods: [{ type: 'scheme', name: 'Card', brands: ['visa'] }] },
    clientKey: 'k',
    environment: 'test',
  },
}

/** A whole response, a place in it and what does not fit there. */
const cases: readonly [name: string, shape: Shape, whole: object, place: string, put: unknown][] = [
  ['selection', selectionShape, selection, 'selection.items.0.quantity', 1.5],
  ['quantity', selectionShape, selection, 'selection.items.0.quantity', 2 ** 53],
  ['line', selectionShape, selection, 'selection.items.0.product.name', 7],
  ['empty selection', emptySelectionShape, { ...selection, selection: { currency: 'NOK', items: [] } }, 'token', null],
  ['receipt', receiptShape, { order: { ...selection.selection, ...receipt } }, 'order.isPaid', 'yes'],
  ['shortage', shortageShape, { unavailable: [{ item: '1-1', originalQuantity: 2, available: 1 }] }, 'unavailable', {}],
  ['variants', variantsShape, { products: [{ ...product, price: '9.50 NOK', items }] }, 'products.0.items', undefined],
  ['payment', paymentShape, payment, 'formFields.action.type', 'threeDS2'],
  ['placed order', placedOrderShape, { order: { order: 7, status: 'pending' } }, 'order', false],
  ['reservation', orderReservationShape, { order: { additionalFields: { reservation_id: 'r' } } }, 'order', '7'],
  ['country', detectedCountryShape, { country: 'NO' }, 'country', 47],
  ['errors', errorsShape, { errors: { item: 'gone' } }, 'errors', 'gone'],
  ['token', tokenShape, { token: 't' }, 'token', undefined],
  ['swatch', swatchShape, swatch, 'code', 1],
  ['media', mediaShape, media, 'thumb', [{}]],
]

function withPlace(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put
  if (Array.isArray(value))
    return value.map((member, index) => (String(index) === key ? withPlace(member, rest, put) : member))
  return { ...Object(value), [key]: withPlace(Object(value)[key], rest, put) }
}

test.each(cases)('%s: a whole response fits, a wrong one is explained by its field', (_, shape, whole, place, put) => {
  expect(v.is(shape, whole)).toBe(true)
  const wrong = withPlace(whole, place.split('.'), put)
  expect(v.is(shape, wrong)).toBe(false)
  expect(problemsOf(shape, wrong)).toMatch(new RegExp(`^${place.replaceAll('.', '\\.')}.*(: expected | is missing)`))
})

test('values that the platform leaves out may be missing, null or false', () => {
  for (const nothing of [undefined, null, false])
    expect(v.is(selectionShape, withPlace(selection, ['selection', 'items', '0', 'size'], nothing))).toBe(true)
})

test('an explanation reveals nothing that the response holds', () => {
  const wrong = withPlace(selection, ['selection', 'items', '0', 'quantity'], 'kari@example.com')
  expect(problemsOf(selectionShape, wrong)).toBe('selection.items.0.quantity: expected number')
})
