import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeVariant } from '#tests/builders/make-variant.ts'
import { type LiveVariant, liveProducts, pricesOfChoice } from './live-product.ts'

const nok = (amount: number) => ({ amount, currency: 'NOK' })

function variant(variantId: string, centraId: string, now: number | undefined, before = now): LiveVariant {
  const [price, priceBeforeDiscount] = [now, before].map((amount) => (amount === undefined ? undefined : nok(amount)))
  return makeVariant({ variantId, centraId, price, priceBeforeDiscount })
}

describe('[R9.05] a live product of its variants', () => {
  test('one price that all share, and the price before a reduction', () => {
    const [jacket] = liveProducts(
      ['101'],
      [variant('10101', '101', 900, 1200), variant('10102', '101', 900, 1200)],
    ).values()
    expect(jacket).toMatchObject({ price: { ...nok(900), shared: true }, priceBeforeDiscount: nok(1200) })
  })

  test('the lowest of several, without a price before it', () => {
    const product = liveProducts(['101'], [variant('10101', '101', 900, 1200), variant('10102', '101', 1200)]).get(
      '101',
    )
    expect(product).toMatchObject({ price: { ...nok(900), shared: false } })
    expect(product?.priceBeforeDiscount).toBeUndefined()
  })

  test('a price that has not changed is not a reduction', () => {
    const product = liveProducts(['101'], [variant('10101', '101', 900)]).get('101')
    expect(product).toMatchObject({ price: nok(900), priceBeforeDiscount: undefined })
  })

  test('[R2.13] the price of a colour and a fit; of all where it is not sold in them', () => {
    const green = { gender: 'women', code: '1F3033', code2: null } as const
    const product = liveProducts(
      ['101'],
      [
        { ...variant('1', '101', 900), ...green },
        { ...variant('2', '101', 1000), ...green, gender: 'men' },
        { ...variant('3', '101', 700, 1200), ...green, code: 'DF9232', code2: '1F3033' },
      ],
    ).get('101')
    if (!product) throw new Error('There is no product')
    expect(pricesOfChoice(product, {}).price).toEqual({ ...nok(700), shared: false })
    expect(pricesOfChoice(product, { colour: '1F3033' }).price).toEqual({ ...nok(900), shared: false })
    expect(pricesOfChoice(product, { colour: '1F3033', fit: 'men' }).price).toEqual({ ...nok(1000), shared: true })
    expect(pricesOfChoice(product, { colour: 'CDF9232C1F3033' }).priceBeforeDiscount).toEqual(nok(1200))
    expect(pricesOfChoice(product, { colour: 'FFFFFF' })).toMatchObject({ price: { amount: 700 } })
  })

  test('a product that is not sold in the country has no price but keeps its variants', () => {
    const product = liveProducts(['101'], [variant('10101', '101', undefined)]).get('101')
    expect(product?.price).toBeUndefined()
    expect(product?.variants).toHaveLength(1)
  })

  test('every id is returned once, with its own variants in the given order', () => {
    const ids = fc.uniqueArray(fc.constantFrom('101', '102', '103', '__proto__'))
    const owners = fc.array(fc.constantFrom('101', '102', '104'))
    fc.assert(
      fc.property(ids, owners, (asked, owned) => {
        const variants = owned.map((owner, index) => variant(`${index}`, owner, 100))
        const products = liveProducts(asked, variants)
        expect([...products.keys()]).toEqual(asked)
        for (const [id, product] of products) {
          expect(product.variants).toEqual(variants.filter(({ centraId }) => centraId === id))
        }
      }),
    )
  })
})
