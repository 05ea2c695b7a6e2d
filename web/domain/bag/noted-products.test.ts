import { expect, test } from 'vitest'
import { makeBagLine } from '#tests/builders/make-bag-line.ts'
import { MAX_NOTED_PRODUCTS, notedProducts } from './noted-products.ts'

test('each product once and in one order, whatever its sizes and quantities, and none that is no longer sold', () => {
  const lines = [
    makeBagLine({ centraId: '102', itemId: 'a' }),
    makeBagLine({ centraId: '101', itemId: 'b', quantity: 3 }),
    makeBagLine({ centraId: '102', itemId: 'c' }),
    makeBagLine({ centraId: '103', itemId: 'd', isGone: true }),
  ]
  expect(notedProducts(lines)).toEqual(['101', '102'])
  expect(notedProducts([])).toEqual([])
})

test('no more products of one bag than the backend notes', () => {
  const lines = Array.from({ length: MAX_NOTED_PRODUCTS + 1 }, (_, index) => makeBagLine({ centraId: `${index}` }))
  expect(notedProducts(lines)).toHaveLength(MAX_NOTED_PRODUCTS)
})
