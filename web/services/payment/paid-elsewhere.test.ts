import { expect, test } from 'vitest'
import { FakeShop } from '#tests/payment/fake-shop.ts'
import { paidElsewhere } from './paid-elsewhere.ts'

test('a bag that another device has paid is an order of this browser too', async () => {
  const shop = new FakeShop({ a: 1 })
  shop.placeElsewhere()
  await shop.ports.bag.refresh()
  expect(await paidElsewhere(shop.ports, null)).toBe(true)
  expect(shop.result).toEqual({ kind: 'order', order: '1', reservation: null })
  expect(shop.orders).toBe(1)
})

test('a bag that was emptied is not: neither an older order nor one that cannot be read', async () => {
  const shop = new FakeShop({ a: 1 })
  shop.placeElsewhere()
  await shop.ports.bag.refresh()
  shop.calls.length = 0
  expect(await paidElsewhere(shop.ports, '1')).toBe(false)
  expect(shop.calls, 'the selection has said so already').toEqual([])
  shop.ends.receipt = ['unreachable']
  expect(await paidElsewhere(shop.ports, null)).toBe(false)
  expect(shop.result).toBeNull()
})
