import { afterAll, beforeAll, expect, test } from 'vitest'
import { actionOf, card, GET_REDIRECT_CARD, GOOD_CARD, Shopper, VIPPS } from './payment-calls.ts'
import { type PaymentStack, startPaymentStack } from './payment-stack.ts'
import { buyableItem, isRealPlatform, Target } from './target.ts'

/*
 * What a shopper sees of payments, on the stand-ins or on a test store with Adyen's test environment
 * (`CONTRACT_CENTRA_API_URL`): it takes the cards with `test_`, and refuses the holder's name DECLINED. Orders are
 * placed there.
 */
let stack: PaymentStack | undefined
let target: Target

beforeAll(async () => {
  stack = isRealPlatform ? undefined : await startPaymentStack()
  target = new Target(stack?.commerce.url)
})
afterAll(() => stack?.close())

async function shopperWithItem(): Promise<Shopper> {
  const shopper = new Shopper(target.url)
  const { status } = await shopper.call('POST', `items/${await buyableItem(target)}`)
  if (status !== 201) throw new Error(`The item could not be added: ${status}`)
  return shopper
}

test('[R7.02] the first call returns what the Drop-in needs and pays nothing', async () => {
  const shopper = await shopperWithItem()
  const { status, body } = await shopper.pay({})
  expect(status).toBe(200)
  expect(body).toMatchObject({
    token: shopper.token,
    formFields: {
      environment: expect.any(String),
      clientKey: expect.any(String),
      paymentMethodData: { paymentMethods: expect.arrayContaining([expect.objectContaining({ type: 'scheme' })]) },
    },
  })
  expect((await shopper.selection()).items).toHaveLength(1)
})

test('[R7.02] an authorised card makes an order with a receipt and empties the selection; the same call again makes no other', async () => {
  const shopper = await shopperWithItem()
  const { status, body } = await shopper.pay(GOOD_CARD)
  expect(status).toBe(201)
  expect(body).toMatchObject({ token: shopper.token, action: 'success', order: expect.any(String) })
  expect(await shopper.receipt()).toMatchObject({ order: body.order })
  expect((await shopper.selection()).items).toEqual([])
  expect((await shopper.pay(GOOD_CARD)).body).toMatchObject({ order: body.order })
})

test('[R4.16] a refused card makes no order, and the bag can be paid for with another', async () => {
  const shopper = await shopperWithItem()
  expect(await shopper.pay(card('4111111111111111', 'DECLINED'))).toMatchObject({
    status: 406,
    body: { errors: { paymentMethod: 'refused' } },
  })
  expect(await shopper.receipt()).toBeUndefined()
  expect((await shopper.selection()).items).toHaveLength(1)
  expect((await shopper.pay(GOOD_CARD)).status).toBe(201)
})

test.each([
  ['a card with a redirect by GET', GET_REDIRECT_CARD],
  ['Vipps', VIPPS],
])('[R7.03] %s is an action that redirects; nothing is ordered before the shopper is back', async (_, method) => {
  const shopper = await shopperWithItem()
  expect(actionOf(await shopper.pay(method)).url).toMatch(/^https?:/)
  expect(await shopper.receipt()).toBeUndefined()
  expect((await shopper.result({ redirectResult: 'made-up' })).status).toBeGreaterThanOrEqual(400)
})
