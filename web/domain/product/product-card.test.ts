import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ProductState, productStates } from './availability.ts'
import { cardTag, hasPrice } from './product-card.ts'

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

  test('what the editor wrote wins over every state', () => {
    const state = fc.constantFrom(...productStates, null)
    fc.assert(
      fc.property(state, (productState) => {
        expect(cardTag({ productState, cardTag: ' Ny farge ' })).toEqual({ kind: 'text', text: 'Ny farge' })
      }),
    )
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
