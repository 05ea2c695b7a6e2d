import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Notification, signatureOf } from '#sandbox/payments/webhooks/hmac.ts'
import {
  actionOf,
  choose,
  encryptedCard,
  GOOD_CARD,
  ITEM,
  OTHER_ITEM,
  type Shopper,
  shopperWith,
  VIPPS,
} from './payment-calls.ts'
import { type PaymentStack, startPaymentStack } from './payment-stack.ts'
import { isRealPlatform } from './target.ts'

describe.skipIf(isRealPlatform)('the same again, at once, late and in any order', () => {
  let stack: PaymentStack
  beforeAll(async () => {
    stack = await startPaymentStack()
  })
  afterAll(() => stack.close())
  afterEach(async () => {
    await stack.paymentsAdmin('DELETE', '_faults')
    await stack.paymentsAdmin('DELETE', '_webhooks')
    await stack.commerceAdmin('DELETE', '_faults')
  })

  const orders = async () => z.object({ count: z.int() }).parse(await stack.commerceAdmin('GET', 'admin/orders')).count
  const paymentsMade = () => stack.payments.service.payments.all().length
  const undelivered = async () =>
    z.object({ undeliveredWebhooks: z.int() }).parse(await stack.paymentsAdmin('GET', 'admin/payments'))
      .undeliveredWebhooks
  const stockOf = (item: string) => stack.commerce.platform.catalogue.stockOf(item)
  const orderOf = async (shopper: Shopper) => z.object({ order: z.string() }).parse(await shopper.receipt()).order

  test('20 parallel payments of one selection: one payment, one order, every call returns it', async () => {
    const shopper = await shopperWith(stack)
    const [before, made] = [await orders(), paymentsMade()]
    const responses = await Promise.all(Array.from({ length: 20 }, () => shopper.pay(GOOD_CARD)))
    const numbers = new Set(responses.map(({ body }) => body.order))
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201])
    expect(numbers).toEqual(new Set([await orderOf(shopper)]))
    expect([await orders(), paymentsMade()]).toEqual([before + 1, made + 1])
    expect(stockOf(ITEM)).toBe(99)
  })

  test('20 shoppers at once pay the last seven: seven orders without a hold, the stock is zero', async () => {
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => shopperWith(stack)))
    await stack.commerceAdmin('PUT', `admin/items/${ITEM}/stock`, { stock: 7 })
    const responses = await Promise.all(shoppers.map((shopper) => shopper.pay(GOOD_CARD)))
    expect(stockOf(ITEM)).toBe(0)
    const statuses = Map.groupBy(responses, ({ body }) => body.status)
    expect(statuses.get('untouched')).toHaveLength(7)
    // A second payment at the same moment is not lost: staff decide.
    const others = responses.filter(({ body }) => body.status !== 'untouched')
    expect(others.every(({ status, body }) => status === 410 || body.status === 'hold')).toBe(true)
  })

  test('a payment whose response was lost is returned when it is sent again', async () => {
    const shopper = await shopperWith(stack)
    const before = await orders()
    await stack.commerceAdmin('PUT', '_faults', { dropAfterCommitRate: 1, only: 'POST payment', times: 1 })
    await expect(shopper.pay(GOOD_CARD)).rejects.toThrow()
    const again = await shopper.pay(GOOD_CARD)
    expect(again).toMatchObject({ status: 200, body: { action: 'success', order: await orderOf(shopper) } })
    expect(await orders()).toBe(before + 1)
  })

  test('a lost response is repeated although the bag has changed meanwhile: what was added is not paid with the same press', async () => {
    const shopper = await shopperWith(stack)
    await stack.commerceAdmin('PUT', `admin/items/${OTHER_ITEM}/stock`, { stock: 10 })
    const press = await encryptedCard(stack)
    await stack.paymentsAdmin('PUT', '_faults', { delayMs: 300, only: 'POST /v71/payments', times: 1 })
    await stack.commerceAdmin('PUT', '_faults', { dropAfterCommitRate: 1, only: 'POST payment', times: 1 })
    const paying = shopper.pay(press).catch(() => undefined)
    await vi.waitFor(
      async () => expect(await stack.paymentsAdmin('GET', '_faults')).toMatchObject({ times: 0 }),
      15_000,
    )
    await shopper.call('POST', `items/${OTHER_ITEM}`)
    await paying
    const made = paymentsMade()
    expect(await shopper.pay(press)).toMatchObject({ status: 200, body: { order: await orderOf(shopper) } })
    expect(paymentsMade()).toBe(made)
    expect((await shopper.selection()).items).toMatchObject([{ item: OTHER_ITEM }])
    // The next press, with a card that is typed again, pays it.
    expect((await shopper.pay(await encryptedCard(stack))).status).toBe(201)
  })

  test('the payment service’s response is lost: asked again with the same key, it charges once', async () => {
    const shopper = await shopperWith(stack)
    const made = paymentsMade()
    await stack.paymentsAdmin('PUT', '_faults', { dropAfterCommitRate: 1, only: 'POST /v71/payments', times: 1 })
    expect((await shopper.pay(GOOD_CARD)).status).toBe(201)
    expect(paymentsMade()).toBe(made + 1)
  })

  test('the payment service stays out of reach: 503, then the webhook or the next press makes the one order', async () => {
    const shopper = await shopperWith(stack)
    const [before, made] = [await orders(), paymentsMade()]
    await stack.paymentsAdmin('PUT', '_webhooks', { held: true })
    await stack.paymentsAdmin('PUT', '_faults', { dropAfterCommitRate: 1, only: 'POST /v71/payments' })
    expect(await shopper.pay(GOOD_CARD)).toMatchObject({
      status: 503,
      body: { errors: { paymentMethod: 'unavailable' } },
    })
    await stack.paymentsAdmin('DELETE', '_faults')
    expect((await shopper.pay(GOOD_CARD)).status).toBe(201)
    await stack.paymentsAdmin('DELETE', '_webhooks')
    await vi.waitFor(async () => expect(await undelivered()).toBe(0), 15_000)
    expect([await orders(), paymentsMade()]).toEqual([before + 1, made + 1])
  })

  test('a second press on Vipps returns the same page, so that nobody pays twice', async () => {
    const shopper = await shopperWith(stack)
    const [first, second] = [await shopper.pay(VIPPS), await shopper.pay(VIPPS)]
    expect(actionOf(second)).toEqual(actionOf(first))
  })

  test('values that the Drop-in adds to each press, such as the time, do not make it another payment', async () => {
    const shopper = await shopperWith(stack)
    const press = (createdAt: number) => ({
      paymentMethodSpecificFields: {
        paymentMethod: {
          type: 'vipps',
          sdkData: btoa(JSON.stringify({ createdAt })),
          checkoutAttemptId: `a${createdAt}`,
        },
      },
    })
    const [first, second] = [await shopper.pay(press(1)), await shopper.pay(press(2))]
    expect(actionOf(second)).toEqual(actionOf(first))
  })

  test('three parallel payment-results: one order', async () => {
    const shopper = await shopperWith(stack)
    const before = await orders()
    const fields = await choose(await shopper.pay(VIPPS), 'approve')
    const responses = await Promise.all([1, 2, 3].map(() => shopper.result(fields)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(responses.map(({ body }) => JSON.stringify(body.order))).size).toBe(1)
    expect(await orders()).toBe(before + 1)
  })

  test('a shopper who never comes back gets the order by webhook', async () => {
    const shopper = await shopperWith(stack)
    await choose(await shopper.pay(VIPPS), 'approve')
    await vi.waitFor(async () => expect(await shopper.receipt()).toMatchObject({ status: 'untouched' }), 15_000)
    expect((await shopper.selection()).items).toEqual([])
  })

  test('webhooks late, three times and newest first: one order each, and a refusal undoes none', async () => {
    await stack.paymentsAdmin('PUT', '_webhooks', { held: true, copies: 3, reversed: true })
    const before = await orders()
    const shopper = await shopperWith(stack)
    // Refused once, then paid.
    await choose(await shopper.pay(VIPPS), 'refuse')
    const { body } = await shopper.pay(GOOD_CARD)
    const other = await shopperWith(stack)
    await choose(await other.pay(VIPPS), 'approve')
    await stack.paymentsAdmin('PUT', '_webhooks', { copies: 3, reversed: true })
    await vi.waitFor(async () => expect(await undelivered()).toBe(0), 15_000)
    await vi.waitFor(async () => expect(await other.receipt()).toBeDefined(), 15_000)
    expect(await orders()).toBe(before + 2)
    expect(await shopper.receipt()).toMatchObject({ order: body.order, status: 'untouched' })
  })

  test('two payments for one selection: the second is given back', async () => {
    await stack.paymentsAdmin('PUT', '_webhooks', { held: true })
    const shopper = await shopperWith(stack)
    const before = await orders()
    const vipps = await shopper.pay(VIPPS)
    const { body } = await shopper.pay(GOOD_CARD)
    const fields = await choose(vipps, 'approve')
    expect(await shopper.result(fields)).toMatchObject({ status: 200, body: { order: { order: body.order } } })
    const cancelled = () => stack.payments.service.payments.all().filter((payment) => payment.cancelled)
    await vi.waitFor(() => expect(cancelled()).toMatchObject([{ method: 'vipps', state: 'authorised' }]), 15_000)
    expect(await orders()).toBe(before + 1)
  })

  describe('webhooks that nobody has signed', () => {
    const event = (reference: string, changes: Partial<Notification> = {}): Notification => ({
      amount: { currency: 'NOK', value: 100 },
      eventCode: 'AUTHORISATION',
      eventDate: '2026-01-01T00:00:00Z',
      merchantAccountCode: stack.connection.merchantAccount,
      merchantReference: reference,
      pspReference: 'FORGED0000000001',
      success: 'true',
      ...changes,
    })
    const send = (item: Notification, signature: string | undefined) =>
      fetch(stack.connection.webhookUrl ?? '', {
        method: 'POST',
        body: JSON.stringify({
          live: 'false',
          notificationItems: [{ NotificationRequestItem: { ...item, additionalData: { hmacSignature: signature } } }],
        }),
      })
    const waiting = async () => {
      const shopper = await shopperWith(stack)
      await shopper.pay(VIPPS)
      const reference = stack.payments.service.payments.all()[0]?.merchantReference ?? ''
      return { shopper, reference }
    }

    test('change nothing: without a signature, with another key’s, or signed for another amount', async () => {
      const { shopper, reference } = await waiting()
      const item = event(reference)
      for (const signature of [
        undefined,
        '',
        signatureOf(item, '00'.repeat(32)),
        signatureOf(event(reference, { success: 'false' }), stack.connection.hmacKey),
      ]) {
        expect((await send(item, signature)).status).toBe(401)
      }
      expect((await fetch(stack.connection.webhookUrl ?? '', { method: 'POST', body: '{}' })).status).toBe(400)
      expect(await shopper.receipt()).toBeUndefined()
    })

    test('signed for an amount that was not asked for: an order on hold', async () => {
      const { shopper, reference } = await waiting()
      const item = event(reference, { pspReference: 'OTHERAMOUNT00001' })
      const response = await send(item, signatureOf(item, stack.connection.hmacKey))
      expect([response.status, await response.text()]).toEqual([200, '[accepted]'])
      await vi.waitFor(async () => expect(await shopper.receipt()).toMatchObject({ status: 'hold' }), 15_000)
    })

    test('of a payment that is not the platform’s: accepted and ignored', async () => {
      const before = await orders()
      const item = event('somebody-else')
      expect((await send(item, signatureOf(item, stack.connection.hmacKey))).status).toBe(200)
      expect(await orders()).toBe(before)
    })
  })
})
