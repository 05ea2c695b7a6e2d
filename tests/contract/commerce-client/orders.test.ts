import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DEFAULT_ORDER_API_SECRET } from '#sandbox/commerce/server.ts'
import { createOrderApi, type OrderApi, type OrderApiConnection } from '#web/services/centra-orders/order-api.ts'
import {
  ADDRESS,
  card,
  choose,
  GET_REDIRECT_CARD,
  GOOD_CARD,
  ITEM,
  shopperWith,
  VIPPS,
} from '../commerce/payment-calls.ts'
import { type PaymentStack, startPaymentStack } from '../commerce/payment-stack.ts'
import { isRealPlatform } from '../commerce/target.ts'

describe.skipIf(isRealPlatform)('the order API, read by the shop’s client', () => {
  let stack: PaymentStack
  const connect = (change: Partial<OrderApiConnection> = {}): OrderApi =>
    createOrderApi({
      baseUrl: `${stack.commerce.origin}/api/order/`,
      secret: DEFAULT_ORDER_API_SECRET,
      fetch: (url, init) => fetch(url, init),
      ...change,
    })
  beforeAll(async () => {
    stack = await startPaymentStack()
  })
  afterAll(() => stack.close())

  const withReservation = (id: string) => ({ additionalFields: { reservation_id: id } })

  test('an order by its number, with its lines, amounts, addresses and payment', async () => {
    const shopper = await shopperWith(stack)
    await shopper.call('POST', 'vouchers', { voucher: 'TREKK10' })
    const { totals } = await shopper.selection()
    const shippingAddress = { firstName: 'Ola', city: 'Bergen', country: 'NO' }
    const { body } = await shopper.pay(GOOD_CARD, { ...withReservation('r-1'), shippingAddress })
    const result = await connect().orderByNumber(String(body.order))
    expect(result).toMatchObject({
      ok: true,
      value: {
        number: body.order,
        state: 'received',
        holdReasons: [],
        currency: 'NOK',
        lines: [{ itemId: ITEM, centraId: '101', quantity: 1, name: 'Storr skalljakke', size: expect.any(String) }],
        vouchers: ['TREKK10'],
        totals: { grandTotal: totals.grandTotalPriceAsNumber, discount: totals.totalDiscountPriceAsNumber },
        address: { email: ADDRESS.email, phone: ADDRESS.phoneNumber, city: 'Oslo' },
        shippingAddress: { firstName: 'Ola', city: 'Bergen' },
        reservationId: 'r-1',
        payment: { state: 'authorised', method: 'visa' },
      },
    })
    expect(await connect().orderByNumber('999999')).toEqual({ ok: true, value: undefined })
  })

  test('orders by address in any case, newest first, in parts', async () => {
    const email = 'Many.Orders@Example.com'
    const numbers: unknown[] = []
    for (const _ of Array(3)) {
      const { body } = await (await shopperWith(stack)).pay(GOOD_CARD, { address: { ...ADDRESS, email } })
      numbers.unshift(body.order)
    }
    const found = async (page = {}) => {
      const result = await connect().ordersOfEmail('many.orders@example.com', page)
      return result.ok && result.value.map(({ number }) => number)
    }
    expect(await found()).toEqual(numbers)
    expect(await found({ skip: 1, limit: 1 })).toEqual([numbers[1]])
  })

  test('orders by reservation: none until it was paid, then one, and only of that reservation', async () => {
    const shopper = await shopperWith(stack)
    const answer = await shopper.pay(VIPPS, withReservation('r-2'))
    expect(await connect().ordersWithReservation('r-2')).toEqual({ ok: true, value: [] })
    await shopper.result(await choose(answer, 'approve'))
    expect(await connect().ordersWithReservation('r-2')).toMatchObject({ ok: true, value: [{ reservationId: 'r-2' }] })
    expect(await connect().ordersWithReservation('r-3')).toEqual({ ok: true, value: [] })
  })

  test('orders by any reference of their payments, with every attempt in order', async () => {
    const shopper = await shopperWith(stack)
    await shopper.pay(card('4111111111111111', 'DECLINED'))
    await shopper.pay(GET_REDIRECT_CARD)
    const { body } = await shopper.pay(GOOD_CARD)
    const result = await connect().ordersOfReference(String(body.order))
    const [order] = result.ok ? result.value : []
    expect(order?.attempts.map(({ state }) => state)).toEqual(['failed', 'redirected', 'ordered'])
    expect(order?.attempts).toMatchObject([{}, {}, { amount: order?.totals.grandTotal, currency: 'NOK' }])
    const references = [order?.attempts[0]?.reference, order?.payment?.reference, order?.payment?.pspReference]
    for (const reference of references)
      expect(await connect().ordersOfReference(reference ?? '')).toMatchObject({ value: [{ number: body.order }] })
    expect(await connect().ordersOfReference('unknown')).toEqual({ ok: true, value: [] })
  })

  test('every failure is a result that says nothing about the person', async () => {
    const address = 'secret.person@example.com'
    const failures = {
      'a wrong secret': connect({ secret: 'wrong' }),
      'an error': connect({ fetch: async () => Response.json({ email: address }, { status: 500 }) }),
      'another shape': connect({ fetch: async () => Response.json({ orders: [{ address: { email: address } }] }) }),
      'no JSON': connect({ fetch: async () => new Response(address) }),
      'no connection': connect({ fetch: () => Promise.reject(new TypeError(`fetch failed: ?email=${address}`)) }),
    }
    for (const [name, api] of Object.entries(failures)) {
      const result = await api.ordersOfEmail(address)
      expect(result, name).toEqual({ ok: false, problem: expect.stringContaining('The order API') })
      expect(JSON.stringify(result), name).not.toContain('person')
    }
  })

  test('a platform that does not respond is given up after three seconds', async () => {
    const signals: number[] = []
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      signals.push(limit)
      return AbortSignal.abort(new DOMException('too late', 'TimeoutError'))
    })
    const result = await connect().orderByNumber('1')
    timeout.mockRestore()
    expect(signals).toEqual([3000])
    expect(result).toEqual({ ok: false, problem: 'The order API did not respond in time' })
  })
})
