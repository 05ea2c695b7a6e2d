import { expect, test } from 'vitest'
import { readReceipt } from './receipt.ts'

const item = {
  item: '10101-1010101',
  line: 'abc',
  quantity: 2,
  priceEachAsNumber: 649.5,
  size: 'M',
  product: { product: '10101', centraProduct: '101', name: 'Storr', swatch: { desc: 'Gran', code: '#1f3033' } },
}
const totals = { itemsTotalPriceAsNumber: 1299, totalQuantity: 2, grandTotalPriceAsNumber: 1268.1 }
const least = { order: { order: 1001, currency: 'NOK', items: [item], totals } }

test('a minimal receipt: missing values are empty, and it counts as paid', () => {
  const order = readReceipt(least)
  expect(order).toMatchObject({
    number: '1001',
    placedAt: null,
    state: 'received',
    lines: [{ itemId: '10101-1010101', centraId: '101', colourName: 'Gran', code: '1F3033', quantity: 2, total: 1299 }],
    vouchers: [],
    totals: { itemsTotal: 1299, discount: 0, shipping: 0, taxDeducted: 0, taxIncluded: 0, grandTotal: 1268.1 },
    email: '',
    shipping: { firstName: '', country: '' },
  })
})

test('amounts, addresses and state as the platform charged and stored them', () => {
  const order = readReceipt({
    order: {
      ...least.order,
      order: '1001',
      date: '2026-11-22T08:00:00.000Z',
      isPaid: false,
      discounts: { vouchers: [{ voucher: 'TREKK10' }] },
      totals: {
        ...totals,
        totalDiscountPriceAsNumber: 129.9,
        shippingPriceAsNumber: 99,
        grandTotalPriceTaxAsNumber: 253.62,
      },
      address: { email: 'kari@example.com', phoneNumber: '+4791234567', firstName: 'Kari', city: 'Oslo' },
      shippingAddress: { firstName: 'Ola', city: 'Bergen' },
    },
  })
  expect(order).toMatchObject({
    number: '1001',
    placedAt: '2026-11-22T08:00:00.000Z',
    state: 'pending',
    vouchers: ['TREKK10'],
    totals: { discount: -129.9, shipping: 99, taxIncluded: 253.62 },
    email: 'kari@example.com',
    phone: '+4791234567',
    billing: { firstName: 'Kari', city: 'Oslo' },
    shipping: { firstName: 'Ola', city: 'Bergen' },
  })
})

test('without an address to send to, the buyer’s own counts', () => {
  const address = { firstName: 'Kari', city: 'Oslo' }
  expect(readReceipt({ order: { ...least.order, address } })?.shipping).toMatchObject(address)
})

test('a response that is not a receipt is refused', () => {
  expect(readReceipt({ order: null })).toBeUndefined()
  expect(readReceipt({ token: 't', errors: { receipt: 'not found' } })).toBeUndefined()
})
