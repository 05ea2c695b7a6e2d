import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MARKETS } from '#sandbox/commerce/pricing/markets.ts'
import { totalsOf } from '#sandbox/commerce/pricing/totals.ts'
import type { Voucher } from '#sandbox/commerce/store/rules.ts'
import { makeBagLine } from '#tests/builders/make-bag-line.ts'
import { makeProductFacts } from '#tests/builders/make-product-facts.ts'
import { emptyTotals } from '#web/domain/bag/bag.ts'
import { bagRow } from '#web/services/bag/rows/bag-rows.ts'
import { bagSums, exactSums } from './bag-sums.ts'
import { laterShipping, reservedTotal } from './bag-totals.ts'

const campaign = makeProductFacts({ centraId: '2', productState: 'crowdFunding' })

const facts = {
  products: new Map([['2', campaign]]),
  stockOf: () => 10,
  preorder: { status: 'failed' },
  lines: [],
} as const

function row(priceEach: number, { reserved = false, isGone = false } = {}) {
  const line = makeBagLine({ itemId: `1-${priceEach}`, centraId: reserved ? '2' : '1', priceEach, isGone })
  return bagRow(line, facts)
}

describe('[R9.03] the sums below the lines', () => {
  test('a plain bag: goods, shipping, total with tax', () => {
    const totals = { ...emptyTotals, itemsTotal: 500, shipping: 99, grandTotal: 599 }
    expect(bagSums([row(500)], totals)).toEqual({
      goods: 500,
      reserved: undefined,
      discount: undefined,
      shipping: 99,
      taxDeducted: undefined,
      total: 599,
      isTaxIncluded: true,
      now: undefined,
      later: undefined,
    })
  })

  test('[R9.01] free shipping is a row of its own, not a missing one', () => {
    expect(bagSums([row(2000)], { ...emptyTotals, itemsTotal: 2000, grandTotal: 2000 }).shipping).toBe(0)
  })

  test('reserved lines are charged later: now and later make up the total', () => {
    const totals = {
      itemsTotal: 3000,
      shipping: 99,
      discount: -100,
      taxDeducted: 600,
      totalQuantity: 2,
      grandTotal: 2399,
    }
    const sums = bagSums([row(1000), row(2000, { reserved: true })], totals)
    expect(sums).toMatchObject({ goods: 1000, reserved: 2000, discount: -100, taxDeducted: -600, isTaxIncluded: false })
    expect([sums.now, sums.later, sums.total]).toEqual([799, 1600, 2399])
  })

  test('reservations alone: nothing now, so no shipping and nothing for a discount to be taken off', () => {
    const totals = { ...emptyTotals, itemsTotal: 2000, shipping: 99, discount: -200, grandTotal: 1899 }
    expect(bagSums([row(2000, { reserved: true })], totals)).toMatchObject({
      goods: undefined,
      reserved: undefined,
      discount: undefined,
      shipping: undefined,
      total: 2000,
      now: 0,
      later: 2000,
    })
  })

  test('lines that are gone count nowhere', () => {
    const totals = { ...emptyTotals, itemsTotal: 500, grandTotal: 500 }
    expect(bagSums([row(500), row(70, { isGone: true })], totals).goods).toBe(500)
  })
})

