import { describe, expect, test } from 'vitest'
import { type ProductState, productStates } from './availability.ts'
import { cardTag, hasPrice, isForSale, isMade } from './product-card.ts'

describe('the tag of a product card', () => {
  test.each<[ProductState | null, object | undefined]>([
    ['preorder', { kind: 'preorder' }],
    ['crowdFunding', { kind: 'crowdFunding' }],
    ['crowdSourcing', { kind: 'joinTheDiscussion' }],
    ['testPhase', { kind: 'testPhase' }],
    ['normal', undefined],
    [null, undefined],
  ])('follows the state %s', (productState, expected) => {
    expect(cardTag({ productState, cardTag: null })).toEqual(expected)
    expect(cardTag({ productState, cardTag: '  ' })).toEqual(expected)
  })

  test('a campaign that is over asks for no more support', () => {
    const product = { productState: 'crowdFunding', cardTag: null, crowdfundingEnded: true } as const
    expect(cardTag(product)).toEqual({ kind: 'crowdFundingEnded' })
  })

  test('[R2.26] the text that an editor wrote wins, except over the delivery month and the invitation to the discussion', () => {
    for (const productState of [...productStates, null]) {
      const own = productState === 'preorder' || productState === 'crowdSourcing'
      const expected = own ? cardTag({ productState, cardTag: null }) : { kind: 'text', text: 'Ny farge' }
      expect(cardTag({ productState, cardTag: ' Ny farge ' })).toEqual(expected)
    }
  })
})

test.each<[ProductState | null, boolean]>([
  ['normal', true],
  ['preorder', true],
  ['crowdFunding', true],
  [null, true],
  ['crowdSourcing', false],
  ['testPhase', false],
])('a product in the state %s has a price: %s', (productState, expected) => {
  expect(hasPrice({ productState })).toBe(expected)
})

test('products that are discussed, lent or no longer reserved are not for sale', () => {
  const sold = productStates.filter((productState) => isForSale({ productState }))
  expect(sold.toSorted()).toEqual(['crowdFunding', 'normal', 'preorder'])
  expect(isForSale({ productState: null })).toBe(true)
  expect(isForSale({ productState: 'crowdFunding', crowdfundingEnded: true })).toBe(false)
})

test('nobody owns products that are discussed, lent or waiting for reservations', () => {
  expect(productStates.filter((productState) => isMade({ productState })).toSorted()).toEqual(['normal', 'preorder'])
  expect(isMade({ productState: null })).toBe(true)
})
