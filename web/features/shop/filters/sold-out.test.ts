import { describe, expect, test } from 'vitest'
import { makeVariant } from '#tests/builders/make-variant.ts'
import { type ListedProduct, noFilters } from '#web/domain/listing/listing-filters.ts'
import { type LiveItem, liveProducts } from '#web/domain/product/live-product.ts'
import type { PreorderRead } from '#web/domain/product/stock.ts'
import { isSoldOut } from './sold-out.ts'

const storr: ListedProduct = {
  category: [],
  fit: ['women', 'men'],
  size: ['S', 'M', '30'],
  color: ['green', 'blue'],
  state: ['normal'],
  name: 'Storr',
  createdAt: '',
  priceId: '101',
}
const failed = { status: 'failed' } as const
const item = (size: string, stock: LiveItem['stock'], itemId = '10101-1'): LiveItem => ({ itemId, size, stock })
const liveOf = (...variants: Parameters<typeof makeVariant>[0][]) =>
  liveProducts(
    ['101'],
    variants.map((variant) => makeVariant(variant)),
  ).get('101')

describe('[R2.13] a product whose chosen sizes are sold out', () => {
  const live = liveOf(
    { gender: 'women', code: '486353', items: [item('S', 0), item('M', 2), item('30/81 cm', 0)] },
    { gender: 'men', code: '2F5A73', items: [item('S', 1), item('M', 0), item('30/81 cm', 0), item('30/86 cm', 1)] },
  )

  test.each([
    [{ size: ['S'] }, false],
    [{ size: ['S'], color: ['green'] }, true],
    [{ size: ['S'], fit: ['women'] }, true],
    [{ size: ['M'], color: ['green'] }, false],
    [{ size: ['S', 'M'], color: ['green'] }, false],
    [{ size: ['30'] }, false],
    [{ size: ['30'], fit: ['women'] }, true],
    [{ color: ['green'] }, false],
    [{ size: ['S'], color: ['red'] }, false],
  ])('with %j: %s', (chosen, expected) => {
    expect(isSoldOut(storr, { ...noFilters, ...chosen }, live, failed)).toBe(expected)
  })

  test('never while its stock is unknown, or when it has none', () => {
    const filters = { ...noFilters, size: ['S'], color: ['green'] }
    expect(isSoldOut(storr, filters, undefined, failed)).toBe(false)
    expect(isSoldOut({ ...storr, state: ['crowdFunding'] }, filters, live, failed)).toBe(false)
  })

  test('not while it can be preordered, or its preorder stock is unknown', () => {
    const ahead = liveOf({
      gender: 'women',
      code: '486353',
      items: [item('S', 'infinite'), item('M', 'infinite', 'odd')],
    })
    const loaded = (stock: number): PreorderRead => ({
      status: 'loaded',
      byItemNumber: new Map([['1', { stock, nextDeliveryStock: 9 }]]),
    })
    const sizes = (size: string) => ({ ...noFilters, size: [size] })
    expect(isSoldOut(storr, sizes('S'), ahead, loaded(2))).toBe(false)
    expect(isSoldOut(storr, sizes('S'), ahead, loaded(0))).toBe(true)
    expect(isSoldOut(storr, sizes('S'), ahead, { status: 'loading' })).toBe(false)
    expect(isSoldOut(storr, sizes('M'), ahead, loaded(0))).toBe(false)
  })
})
