import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ShippingRule, Voucher } from '../store/rules.ts'
import { MARKETS, type Market, marketOf } from './markets.ts'
import { totalsOf } from './totals.ts'

function market(code: string): Market {
  const found = marketOf(code)
  if (!found) throw new Error(`No market ${code}`)
  return found
}

const NO = market('NO')
const shippingNok: ShippingRule = { price: 99_00, freeOver: 1900_00 }
const shippingEur: ShippingRule = { price: 15_00, freeOver: 190_00 }
const tenPercent: Voucher = { description: '', off: { percent: 10 } }
const hundred: Voucher = { description: '', off: { amount: { NOK: 100_00, EUR: 10_00 } } }
const one = (priceEach: number, quantity = 1) => [{ priceEach, quantity }]

describe('the cost of a selection', () => {
  test('Norway: 25 % of tax is included', () => {
    const totals = totalsOf(one(500_00, 2), NO, shippingNok)
    expect(totals).toMatchObject({ items: 1000_00, taxDeducted: 0, shipping: 99_00, grandTotal: 1099_00 })
    expect(totals.grandTotalTax).toBe(219_80)
  })

  test('[R9.01] shipping is free over 1900 NOK and 190 EUR, not at it', () => {
    expect(totalsOf(one(1900_00), NO, shippingNok).shipping).toBe(99_00)
    expect(totalsOf(one(1900_01), NO, shippingNok).shipping).toBe(0)
    expect(totalsOf(one(190_00), market('DE'), shippingEur).shipping).toBe(15_00)
    expect(totalsOf(one(190_01), market('DE'), shippingEur).shipping).toBe(0)
    expect(totalsOf([], NO, shippingNok)).toMatchObject({ shipping: 0, grandTotal: 0 })
  })

  test('outside Norway and the EU the included tax is deducted, before a voucher is', () => {
    const totals = totalsOf(one(125_00), market('US'), shippingEur, tenPercent)
    expect(totals).toMatchObject({ taxDeducted: 25_00, discount: -10_00, shipping: 15_00, grandTotal: 105_00 })
    expect(totals.grandTotalTax).toBe(0)
    expect(totalsOf(one(125_00), market('SE'), shippingEur).taxDeducted).toBe(0)
  })

  test('a voucher takes its share or its amount, never more than there is', () => {
    expect(totalsOf(one(499_00), NO, shippingNok, tenPercent).discount).toBe(-49_90)
    expect(totalsOf(one(499_00), NO, shippingNok, hundred).discount).toBe(-100_00)
    expect(totalsOf(one(49_00), market('FR'), shippingEur, hundred).discount).toBe(-10_00)
    expect(totalsOf(one(60_00), NO, shippingNok, hundred)).toMatchObject({ discount: -60_00, grandTotal: 99_00 })
  })

  test('crowdfunded lines count neither for free shipping nor for a voucher, so taking them out changes neither', () => {
    const shirt = { priceEach: 1500_00, quantity: 1 }
    const tent = { priceEach: 1000_00, quantity: 1, isReserved: true }
    const both = totalsOf([shirt, tent], NO, shippingNok, tenPercent)
    const alone = totalsOf([shirt], NO, shippingNok, tenPercent)
    expect(both).toMatchObject({ items: 2500_00, shipping: 99_00, discount: -150_00, grandTotal: 2449_00 })
    expect(alone.grandTotal).toBe(both.grandTotal - 1000_00)
    expect(totalsOf([tent], NO, shippingNok, hundred)).toMatchObject({ shipping: 0, discount: 0, grandTotal: 1000_00 })
  })

  test('always whole minor units that add up and are never negative', () => {
    const lines = fc.array(fc.record({ priceEach: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 50 }) }))
    const voucher = fc.constantFrom(undefined, tenPercent, hundred)
    fc.assert(
      fc.property(lines, fc.constantFrom(...MARKETS), voucher, (bag, place, code) => {
        const totals = totalsOf(bag, place, shippingEur, code)
        expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true)
        expect(totals.grandTotal).toBe(totals.items - totals.taxDeducted + totals.discount + totals.shipping)
        expect(totals.grandTotal).toBeGreaterThanOrEqual(totals.grandTotalTax)
        expect(totals.grandTotalTax).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
