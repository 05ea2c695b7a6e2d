import { expect, test } from 'vitest'
import { FakeShop } from '#tests/payment/fake-shop.ts'
import { paidElsewhere } from './paid-elsewhere.ts'
import { pay } from './pay.ts'

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
  shop.outcomes.receipt = ['unreachable']
  expect(await paidElsewhere(shop.ports, null)).toBe(false)
  expect(shop.result).toBeNull()
})

test('an order of this browser was not made elsewhere, whether it is known already or found here', async () => {
  const known = new FakeShop({ a: 1 })
  await pay(known.ports, known.press())
  await known.ports.bag.refresh()
  expect(await paidElsewhere(known.ports, null)).toBe(false)
  const open = new FakeShop({ a: 1 })
  open.answer = { kind: 'redirect', url: 'https://bank.example' }
  await pay(open.ports, open.press())
  open.placeElsewhere()
  await open.ports.bag.refresh()
  expect(await paidElsewhere(open.ports, null)).toBe(false)
  expect(open.result, 'the page that follows the payment finds it, and leads to its confirmation').toBeNull()
  open.open = open.open && { ...open.open, hasFailed: true }
  expect(await paidElsewhere(open.ports, null)).toBe(false)
  expect(open.result).toMatchObject({ kind: 'order', order: '1', buttonAmount: { amount: 100 } })
})
