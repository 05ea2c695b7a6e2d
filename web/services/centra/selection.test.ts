import fc from 'fast-check'
import { expect, test } from 'vitest'
import { selectionShape } from '#tests/contract/commerce/shapes.ts'
import { readSelection, readShortage } from './selection.ts'

const line = {
  item: '1313-19728',
  line: 'abc',
  quantity: 1,
  priceEachAsNumber: 100,
  product: { product: '1313' },
}
const totals = { itemsTotalPriceAsNumber: 100, totalQuantity: 1, grandTotalPriceAsNumber: 100 }
const least = { token: 't', selection: { currency: 'SEK', items: [line], totals } }

test('[R3.06] accepts a minimal response of the platform, and leaves the rest empty', () => {
  expect(readSelection(least)).toEqual({
    order: null,
    bag: {
      token: 't',
      currency: 'SEK',
      country: null,
      language: null,
      vouchers: [],
      totals: { itemsTotal: 100, shipping: 0, discount: 0, taxDeducted: 0, totalQuantity: 1, grandTotal: 100 },
      lines: [
        {
          lineId: 'abc',
          itemId: '1313-19728',
          variantId: '1313',
          centraId: '1313',
          name: '',
          collectionName: null,
          gender: null,
          size: '',
          colourName: null,
          code: null,
          code2: null,
          quantity: 1,
          priceEach: 100,
          priceEachBeforeDiscount: 100,
          media: {},
        },
      ],
    },
  })
})

test('[R3.06] amounts, both colour codes and the prices of a line are those of the response', () => {
  const swatch = { desc: 'Gran', code: '1f3033', code2: 'cccc52' }
  const items = [
    {
      ...line,
      size: 'M',
      quantity: 3,
      priceEachBeforeDiscountAsNumber: 120,
      product: { product: '1313', centraProduct: '13', name: 'Shirt', collectionName: 'Tops', gender: 'women', swatch },
    },
  ]
  const sums = { shippingPriceAsNumber: 49, totalDiscountPriceAsNumber: -60, taxDeductedAsNumber: 25 }
  const selection = {
    ...least.selection,
    language: 'nb',
    items,
    totals: { itemsTotalPriceAsNumber: 360, totalQuantity: 3, grandTotalPriceAsNumber: 324, ...sums },
  }
  const { bag } = readSelection({ ...least, location: { country: 'US' }, selection }) ?? {}
  expect(bag?.totals).toEqual({
    itemsTotal: 360,
    shipping: 49,
    discount: -60,
    taxDeducted: 25,
    totalQuantity: 3,
    grandTotal: 324,
  })
  expect(bag).toMatchObject({ country: 'US', language: 'nb' })
  expect(bag?.lines[0]).toMatchObject({
    variantId: '1313',
    centraId: '13',
    name: 'Shirt',
    collectionName: 'Tops',
    gender: 'women',
    size: 'M',
    colourName: 'Gran',
    code: '1F3033',
    code2: 'CCCC52',
    quantity: 3,
    priceEach: 100,
    priceEachBeforeDiscount: 120,
  })
})

test('false means no amount; discounts are never positive, whatever sign the integrator sends', () => {
  for (const sign of [1, -1]) {
    const selection = {
      ...least.selection,
      totals: {
        ...totals,
        totalDiscountPriceAsNumber: 10 * sign,
        taxDeductedAsNumber: false,
        shippingPriceAsNumber: false,
      },
      discounts: { vouchers: [{ voucher: 'TREKK10', priceOffAsNumber: 10 * sign }] },
    }
    const { bag } = readSelection({ ...least, selection }) ?? {}
    expect(bag).toMatchObject({ totals: { discount: -10, taxDeducted: 0, shipping: 0 }, vouchers: [{ priceOff: -10 }] })
  }
})

