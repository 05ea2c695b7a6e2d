import { describe, expect, test } from 'vitest'
import { makeBagLine } from '#tests/builders/make-bag-line.ts'
import { emptyTotals } from '#web/domain/bag/bag.ts'
import { bagRow } from '#web/services/bag/rows/bag-rows.ts'
import { bagSums } from './bag-sums.ts'

const campaign = {
  centraId: '2',
  title: null,
  href: null,
  productState: 'crowdFunding' as const,
  crowdfundingDate: null,
  crowdfundingGoal: null,
  crowdfundingMax: null,
  picture: null,
  colors: [],
}

const facts = {
  products: new Map([['2', campaign]]),
  stockOf: () => 10,
  preorder: { status: 'failed' },
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

  test('what is reserved is charged later: now and later make up the total', () => {
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

  test('what is gone counts nowhere', () => {
    const totals = { ...emptyTotals, itemsTotal: 500, grandTotal: 500 }
    expect(bagSums([row(500), row(70, { isGone: true })], totals).goods).toBe(500)
  })
})
