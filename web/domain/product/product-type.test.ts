import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productType } from './product-type.ts'

const stock = fc.oneof(fc.nat(), fc.constant('infinite' as const), fc.constant(undefined))
const deliveryDate = fc.option(fc.constant('2027-01-08'))

describe('[R3.04] product type', () => {
  test('preorder needs both infinite stock and a delivery date', () => {
    const facts = { inCrowdfundingList: false, stock: 'infinite', deliveryDate: '2027-01-08' } as const
    expect(productType(facts)).toBe('preorder')
    expect(productType({ ...facts, deliveryDate: undefined })).toBe('normal')
    expect(productType({ ...facts, deliveryDate: '' })).toBe('normal')
    expect(productType({ ...facts, stock: 1000 })).toBe('normal')
    expect(productType({ ...facts, stock: undefined })).toBe('normal')
  })

  test('the crowdfunding list wins over everything, and nothing else makes a crowdfunding product', () => {
    fc.assert(
      fc.property(fc.boolean(), stock, deliveryDate, (inCrowdfundingList, itemStock, date) => {
        const type = productType({ inCrowdfundingList, stock: itemStock, deliveryDate: date })
        expect(type === 'crowdfunding').toBe(inCrowdfundingList)
        if (type === 'preorder') expect([itemStock, date]).toEqual(['infinite', '2027-01-08'])
      }),
    )
  })
})
