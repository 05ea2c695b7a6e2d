import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readKnownProducts } from './known-products.ts'

test('products come back from the storage, without what is malformed', () => {
  const pack = { productState: 'crowdFunding', crowdfundingDate: '2027-01-08' }
  const stored = { 201: pack, 101: { productState: 'normal', crowdfundingDate: null } }
  expect(Object.fromEntries(readKnownProducts(JSON.parse(JSON.stringify(stored))))).toEqual(stored)
  expect([
    ...readKnownProducts({ 201: { ...pack, productState: 'free' }, 202: null, 203: { ...pack, crowdfundingDate: 7 } }),
  ]).toEqual([])
  fc.assert(fc.property(fc.anything(), (value) => void readKnownProducts(value)))
})
