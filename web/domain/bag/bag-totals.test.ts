import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MARKETS } from '#sandbox/commerce/pricing/markets.ts'
import { totalsOf } from '#sandbox/commerce/pricing/totals.ts'
import {
  chargedLater,
  chargedNow,
  crowdfundingSum,
  normaliseTotals,
  type PlatformTotals,
  type PricedLine,
  regularSum,
  shippingProgress,
  showsTaxIncluded,
  taxFactor,
} from './bag-totals.ts'

const shirt: PricedLine = { type: 'normal', quantity: 2, priceEach: 499 }
const jacket: PricedLine = { type: 'preorder', quantity: 1, priceEach: 2799 }
const tent: PricedLine = { type: 'crowdfunding', quantity: 1, priceEach: 3999 }
const plain: PlatformTotals = { itemsTotal: 7796, shipping: 99, discount: 0, taxDeducted: 0 }

const line: fc.Arbitrary<PricedLine> = fc.record({
  type: fc.constantFrom('normal', 'preorder', 'crowdfunding'),
  quantity: fc.integer({ min: 1, max: 20 }),
  priceEach: fc.integer({ min: 0, max: 999_999 }).map((cents) => cents / 100),
})
const lines = fc.array(line, { maxLength: 8 })
const totals = fc.record({
  itemsTotal: fc.integer({ min: 1, max: 100_000 }),
  shipping: fc.integer({ min: 0, max: 200 }),
  discount: fc.integer({ min: 0, max: 5000 }).map((off) => 0 - off),
  taxDeducted: fc.constant(0),
})

describe('[R9.03] sums', () => {
  test('regular and crowdfunding lines are summed apart', () => {
    expect(regularSum([shirt, jacket, tent])).toBe(3797)
    expect(crowdfundingSum([shirt, jacket, tent])).toBe(3999)
    fc.assert(
      fc.property(lines, (bag) => {
        const all = bag.reduce((total, { priceEach, quantity }) => total + priceEach * quantity, 0)
        expect(regularSum(bag) + crowdfundingSum(bag)).toBeCloseTo(all, 4)
      }),
    )
  })

  test('charged now: regular lines, shipping and discount; the crowdfunding lines come later', () => {
    expect(chargedNow([shirt, jacket, tent], plain)).toBe(3797 + 99)
    expect(chargedNow([shirt, jacket, tent], { ...plain, discount: -100 })).toBe(3796)
    expect(chargedLater([shirt, jacket, tent], plain)).toBe(3999)
  })

  test('shipping is charged only with regular lines', () => {
    expect(chargedNow([tent], plain)).toBe(0)
    expect(chargedNow([], plain)).toBe(0)
  })

  test('regular lines are scaled when tax is deducted', () => {
    const abroad = { itemsTotal: 500, shipping: 15, discount: 0, taxDeducted: 100 }
    expect(taxFactor(abroad)).toBe(0.8)
    expect(chargedNow([{ type: 'normal', quantity: 1, priceEach: 250 }], abroad)).toBe(215)
    expect(chargedLater([{ type: 'crowdfunding', quantity: 1, priceEach: 250 }], abroad)).toBe(200)
    expect(taxFactor({ ...abroad, itemsTotal: 0 })).toBe(1)
  })

  test('rounded to whole units, halves up', () => {
    const one = (priceEach: number): PricedLine[] => [{ type: 'normal', quantity: 1, priceEach }]
    const free = { itemsTotal: 1, shipping: 0, discount: 0, taxDeducted: 0 }
    expect(chargedNow(one(10.5), free)).toBe(11)
    expect(chargedNow(one(10.49), free)).toBe(10)
    expect(chargedNow([{ type: 'normal', quantity: 3, priceEach: 33.5 }], free)).toBe(101)
  })

  test('is a whole number, never below 0, and a crowdfunding line never changes it', () => {
    fc.assert(
      fc.property(lines, totals, line, (bag, platform, extra) => {
        const charged = chargedNow(bag, platform)
        expect(Number.isInteger(charged)).toBe(true)
        expect(charged).toBeGreaterThanOrEqual(0)
        expect(chargedNow([...bag, { ...extra, type: 'crowdfunding' }], platform)).toBe(charged)
      }),
    )
  })
})

test('[R3.06] false means none and the sign of a discount is normalised', () => {
  const raw = { itemsTotalPriceAsNumber: 500, shippingPriceAsNumber: 0 }
  const without = normaliseTotals({ ...raw, totalDiscountPriceAsNumber: false, taxDeductedAsNumber: false })
  expect(without).toEqual({ itemsTotal: 500, shipping: 0, discount: 0, taxDeducted: 0 })
  for (const sign of [1, -1]) {
    const totals = normaliseTotals({ ...raw, totalDiscountPriceAsNumber: sign * 50, taxDeductedAsNumber: sign * 90 })
    expect(totals).toMatchObject({ discount: -50, taxDeducted: 90 })
  }
})

describe('[R9.01] shipping and tax notes', () => {
  test('incMva is shown only while no tax is deducted', () => {
    expect(showsTaxIncluded(plain)).toBe(true)
    expect(showsTaxIncluded({ ...plain, taxDeducted: 20 })).toBe(false)
  })

  test('[R2.17] the amount missing to free shipping over 1900 NOK and 190 EUR, counting only goods paid for now', () => {
    const costing = (priceEach: number): PricedLine => ({ type: 'normal', quantity: 1, priceEach })
    expect(shippingProgress('NOK', [shirt], plain)).toEqual({ missing: 902, from: 1900 })
    expect(shippingProgress('EUR', [costing(99.8)], plain)).toEqual({ missing: 91, from: 190 })
    expect(shippingProgress('NOK', [shirt], { ...plain, discount: -500 })?.missing).toBe(902)
    expect(shippingProgress('NOK', [shirt, tent], plain)?.missing).toBe(902)
    expect(shippingProgress('NOK', [costing(1900)], plain)?.missing).toBe(1)
    expect(shippingProgress('NOK', [shirt], { ...plain, shipping: 0 })).toBeUndefined()
    expect(shippingProgress('SEK', [shirt], plain)).toBeUndefined()
  })

  test('[R2.17] reservations alone are not on their way to free shipping: they are not sent yet', () => {
    expect(shippingProgress('NOK', [tent], { ...plain, itemsTotal: 399 })).toBeUndefined()
  })

  test('adding at least that amount gives free shipping on the platform; a unit less does not', () => {
    for (const { market, freeOver } of [
      { market: MARKETS.find(({ country }) => country === 'NO'), freeOver: 1900_00 },
      { market: MARKETS.find(({ country }) => country === 'DE'), freeOver: 190_00 },
    ]) {
      if (!market) throw new Error('The stand-in has lost a market')
      const shipping = (priceEach: number) =>
        totalsOf([{ priceEach, quantity: 1 }], market, { price: 99_00, freeOver }).shipping / 100
      const inCents = fc.integer({ min: 1, max: freeOver })
      fc.assert(
        fc.property(inCents, fc.integer({ min: 1, max: 100_00 }), (items, more) => {
          const held: PricedLine = { type: 'normal', quantity: 1, priceEach: items / 100 }
          const totals = { ...plain, shipping: shipping(items) }
          const missing = 100 * (shippingProgress(market.currency, [held], totals)?.missing ?? 0)
          expect(shipping(items + missing + more)).toBe(0)
          expect(shipping(items + missing - 100)).toBe(99)
        }),
      )
    }
  })
})
