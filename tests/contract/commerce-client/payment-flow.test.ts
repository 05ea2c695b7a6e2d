import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bagItem, openTab } from '#tests/bag/open-tab.ts'
import { choose, encryptedCard, GOOD_CARD, ITEM, VIPPS } from '#tests/contract/commerce/payment-calls.ts'
import { type PaymentStack, startPaymentStack } from '#tests/contract/commerce/payment-stack.ts'
import { FakeShop } from '#tests/payment/fake-shop.ts'
import type { OpenPayment } from '#web/domain/checkout/open-payment.ts'
import type { PaymentResult } from '#web/domain/checkout/payment-result.ts'
import { createPaymentCalls } from '#web/services/centra/payment.ts'
import { checkPayment } from '#web/services/payment/check-payment.ts'
import { type Press, pay } from '#web/services/payment/pay.ts'
import { paymentBag } from '#web/services/payment/payment-bag.ts'
import type { PaymentPorts } from '#web/services/payment/ports.ts'

/** Five items of the demo catalogue that are sold; each press decides which of them are reserved. */
const RESERVED = ['10103-1010305', '11202-1120202', '10301-1030101', '20101-2010101', '10201-1020101']

/** One that sells out while it is paid for, and one that is reserved along with it. */
const SOLD_OUT = ['10102-1010201', '20101-2010101'] as const

let stack: PaymentStack
beforeAll(async () => {
  stack = await startPaymentStack()
  await stack.commerceAdmin('PUT', `admin/items/${ITEM}/stock`, { stock: 500 })
})
afterAll(() => stack.close())

/** Counts round trips: a call that starts before another has ended belongs to the same one. */
class RoundTrips {
  count = 0

  readonly of = async <T>(send: () => Promise<T>): Promise<T> => {
    const trip = this.count + 1
    const response = await send()
    this.count = Math.max(this.count, trip)
    return response
  }
}

/** A browser with these items in its bag, whose payment flow calls the real stand-ins. */
async function shopper(items: readonly string[] = [ITEM], trips = new RoundTrips()) {
  const tab = openTab({ fetch: (url, init) => trips.of(() => fetch(url, init)), baseUrl: stack.commerce.url })
  for (const item of items) await tab.engine.add(bagItem(item))
  const platform = createPaymentCalls(tab.connection)
  const state: { open: OpenPayment | null; result: PaymentResult | null } = { open: null, result: null }
  const { reservations } = new FakeShop({}).ports
  const ports: PaymentPorts = {
    platform,
    bag: paymentBag({ engine: tab.engine, state: tab.state, memory: tab.memory, withLock: (work) => work() }),
    reservations: { ...reservations, place: (request) => trips.of(() => reservations.place(request)) },
    memory: {
      openPayment: () => state.open,
      storeOpenPayment: (open) => void Object.assign(state, { open }),
      result: () => state.result,
      storeResult: (result) => void Object.assign(state, { result }),
      campaign: () => null,
      startPayment: (open) => void Object.assign(state, { open, result: null }),
      hasSelection: () => true,
      dropSelection: () => {},
    },
    withPaymentLock: (work) => work(),
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
    wait: async () => {},
  }
  const bag = tab.state.getState().bag
  const press: Press = {
    ...new FakeShop({}).press(),
    method: (await encryptedCard(stack)).paymentMethodSpecificFields,
    amount: { currency: bag?.currency ?? '', amount: bag?.totals.grandTotal ?? 0 },
    pages: { paymentReturnPage: 'http://localhost/return', paymentFailedPage: 'http://localhost/failed' },
  }
  return { ports, press, state, platform, shown: tab.state }
}

const charged = () => stack.payments.service.payments.all().length

