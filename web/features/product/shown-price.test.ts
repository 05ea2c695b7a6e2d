import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownPrice } from './shown-price.ts'

const nok = (amount: number) => ({ amount, currency: 'NOK' })
const shared = { price: { ...nok(900), shared: true }, priceBeforeDiscount: undefined }
const differing = { price: { ...nok(700), shared: false }, priceBeforeDiscount: undefined }

describe('[R9.05] the price that is shown', () => {
  test('one common price; else the lowest as "from"; the chosen variant’s own', () => {
    expect(shownPrice(shared)).toEqual({ price: nok(900), isFrom: false })
    expect(shownPrice(differing)).toEqual({ price: nok(700), isFrom: true })
    expect(shownPrice(differing, { price: nok(850), priceBeforeDiscount: nok(850) })).toEqual({
      price: nok(850),
      isFrom: false,
    })
    expect(shownPrice({ price: undefined, priceBeforeDiscount: undefined })).toBeUndefined()
  })

  test('a variant without a price of its own falls back to the product’s', () => {
    expect(shownPrice(differing, { price: undefined, priceBeforeDiscount: undefined })?.isFrom).toBe(true)
  })

  test('a price before the reduction only where it is higher, in the same currency', () => {
    const before = fc.record({ amount: fc.nat(2000), currency: fc.constantFrom('NOK', 'EUR') })
    fc.assert(
      fc.property(fc.nat(2000), before, (amount, priceBeforeDiscount) => {
        const shown = shownPrice(shared, { price: nok(amount), priceBeforeDiscount })
        const isReduced = priceBeforeDiscount.currency === 'NOK' && priceBeforeDiscount.amount > amount
        expect(shown?.before).toEqual(isReduced ? priceBeforeDiscount : undefined)
      }),
    )
  })
})
