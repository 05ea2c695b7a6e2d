import { expect, test } from 'vitest'
import type { BagItem, BagNotice } from '#web/domain/bag/bag.ts'
import type { Order } from '#web/domain/order/order.ts'
import { exampleOrder } from '#web/services/backend/examples.ts'
import { reorder } from './reorder.ts'

const [line] = exampleOrder.lines
if (!line) throw new Error('The example has a line')
const order: Order = {
  ...exampleOrder,
  lines: [
    { ...line, itemId: '1-1', quantity: 2 },
    { ...line, itemId: '1-2', quantity: 3 },
    { ...line, itemId: '1-3', quantity: 1 },
  ],
}

/** A bag that holds as many as there are; 0 is no longer sold. */
function bagWith(stock: Readonly<Record<string, number>>) {
  const requested: BagItem[] = []
  const add = async (item: BagItem): Promise<'added' | BagNotice> => {
    requested.push(item)
    const { quantity: wanted = 1 } = item
    const available = stock[item.itemId] ?? wanted
    if (available >= wanted) return 'added'
    return { kind: available > 0 ? 'soldOut' : 'notSold', items: [{ ...item, wanted, available }] }
  }
  return { requested, add }
}

test('every line is put into the bag with its quantity', async () => {
  const { requested, add } = bagWith({})
  expect(await reorder(order, add)).toEqual({ isFailed: false, addedCount: 3, short: [] })
  expect(requested.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
    ['1-1', 2],
    ['1-2', 3],
    ['1-3', 1],
  ])
})

test('items that are sold out or gone are named, the rest is in the bag', async () => {
  const result = await reorder(order, bagWith({ '1-2': 1, '1-3': 0 }).add)
  expect(result).toMatchObject({
    isFailed: false,
    addedCount: 2,
    short: [
      { line: { itemId: '1-2' }, available: 1 },
      { line: { itemId: '1-3' }, available: 0 },
    ],
  })
  const nothing = await reorder(order, bagWith({ '1-1': 0, '1-2': 0, '1-3': 0 }).add)
  expect(nothing).toMatchObject({ isFailed: false, addedCount: 0 })
  expect(nothing.short).toHaveLength(3)
})

test('a platform that cannot be reached is a failure, not a sold-out order', async () => {
  const result = await reorder(order, async () => ({ kind: 'unreachable' }))
  expect(result).toEqual({ isFailed: true, addedCount: 0, short: [] })
})
