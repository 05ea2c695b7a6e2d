import { expect, test } from 'vitest'
import { canBeBought } from './can-be-bought.ts'
import type { ItemStock } from './stock.ts'

const price = { amount: 100, currency: 'NOK' }
const item = (stock: ItemStock | undefined) => ({ itemId: '10301-1030101', size: 'M', stock })

test.each<[string, ItemStock | undefined, boolean]>([
  ['in stock', 1, true],
  ['sold out', 0, false],
  ['not counted by the platform', undefined, false],
  ['preordered, with some left', 'infinite', true],
])('an item that is %s can be bought: %s', (_, stock, expected) => {
  expect(canBeBought({ price }, item(stock), new Map([['1030101', 2]]))).toBe(expected)
})

test('a preorder of which nothing is left, or that nobody entered', () => {
  expect(canBeBought({ price }, item('infinite'), new Map([['1030101', 0]]))).toBe(false)
  expect(canBeBought({ price }, item('infinite'), new Map())).toBe(false)
})

test('an item that is not sold cannot be bought, whatever its stock', () => {
  expect(canBeBought({ price: undefined }, item(5), new Map())).toBe(false)
})
