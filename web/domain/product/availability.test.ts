import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { availability, type ProductState } from './availability.ts'

const states: ProductState[] = ['normal', 'preorder', 'crowdFunding', 'crowdSourcing', 'testPhase']
const stock = fc.oneof(fc.nat(), fc.constant('infinite' as const), fc.constant(undefined))

describe('[R4.05] availability', () => {
  test('in stock, low stock, sold out', () => {
    expect(availability({ productState: 'normal', stock: 40 })).toEqual({ kind: 'inStock' })
    expect(availability({ productState: 'normal', stock: 6 })).toEqual({ kind: 'inStock' })
    expect(availability({ productState: 'normal', stock: 5 })).toEqual({ kind: 'lowStock', left: 5 })
    expect(availability({ productState: 'normal', stock: 1 })).toEqual({ kind: 'lowStock', left: 1 })
    expect(availability({ productState: 'normal', stock: 0 })).toEqual({ kind: 'soldOut' })
  })

  test('sold out with preorder, with and without a delivery date', () => {
    const facts = { productState: 'preorder', stock: 'infinite' } as const
    const info = { stock: 6, nextDeliveryStock: 9 }
    expect(availability({ ...facts, preorder: { ...info, deliveryDate: '2027-01-08' } })).toEqual({
      kind: 'soldOutPreorder',
      deliveryDate: '2027-01-08',
    })
    expect(availability({ ...facts, preorder: info })).toEqual({ kind: 'soldOutPreorder' })
    for (const stock of [1, 5])
      expect(availability({ ...facts, preorder: { ...info, stock } })).toEqual({
        kind: 'soldOutPreorder',
        few: { left: stock, of: 9 },
      })
    expect(availability({ ...facts, preorder: { stock: 5, nextDeliveryStock: 5 } })).toEqual({
      kind: 'soldOutPreorder',
      few: { left: 5 },
    })
    expect(availability({ ...facts, preorder: { ...info, stock: 0 } })).toEqual({ kind: 'soldOut' })
    expect(availability(facts)).toEqual({ kind: 'loading' })
  })

  test('unknown where stock is not counted', () => {
    expect(availability({ productState: 'normal', stock: undefined })).toEqual({ kind: 'unknown' })
  })

  test('test phase: garments left, then sold out', () => {
    const facts = { productState: 'testPhase', stock: 40 } as const
    expect(availability({ ...facts, testGarmentsLeft: 2 })).toEqual({ kind: 'testPhase', garmentsLeft: 2 })
    expect(availability({ ...facts, testGarmentsLeft: 0 })).toEqual({ kind: 'testPhaseSoldOut' })
    expect(availability(facts)).toEqual({ kind: 'unknown' })
  })

  test('crowdfunding whatever the stock', () => {
    fc.assert(
      fc.property(stock, (itemStock) => {
        expect(availability({ productState: 'crowdFunding', stock: itemStock })).toEqual({ kind: 'crowdfunding' })
      }),
    )
  })

  test('is promised exactly while there is counted stock, and never of test garments and campaigns', () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), stock, (productState, itemStock) => {
        const { kind } = availability({ productState, stock: itemStock })
        const isFromStock = productState !== 'testPhase' && productState !== 'crowdFunding'
        const isLeft = typeof itemStock === 'number' && itemStock > 0
        expect(kind === 'inStock' || kind === 'lowStock').toBe(isFromStock && isLeft)
      }),
    )
  })
})
