import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canAddFromPage,
  canAddOne,
  orderableStock,
  type PreorderRead,
  preorderInfo,
  readItemStock,
  stockMessage,
} from './stock.ts'

const entry = { stock: 12, nextDeliveryStock: 40, deliveryDate: '2027-01-08' }
const loaded: PreorderRead = { status: 'loaded', byItemNumber: new Map([['19728', entry]]) }
const failed: PreorderRead = { status: 'failed' }
const loading: PreorderRead = { status: 'loading' }
const quantity = fc.nat({ max: 2000 })

describe('stock as the platform reports it', () => {
  test('numbers, numbers as text and infinite; anything else is unknown', () => {
    expect([0, 7, '12', 'infinite'].map(readItemStock)).toEqual([0, 7, 12, 'infinite'])
    for (const word of ['yes', 'preorder', '', '-1', -1, 1.5, Number.NaN, null, undefined, {}]) {
      expect(readItemStock(word)).toBeUndefined()
    }
  })
})

describe('preorder stock', () => {
  test('[R3.05] is keyed by the variant part of the item id', () => {
    expect(preorderInfo(loaded, '1313-19728')).toEqual(entry)
    expect(preorderInfo(loaded, '4-19728')).toEqual(entry)
  })

  test('[R8.02] stock and next delivery are 999 after a failed call, 0 without an entry, unknown during the call', () => {
    expect(preorderInfo(failed, '1313-19728')).toEqual({ stock: 999, nextDeliveryStock: 999 })
    expect(preorderInfo(loaded, '1313-1')).toEqual({ stock: 0, nextDeliveryStock: 0 })
    expect(preorderInfo(loading, '1313-19728')).toBeUndefined()
  })

  test("[R5.13] refuses an id that is not an item's", () => {
    expect(() => preorderInfo(loaded, 'nothing')).toThrow('item id is malformed')
  })
})

describe('[R5.11] how many of an item a bag may hold', () => {
  const line = { itemId: '1313-19728', type: 'normal', stock: 3 } as const

  test('crowdfunding counts as 100 whatever the stock', () => {
    for (const stock of [0, 3, 'infinite', undefined] as const) {
      expect(orderableStock({ ...line, type: 'crowdfunding', stock }, loaded)).toBe(100)
    }
  })

  test('[R1.09] but never more than one person can reserve', () => {
    expect(orderableStock({ ...line, type: 'crowdfunding', places: 5 }, loaded)).toBe(5)
    expect(orderableStock({ ...line, type: 'crowdfunding', places: 500 }, loaded)).toBe(100)
    expect(orderableStock({ ...line, places: 1 }, loaded)).toBe(3)
  })

  const infinite = { ...line, type: 'preorder', stock: 'infinite' } as const

  test('infinite stock is read from the preorder stock, 1000 when the item cannot be looked up there', () => {
    expect(orderableStock(infinite, loaded)).toBe(12)
    expect(orderableStock(infinite, loading)).toBeUndefined()
    for (const read of [loaded, failed, loading])
      expect(orderableStock({ ...infinite, itemId: 'malformed' }, read)).toBe(1000)
  })

  test('[R8.02] 999 after a failed call', () => {
    expect(orderableStock(infinite, failed)).toBe(999)
  })

  test('finite stock is taken as it is and unknown stock stays unknown', () => {
    fc.assert(
      fc.property(fc.option(fc.nat(), { nil: undefined }), (stock) => {
        expect(orderableStock({ ...line, stock }, failed)).toBe(stock)
      }),
    )
  })

  test('plus works only below a known stock', () => {
    expect(canAddOne(0, undefined)).toBe(false)
    expect([2, 3, 4].map((inBag) => canAddOne(inBag, 3))).toEqual([true, false, false])
    fc.assert(
      fc.property(quantity, quantity, (inBag, stock) => {
        expect(canAddOne(inBag, stock)).toBe(inBag < stock)
      }),
    )
  })

  test('a product page adds as the plus button does, and a first one while the stock is unknown', () => {
    expect([0, 1].map((inBag) => canAddFromPage(inBag, undefined))).toEqual([true, false])
    fc.assert(
      fc.property(quantity, quantity, (inBag, stock) => {
        expect(canAddFromPage(inBag, stock)).toBe(canAddOne(inBag, stock))
      }),
    )
  })
})

describe('[R5.12] stock message', () => {
  test('no more, or the count that is left once it is low', () => {
    expect(stockMessage(3, 3)).toEqual({ kind: 'noMore' })
    expect(stockMessage(1, 3)).toEqual({ kind: 'leftInStock', count: 2 })
    expect(stockMessage(1, 6)).toEqual({ kind: 'leftInStock', count: 5 })
    expect(stockMessage(1, 7)).toBeUndefined()
    expect(stockMessage(1, undefined)).toBeUndefined()
  })

  test('"no more" goes with a disabled plus button, a count never does', () => {
    fc.assert(
      fc.property(quantity, quantity, (inBag, stock) => {
        const message = stockMessage(inBag, stock)
        expect(message?.kind === 'noMore').toBe(!canAddOne(inBag, stock))
        if (message?.kind === 'leftInStock') expect(inBag + message.count).toBe(stock)
      }),
    )
  })
})
