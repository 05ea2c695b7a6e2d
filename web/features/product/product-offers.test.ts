import { describe, expect, test } from 'vitest'
import { makeVariant } from '#tests/builders/make-variant.ts'
import type { LiveVariant } from '#web/domain/product/live-product.ts'
import { liveProducts } from '#web/domain/product/live-product.ts'
import type { ItemStock } from '#web/domain/product/stock.ts'
import { productOffers } from './product-offers.ts'

const url = 'https://tretopp.example/nb/shop/storr'

function variant(
  variantId: string,
  amount: number | undefined,
  stocks: readonly (ItemStock | undefined)[],
): LiveVariant {
  const price = amount === undefined ? undefined : { amount, currency: 'NOK' }
  const items = stocks.map((stock, index) => ({ itemId: `${variantId}-${index}`, size: 'M', stock }))
  return makeVariant({ variantId, price, items })
}

const offersOf = (...variants: LiveVariant[]) => {
  const live = liveProducts(['101'], variants).get('101')
  return live && productOffers('normal', live, url)
}

describe('the offers of a product, in Schema.org’s words', () => {
  test('one price is an offer', () => {
    expect(offersOf(variant('1', 900, [0, 3]), variant('2', 900, [0]))).toEqual({
      '@type': 'Offer',
      price: 900,
      priceCurrency: 'NOK',
      availability: 'https://schema.org/InStock',
      url,
    })
  })

  test('several prices are a range', () => {
    expect(offersOf(variant('1', 900, [0]), variant('2', 1200.5, [0]), variant('3', undefined, [9]))).toEqual({
      '@type': 'AggregateOffer',
      lowPrice: 900,
      highPrice: 1200.5,
      offerCount: 2,
      priceCurrency: 'NOK',
      availability: 'https://schema.org/OutOfStock',
      url,
    })
  })

  test.each([
    [[0, 'infinite'], 'PreOrder'],
    [['infinite', 1], 'InStock'],
    [[undefined], 'InStock'],
    [[], 'OutOfStock'],
  ] as const)('stocks %o: %s', (stocks, word) => {
    expect(offersOf(variant('1', 900, stocks))?.availability).toBe(`https://schema.org/${word}`)
  })

  test('none for a product that is not sold here, or is never paid for at once', () => {
    expect(offersOf(variant('1', undefined, [3]))).toBeUndefined()
    expect(offersOf()).toBeUndefined()
    const [live] = liveProducts(['101'], [variant('1', 900, [3])]).values()
    for (const state of ['crowdFunding', 'crowdSourcing', 'testPhase'] as const) {
      expect(live && productOffers(state, live, url)).toBeUndefined()
    }
  })
})
