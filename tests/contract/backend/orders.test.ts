import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DEFAULT_ORDER_API_SECRET } from '#sandbox/commerce/server.ts'
import { listOwnOrders } from '#web/server/orders/list-own-orders.ts'
import { orderReferencesOf } from '#web/server/orders/public.ts'
import { searchOrders } from '#web/server/orders/search-orders.ts'
import { readReceipt } from '#web/services/centra/receipt.ts'
import { createOrderApi } from '#web/services/centra-orders/order-api.ts'
import { ADDRESS, card, choose, GOOD_CARD, POST_REDIRECT_CARD, shopperWith } from '../commerce/payment-calls.ts'
import { type PaymentStack, startPaymentStack } from '../commerce/payment-stack.ts'

let stack: PaymentStack
const orders = () =>
  createOrderApi({
    baseUrl: `${stack.commerce.origin}/api/order/`,
    secret: DEFAULT_ORDER_API_SECRET,
    fetch: (url, init) => fetch(url, init),
  })
beforeAll(async () => {
  stack = await startPaymentStack()
})
afterAll(() => stack.close())

/** Places an order; returns its number, and the receipt that its buyer gets. */
async function order(email: string, payment: object = GOOD_CARD) {
  const shopper = await shopperWith(stack)
  await shopper.call('POST', 'vouchers', { voucher: 'TREKK10' })
  const shippingAddress = { firstName: 'Ola', address1: 'Brygga 2', city: 'Bergen', country: 'NO' }
  const { body } = await shopper.pay(payment, { address: { ...ADDRESS, email }, shippingAddress })
  const { body: receipt } = await shopper.call('GET', 'receipt')
  return { number: String(body.order), receipt: readReceipt(receipt) }
}

const verified = new Date('2026-11-22T08:00:00Z')

describe('the orders of a member', () => {
  test('are those of the verified address, including a guest’s, exactly as the buyer’s receipt shows them', async () => {
    const { number, receipt } = await order('Kari.Guest@example.com')
    await order('somebody-else@example.com')
    const member = { email: 'kari.guest@example.com', emailVerifiedAt: verified }
    const own = await listOwnOrders(orders(), member, 0)
    expect(own).toMatchObject({ isEmailVerified: true, items: [{ number, state: 'received' }], next: null })
    expect(own.items).toEqual([receipt])
    expect(receipt?.totals.discount).toBeLessThan(0)
    expect(receipt?.shipping.city).toBe('Bergen')
  })

  test('are not shown before the address is verified, since anybody can register with somebody else’s', async () => {
    await order('not-verified@example.com')
    const member = { email: 'not-verified@example.com', emailVerifiedAt: null }
    expect(await listOwnOrders(orders(), member, 0)).toEqual({ isEmailVerified: false, items: [], next: null })
  })

  test('come newest first, page by page', async () => {
    const placed: string[] = []
    for (let count = 0; count < 12; count++) placed.unshift((await order('many@example.com')).number)
    const member = { email: 'many@example.com', emailVerifiedAt: verified }
    const first = await listOwnOrders(orders(), member, 0)
    expect(first.next).toBe(10)
    const second = await listOwnOrders(orders(), member, first.next ?? 0)
    expect(second.next).toBeNull()
    expect([...first.items, ...second.items].map(({ number }) => number)).toEqual(placed)
    const references = await orderReferencesOf(orders(), 'many@example.com')
    expect(references.map(({ number }) => number)).toEqual(placed)
  })

  test('include one whose payment waits for the bank, and show its outcome', async () => {
    const { number } = await order('patient@example.com', card('4111111111111111', 'PENDING'))
    const member = { email: 'patient@example.com', emailVerifiedAt: verified }
    const state = async () => (await listOwnOrders(orders(), member, 0)).items[0]?.state
    expect(await state()).toBe('pending')
    const { items } = await searchOrders(orders(), number, 0)
    stack.payments.service.payments.decide(items[0]?.payment?.pspReference ?? '', 'refused')
    await vi.waitFor(async () => expect(await state()).toBe('cancelled'), 15_000)
  })
})

describe('the search of staff', () => {
  test('finds by address, order number and payment reference, and shows payment and attempts in order', async () => {
    const email = 'found@example.com'
    const shopper = await shopperWith(stack)
    await shopper.pay(card('4111111111111111', 'DECLINED'), { address: { ...ADDRESS, email } })
    const { body } = await shopper.pay(GOOD_CARD, { address: { ...ADDRESS, email } })
    const byAddress = await searchOrders(orders(), 'FOUND@example.com', 0)
    expect(byAddress).toMatchObject({
      items: [
        {
          number: body.order,
          email,
          holdReasons: [],
          payment: { state: 'authorised', method: 'visa' },
          attempts: [{ state: 'failed' }, { state: 'ordered' }],
        },
      ],
      next: null,
    })
    const { reference = '' } = byAddress.items[0]?.payment ?? {}
    for (const search of [String(body.order), `#${body.order}`, reference]) {
      expect(await searchOrders(orders(), search, 0)).toEqual(byAddress)
    }
    expect(await searchOrders(orders(), '999999', 0)).toEqual({ items: [], next: null })
    expect(await searchOrders(orders(), 'nobody@example.com', 0)).toEqual({ items: [], next: null })
  })

  test('shows everybody’s newest orders, page by page, when nothing is searched for', async () => {
    for (let count = 0; count < 21; count++) await order(`buyer${count}@example.com`)
    const first = await searchOrders(orders(), '', 0)
    expect(first.items.slice(0, 2).map(({ email }) => email)).toEqual(['buyer20@example.com', 'buyer19@example.com'])
    expect(first).toMatchObject({ next: 20 })
    const second = await searchOrders(orders(), '', 20)
    expect(second.items[0]?.email).toBe('buyer0@example.com')
  })

  test('an order on hold says why', async () => {
    const shopper = await shopperWith(stack)
    const response = await shopper.pay(POST_REDIRECT_CARD, { address: { ...ADDRESS, email: 'held@example.com' } })
    await shopper.call('POST', 'items/10201-1020101')
    await shopper.result(await choose(response, 'approve'))
    expect(await searchOrders(orders(), 'held@example.com', 0)).toMatchObject({
      items: [{ state: 'onHold', holdReasons: ['payment mismatch'] }],
    })
  })
})

test('a platform that does not respond is reported, and does not count as no orders', async () => {
  const down = createOrderApi({ baseUrl: 'http://127.0.0.1:9/', secret: '', fetch: (url, init) => fetch(url, init) })
  const member = { email: 'kari@example.com', emailVerifiedAt: verified }
  await expect(listOwnOrders(down, member, 0)).rejects.toThrow('could not be reached')
  await expect(searchOrders(down, 'kari@example.com', 0)).rejects.toThrow('could not be reached')
  await expect(orderReferencesOf(down, 'kari@example.com')).rejects.toThrow('could not be reached')
})
