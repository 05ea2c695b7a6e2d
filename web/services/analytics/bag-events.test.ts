import { expect, test } from 'vitest'
import { makeBagLine } from '#tests/builders/make-bag-line.ts'
import { type Bag, emptyTotals } from '#web/domain/bag/bag.ts'
import { analyticsBag } from './bag-events.ts'

const line = makeBagLine({
  itemId: '10102-1010201',
  variantId: '101',
  centraId: '10102',
  name: 'Ullgenser',
  collectionName: 'Gensere',
  gender: 'women',
  colourName: 'Mose',
  code: 'CCCC52',
  quantity: 2,
  priceEach: 499,
  priceEachBeforeDiscount: 599,
})
const bag: Bag = {
  token: 't',
  currency: 'NOK',
  country: 'NO',
  language: 'nb',
  lines: [line],
  totals: emptyTotals,
  vouchers: [],
}

test('[R9.14] the bag as an analytics event', () => {
  const voucher = { code: 'TREKK10', priceOff: -100 }
  expect(analyticsBag({ ...bag, vouchers: [voucher] })).toEqual({
    currency: 'NOK',
    value: 998,
    coupon: 'TREKK10',
    items: [
      {
        item_id: '10102-1010201',
        item_name: 'Ullgenser',
        item_variant: 'Mose, M',
        item_category: 'Gensere',
        price: 499,
        quantity: 2,
      },
    ],
  })
})

test('gone lines do not count, and an empty bag is not reported', () => {
  const gone = { ...line, itemId: '2', isGone: true }
  expect(analyticsBag({ ...bag, lines: [line, gone] })?.items).toHaveLength(1)
  expect(analyticsBag({ ...bag, lines: [gone] })).toBeUndefined()
})