describe('exact sums, as the checkout charges them', () => {
  const totals = { ...emptyTotals, itemsTotal: 2499, shipping: 99, discount: -49.9, grandTotal: 2548.1 }
  const rows = [row(499), row(2000, { reserved: true })]

  test('keep their decimals, where the bag rounds', () => {
    expect(exactSums(rows, totals)).toMatchObject({ now: 548.1, later: 2000, total: 2548.1 })
    expect(bagSums(rows, totals)).toMatchObject({ discount: -50, now: 548, later: 2000, total: 2548 })
    expect(exactSums(rows, totals).discount).toBe(-49.9)
  })

  test('charged now is what the platform charges once the reserved lines are out; now and later make up the total', () => {
    const vouchers: readonly (Voucher | undefined)[] = [undefined, tenPercent, hundred]
    const prices = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(
        prices,
        prices,
        fc.constantFrom(...MARKETS),
        fc.constantFrom(...vouchers),
        (own, later, market, voucher) => {
          const charged = (lines: readonly PlatformLine[]) => totalsOf(lines, market, shipping, voucher)
          const regular = own.map((price) => ({ priceEach: price * 100, quantity: 1 }))
          const reserved = later.map((price) => ({ priceEach: price * 100, quantity: 1, isReserved: true }))
          const whole = charged([...regular, ...reserved])
          const bag = [...own.map((price) => row(price)), ...later.map((price) => row(price, { reserved: true }))]
          for (const sums of [exactSums, bagSums]) {
            const { now = 0, later: rest = 0, total } = sums(bag, inUnits(whole))
            expect(now + rest).toBeCloseTo(total, 6)
          }
          expect(exactSums(bag, inUnits(whole)).now).toBeCloseTo(charged(regular).grandTotal / 100, 6)
        },
      ),
    )
  })
})

type PlatformLine = Parameters<typeof totalsOf>[0][number]

const shipping = { price: 99_00, freeOver: 1900_00 }
const tenPercent: Voucher = { description: '', off: { percent: 10 } }
const hundred: Voucher = { description: '', off: { amount: { NOK: 100_00, EUR: 10_00 } } }

/** The platform's minor units as the bag has them. */
function inUnits({ items, shipping: sent, discount, taxDeducted, quantity, grandTotal }: ReturnType<typeof totalsOf>) {
  return {
    itemsTotal: items / 100,
    shipping: sent / 100,
    discount: discount / 100,
    taxDeducted: taxDeducted / 100,
    totalQuantity: quantity,
    grandTotal: grandTotal / 100,
  }
}

describe('[R1.09] the whole amount is shown before lines are reserved', () => {
  const delivery = { price: 99, freeOver: 1900 }

  test('alone: its shipping is part of the total, and of what is charged later', () => {
    const totals = { ...emptyTotals, itemsTotal: 1299, grandTotal: 1299, delivery }
    expect(bagSums([row(1299, { reserved: true })], totals)).toMatchObject({
      laterShipping: 99,
      total: 1398,
      now: 0,
      later: 1398,
    })
  })

  test('next to goods: both parcels; free above the sum, and left out where the platform names no price', () => {
    const totals = { ...emptyTotals, itemsTotal: 1799, shipping: 99, grandTotal: 1898 }
    const rows = [row(500), row(1299, { reserved: true })]
    expect(exactSums(rows, { ...totals, delivery })).toMatchObject({ total: 1997, now: 599, later: 1398 })
    expect(exactSums(rows, totals)).toMatchObject({ laterShipping: undefined, total: 1898, later: 1299 })
    const dear = { ...emptyTotals, itemsTotal: 2499, grandTotal: 2499, delivery }
    expect(bagSums([row(2499, { reserved: true })], dear)).toMatchObject({ laterShipping: 0, total: 2499 })
  })

  test('each campaign is sent on its own', () => {
    const line = (centraId: string, priceEach: number) => ({ centraId, quantity: 1, priceEach })
    expect(laterShipping([line('1', 1299), line('1', 1299), line('2', 1000)], delivery)).toBe(99)
    expect(laterShipping([line('1', 1299), line('2', 1299)], delivery)).toBe(198)
    expect(laterShipping([line('1', 1900)], { ...delivery, freeOver: null })).toBe(99)
  })

  test('the stored amount includes shipping; it is undefined if a price or the shipping price was not stored', () => {
    const line = { centraId: '1', quantity: 2, priceEach: 499.95, currency: 'NOK' }
    expect(reservedTotal([line], delivery)).toEqual({ amount: 1098.9, currency: 'NOK' })
    expect(reservedTotal([line], null)).toBeUndefined()
    expect(reservedTotal([line, { ...line, priceEach: null }], delivery)).toBeUndefined()
    expect(reservedTotal([], delivery)).toBeUndefined()
  })
})