test('the colour of a variant: its swatch, else its name; codes without a hash sign', () => {
  const withProduct = (product: object) =>
    readSelection({
      ...least,
      selection: { ...least.selection, items: [{ ...line, product: { product: '1', ...product } }] },
    })?.bag.lines[0]
  const swatch = { desc: 'Gran', code: '#1f3033', code2: 'CCCC52' }
  expect(withProduct({ variantName: 'Green', swatch })).toMatchObject({
    colourName: 'Gran',
    code: '1F3033',
    code2: 'CCCC52',
  })
  expect(withProduct({ variantName: 'Green' })).toMatchObject({ colourName: 'Green', code: null, code2: null })
  expect(withProduct({ media: { thumb: ['a.jpg', 'b.jpg'], standard: 'c.jpg' } })).toMatchObject({
    media: { thumb: 'a.jpg', standard: 'c.jpg' },
  })
  expect(withProduct({ media: [] })).toMatchObject({ media: {} })
})

test('an order may be named by a number', () => {
  expect(readSelection({ ...least, order: 7 })?.order).toBe('7')
})

test('a body of another shape is not a selection', () => {
  const items = [{ ...line, quantity: 'one' }]
  for (const body of [
    undefined,
    null,
    [],
    {},
    { ...least, token: 7 },
    { ...least, selection: { ...least.selection, items } },
  ]) {
    expect(readSelection(body)).toBeUndefined()
  }
})

test('only 410 reports a shortage', () => {
  const unavailable = [{ item: '1313-19728', product: '1313', originalQuantity: 2, unavailable: 1, available: 1 }]
  const failure = { status: 410, message: '', errors: {}, isTimeout: false, retryAfter: undefined }
  expect(readShortage({ ...failure, body: { ...least, unavailable } })?.shortages).toEqual([
    { itemId: '1313-19728', variantId: '1313', originalQuantity: 2, unavailable: 1, available: 1 },
  ])
  expect(readShortage({ ...failure, body: least })).toBeUndefined()
  expect(readShortage({ ...failure, status: 406, body: { ...least, unavailable } })).toBeUndefined()
})

/** Every place in a whole response, as a path. */
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

const whole = {
  token: 't',
  selection: {
    currency: 'NOK',
    language: 'nb',
    items: [
      { ...line, size: 'M', product: { product: '1313', name: 'Shirt', centraProduct: '13', media: { thumb: ['a'] } } },
    ],
    discounts: {
      anyDiscount: false,
      discountAsNumber: 0,
      vouchers: [{ voucher: 'A', type: 'code', priceOffAsNumber: -1 }],
    },
    totals: { ...totals, shippingPriceAsNumber: 9, totalDiscountPriceAsNumber: false, taxDeductedAsNumber: false },
  },
  location: { country: 'NO' },
}

test('any value at any place of a response: never an exception, and never a line that is not one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...placesIn(whole)), fc.anything(), (place, put) => {
      const { bag } = readSelection(withPlace(whole, place, put)) ?? {}
      for (const { itemId, lineId, quantity, priceEach, name } of bag?.lines ?? []) {
        expect([itemId, lineId, name].every((text) => typeof text === 'string')).toBe(true)
        expect([Number.isSafeInteger(quantity), Number.isFinite(priceEach)]).toEqual([true, true])
      }
      expect(Object.values(bag?.totals ?? {}).every(Number.isFinite)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('a bag needs exactly the fields that the contract’s shape needs', () => {
  const needed = [
    'token',
    'selection.currency',
    'selection.items.0.item',
    'selection.items.0.line',
    'selection.items.0.quantity',
  ]
  needed.push(
    'selection.items.0.priceEachAsNumber',
    'selection.items.0.product.product',
    'selection.totals.totalQuantity',
  )
  needed.push('selection.totals.itemsTotalPriceAsNumber', 'selection.totals.grandTotalPriceAsNumber')
  expect(readSelection(whole)).toBeDefined()
  for (const place of needed) {
    const broken = withPlace(whole, place.split('.'), undefined)
    expect(readSelection(broken), place).toBeUndefined()
    const places = selectionShape.safeParse(broken).error?.issues.map(({ path }) => path.join('.'))
    expect(places, place).toContain(place)
  }
})