describe('the payment flow against the stand-ins', () => {
  test('reads what the Drop-in needs', async () => {
    const { platform, press } = await shopper()
    expect(await platform.initiate(press.pages)).toMatchObject({
      ok: true,
      value: { environment: stack.connection.origin, paymentMethods: { paymentMethods: [{ type: 'scheme' }, {}] } },
    })
  })

  test('[R7.02] a card pays, twenty presses at once charge once', async () => {
    const { ports, press } = await shopper()
    const before = charged()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => pay(ports, press)))
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(outcomes[0]).toMatchObject({ kind: 'order' })
    expect(charged()).toBe(before + 1)
  })

  test.each([
    ['no', []],
    ['one', RESERVED.slice(0, 1)],
    ['five', RESERVED],
  ] as const)(
    '[R1.10] with %s reserved lines at most two more round trips than the one that pays',
    async (_, reserved) => {
      const trips = new RoundTrips()
      const { ports, press } = await shopper([...reserved, ITEM], trips)
      const price = ports.bag.read()?.bag.lines.find(({ itemId }) => itemId === ITEM)?.priceEach ?? 0
      const before = charged()
      trips.count = 0
      const amount = { ...press.amount, amount: price }
      const outcome = await pay(ports, { ...press, amount, reservedItems: new Set(reserved) })
      expect(outcome).toMatchObject({ kind: 'order' })
      expect(charged()).toBe(before + 1)
      expect(trips.count).toBeLessThanOrEqual(3)
    },
  )

  test('[R4.16] refused, then paid', async () => {
    const { ports, press } = await shopper()
    const { paymentMethod } = GOOD_CARD.paymentMethodSpecificFields
    const method = { paymentMethod: { ...paymentMethod, holderName: 'DECLINED' } }
    expect(await pay(ports, { ...press, method })).toEqual({ kind: 'failed', outcome: 'refused' })
    expect(await pay(ports, press)).toMatchObject({ kind: 'order' })
  })

  test.each([
    ['alone', []],
    ['next to another line', [ITEM]],
    ['next to a reserved line', [ITEM, SOLD_OUT[1]]],
  ] as const)('[R4.16] what sells out while paying is reported by the payment alone: %s', async (_, others) => {
    const [item, reserved] = SOLD_OUT
    await stack.commerceAdmin('PUT', `admin/items/${item}/stock`, { stock: 1 })
    const { ports, press, shown } = await shopper([...others, item])
    await stack.commerceAdmin('PUT', `admin/items/${item}/stock`, { stock: 0 })
    const lines = ports.bag.read()?.bag.lines ?? []
    const amount = lines.reduce((sum, { itemId, priceEach }) => (itemId === reserved ? sum : sum + priceEach), 0)
    const outcome = await pay(ports, {
      ...press,
      amount: { ...press.amount, amount: others.length > 0 ? amount : press.amount.amount },
      reservedItems: new Set([reserved]),
    })
    expect(outcome).toEqual({ kind: 'short', shortages: [expect.objectContaining({ itemId: item, available: 0 })] })
    expect(shown.getState().bag?.lines.map(({ itemId }) => itemId)).toEqual(others)
    expect(shown.getState().notice).toBeNull()
  })

  test('[R7.03] [R8.07] Vipps: the action, its return, and a wrongly reported failure', async () => {
    for (const [choice, kind] of [
      ['approve', 'order'],
      ['cancel', 'failed'],
      ['misreport', 'order'],
    ] as const) {
      const { ports, press } = await shopper()
      const outcome = await pay(ports, { ...press, method: VIPPS.paymentMethodSpecificFields })
      if (outcome.kind !== 'action') throw new Error(JSON.stringify(outcome))
      const answer = { status: 200, body: { action: 'javascript', formFields: { action: outcome.action } } }
      const back = await choose(answer, choice)
      expect(await checkPayment(ports, { centraPaymentMethod: 'adyen', ...back })).toMatchObject({ kind })
    }
  })

  test.each(['POST payment', 'GET receipt', 'GET selection'])(
    'lost responses to %s: one order, which the payment finds',
    async (only) => {
      const { ports, press } = await shopper()
      const before = charged()
      const faults = { dropAfterCommitRate: 1, only, times: 2 }
      await fetch(`${stack.commerce.origin}/_faults`, {
        method: 'PUT',
        headers: { 'x-admin-key': 'sandbox-commerce-admin-key', 'content-type': 'application/json' },
        body: JSON.stringify(faults),
      })
      let outcome = await pay(ports, press)
      for (let presses = 0; outcome.kind !== 'order' && presses < 4; presses++) outcome = await pay(ports, press)
      expect(outcome).toMatchObject({ kind: 'order' })
      expect(charged()).toBe(before + 1)
    },
  )
})
