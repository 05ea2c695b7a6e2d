import { expect, test } from 'vitest'
import { deliveryItems } from './deliveries.ts'

const entry = (deliveryDate: string | null) => ({ stock: 10, nextDeliveryStock: 5, deliveryDate })
const entries = new Map([
  ['1', entry('2026-12-10')],
  ['2', entry('2026-12-10')],
  ['3', entry('2026-12-20')],
  ['4', entry(null)],
  ['9', entry('2026-12-10')],
])
const delivered = [{ id: 'a', title: 'Anorakk', number: '101' }]
const tool = 'community/preorder'

test('a product has a delivery for each day on which some of its sizes come', () => {
  const platformItems = ['1', '2', '3', '4'].map((number) => ({ itemId: `10-${number}`, centraId: '101' }))
  const other = [
    { itemId: 'strange', centraId: '101' },
    { itemId: '11-9', centraId: '102' },
  ]
  const items = deliveryItems({ entries, delivered, platformItems: [...platformItems, ...other], tool })
  expect(items).toEqual([
    {
      id: 'delivery:a:2026-12-10',
      kind: 'delivery',
      title: 'Anorakk',
      when: { type: 'day', day: '2026-12-10' },
      target: { type: 'tool', path: tool },
      source: { type: 'delivery', entries: new Map([...entries].slice(0, 2)) },
    },
    {
      id: 'delivery:a:2026-12-20',
      kind: 'delivery',
      title: 'Anorakk',
      when: { type: 'day', day: '2026-12-20' },
      target: { type: 'tool', path: tool },
      source: { type: 'delivery', entries: new Map([...entries].slice(2, 3)) },
    },
  ])
})

test('without the platform each day has one delivery', () => {
  const items = deliveryItems({ entries, delivered, platformItems: undefined, tool })
  expect(items.map(({ id, title }) => [id, title])).toEqual([
    ['delivery:all:2026-12-10', 'Sizes that are preordered'],
    ['delivery:all:2026-12-20', 'Sizes that are preordered'],
  ])
})
