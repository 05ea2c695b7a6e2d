import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { DEFAULT_ORDER_API_SECRET } from '#sandbox/commerce/server.ts'
import {
  ADDRESS,
  actionOf,
  card,
  choose,
  GET_REDIRECT_CARD,
  GOOD_CARD,
  ITEM,
  OTHER_ITEM,
  PAYMENT,
  POST_REDIRECT_CARD,
  Shopper,
  shopperWith,
  VIPPS,
} from './payment-calls.ts'
import { type PaymentStack, startPaymentStack } from './payment-stack.ts'
import { buyableItem, isRealPlatform, openTarget } from './target.ts'

describe('the platform’s requirements for a payment', () => {
  const target = openTarget()
  const newShopper = async () => {
    const shopper = new Shopper(target.url)
    await shopper.call('POST', `items/${await buyableItem(target)}`)
    return shopper
  }

  test('[R7.02] an unknown payment method is 404, in the platform’s words', async () => {
    const shopper = await newShopper()
    expect(await shopper.pay({}, { paymentMethod: 'barter' })).toMatchObject({
      status: 404,
      body: { errors: { paymentMethod: 'not found' } },
    })
  })

  test('[R5.02] terms that are not accepted are refused', async () => {
    const shopper = await newShopper()
    for (const termsAndConditions of [false, undefined]) {
      const { status, body } = await shopper.pay(GOOD_CARD, { termsAndConditions })
      expect(status).toBe(406)
      expect(body.errors).toHaveProperty('termsAndConditions')
    }
  })

  test('[R5.02] e-mail and phone number are required, each under its own path', async () => {
    const shopper = await newShopper()
    const { status, body } = await shopper.pay(GOOD_CARD, {
      address: { ...ADDRESS, email: '', phoneNumber: undefined },
    })
    expect(status).toBe(406)
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['address.email', 'address.phoneNumber'])
  })

  test('[R5.02] a state is required where the country has states, in both addresses', async () => {
    const shopper = await newShopper()
    await shopper.call('PUT', 'countries/US')
    const address = { ...ADDRESS, country: 'US', zipCode: '99501' }
    const missing = await shopper.pay(GOOD_CARD, { address, shippingAddress: address })
    expect(missing.status).toBe(406)
    expect(Object.keys(missing.body.errors ?? {}).sort()).toEqual(['address.state', 'shippingAddress.state'])
    // The shopper's own country may have none.
    const elsewhere = await shopper.pay(GOOD_CARD, { address: ADDRESS, shippingAddress: address })
    expect(Object.keys(elsewhere.body.errors ?? {})).toEqual(['shippingAddress.state'])
  })

  test('a payment result that belongs to no payment is refused', async () => {
    const shopper = await newShopper()
    const { status, body } = await shopper.result({ redirectResult: 'made-up' })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body.errors).toHaveProperty('paymentMethod')
  })
})

describe.skipIf(isRealPlatform)('payments', () => {
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
  const stockOf = (item: string) => stack.commerce.platform.catalogue.stockOf(item)
  const staffOrder = async (number: unknown) => {
    const headers = { authorization: `Bearer ${DEFAULT_ORDER_API_SECRET}` }
    const response = await fetch(`${stack.commerce.origin}/api/order/orders/${number}`, { headers })
    return z.object({ order: z.record(z.string(), z.unknown()) }).parse(await response.json()).order
  }
  const mails = async (order: unknown) => {
    const all = z
      .array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))
      .parse(await (await fetch(`${stack.mail.url}/api/messages`)).json())
    return all.filter(({ subject }) => new RegExp(`\\b${order}\\b`).test(subject))
  }

  test('[R7.02] the first call returns what the Drop-in needs, in the shopper’s language', async () => {
    const shopper = await shopperWith(stack)
    const { status, body } = await shopper.pay({})
    expect(status).toBe(200)
    expect(body).toMatchObject({
      token: shopper.token,
      action: 'form',
      formType: 'adyen-drop-in',
      formHtml: expect.any(String),
      formFields: {
        paymentMethod: 'adyen',
        returnUrl: `${PAYMENT.paymentReturnPage}?centraPaymentMethod=adyen`,
        locale: 'no-NO',
        environment: new URL(stack.payments.url).origin,
        clientKey: stack.connection.clientKey,
        paymentMethodData: {
          paymentMethods: [
            { type: 'scheme', name: 'Kort', brands: expect.arrayContaining(['visa', 'mc']) },
            { type: 'vipps' },
          ],
        },
      },
    })
    await shopper.call('PUT', 'languages/en')
    expect((await shopper.pay({})).body).toMatchObject({ formFields: { locale: 'en-US' } })
  })

  test('the form can be prepared before address and terms are there; that pays nothing', async () => {
    const shopper = await shopperWith(stack)
    const early = { paymentInitiateOnly: true, termsAndConditions: false, address: undefined }
    expect(await shopper.pay(GOOD_CARD, early)).toMatchObject({ status: 200, body: { action: 'form' } })
    expect((await shopper.selection()).items).toHaveLength(1)
  })

  test('an authorised card: 201, an order, its receipt, an empty selection, less stock and a mail', async () => {
    const shopper = await shopperWith(stack)
    const total = (await shopper.selection()).totals.grandTotalPriceAsNumber
    const before = await orders()
    const { status, body } = await shopper.pay(GOOD_CARD)
    expect(status).toBe(201)
    expect(body).toMatchObject({ token: shopper.token, action: 'success', status: 'untouched' })
    expect(await orders()).toBe(before + 1)
    expect(await shopper.selection()).toMatchObject({ items: [] })
    expect(stockOf(ITEM)).toBe(99)
    const receipt = await shopper.receipt()
    expect(receipt).toMatchObject({
      order: body.order,
      status: 'untouched',
      isPaid: true,
      items: [{ item: ITEM, quantity: 1 }],
      totals: { grandTotalPriceAsNumber: total },
      address: { email: ADDRESS.email, firstName: 'Kari' },
      shippingAddress: { city: 'Oslo' },
    })
    await vi.waitFor(async () => expect(await mails(body.order)).toHaveLength(1), { timeout: 10_000 })
    const [mail] = await mails(body.order)
    expect(mail).toMatchObject({ to: ADDRESS.email, subject: `Bestilling ${body.order} er mottatt` })
    expect(mail?.text).toContain('Storr skalljakke')
  })

  test('the mail is in the buyer’s language', async () => {
    const shopper = await shopperWith(stack)
    await shopper.call('PUT', 'languages/en')
    const { body } = await shopper.pay(GOOD_CARD)
    await vi.waitFor(async () => expect(await mails(body.order)).toHaveLength(1), { timeout: 10_000 })
    expect((await mails(body.order))[0]).toMatchObject({ subject: `We have received order ${body.order}` })
  })

  test('the amount is the platform’s, whatever the shopper sends', async () => {
    const shopper = await shopperWith(stack)
    await shopper.call('POST', 'vouchers', { voucher: 'TREKK10' })
    const total = (await shopper.selection()).totals.grandTotalPriceAsNumber
    const { body } = await shopper.pay(GOOD_CARD, { amount: { currency: 'NOK', value: 1 }, grandTotal: 1 })
    const { payment } = z
      .object({ payment: z.object({ pspReference: z.string() }) })
      .parse(await staffOrder(body.order))
    expect(stack.payments.service.payments.get(payment.pspReference)?.amount).toEqual({
      currency: 'NOK',
      value: Math.round(total * 100),
    })
  })

  test.each([
    ['DECLINED', 'refused'],
    ['CANCELLED', 'cancelled'],
    ['ERROR', 'error'],
  ])('[R4.16] a payment by %s is %s: no order, the selection and stock as before', async (holder, outcome) => {
    const shopper = await shopperWith(stack)
    const before = await orders()
    expect(await shopper.pay(card('4111111111111111', holder))).toMatchObject({
      status: 406,
      body: { errors: { paymentMethod: outcome } },
    })
    expect(await orders()).toBe(before)
    expect((await shopper.selection()).items).toMatchObject([{ item: ITEM, quantity: 1 }])
    expect(stockOf(ITEM)).toBe(100)
    expect((await shopper.pay(GOOD_CARD)).status).toBe(201)
  })

  test.each(['4111111111111112', '4000000000000002'])(
    'a number that is not a test card is refused: %s',
    async (number) => {
      const shopper = await shopperWith(stack)
      expect(await shopper.pay(card(number))).toMatchObject({
        status: 406,
        body: { errors: { paymentMethod: 'refused' } },
      })
    },
  )

  test('malformed encrypted card data is an error, not a refusal', async () => {
    const shopper = await shopperWith(stack)
    const broken = structuredClone(GOOD_CARD)
    broken.paymentMethodSpecificFields.paymentMethod.encryptedCardNumber = 'eyJhbGciOiJSU0EtT0FFUCJ9.a.b.c.d'
    expect(await shopper.pay(broken)).toMatchObject({ status: 406, body: { errors: { paymentMethod: 'error' } } })
  })

  test('a pending payment makes an order and holds its stock; a later refusal cancels it and returns the stock', async () => {
    const shopper = await shopperWith(stack)
    const { body } = await shopper.pay(card('4111111111111111', 'PENDING'))
    expect(body).toMatchObject({ action: 'success', status: 'untouched' })
    expect(await shopper.receipt()).toMatchObject({ order: body.order, isPaid: false })
    expect(stockOf(ITEM)).toBe(99)
    const order = z.object({ payment: z.object({ state: z.literal('pending'), pspReference: z.string() }) })
    const { pspReference } = order.parse(await staffOrder(body.order)).payment
    stack.payments.service.payments.decide(pspReference, 'refused')
    await vi.waitFor(async () => expect(await staffOrder(body.order)).toMatchObject({ status: 'cancelled' }), 15_000)
    expect(stockOf(ITEM)).toBe(100)
  })

  test('[R7.03] a 3-D Secure redirect by POST: payment-result returns the order, and the same one when it is called again', async () => {
    const shopper = await shopperWith(stack)
    const response = await shopper.pay(POST_REDIRECT_CARD)
    expect(actionOf(response)).toMatchObject({
      method: 'POST',
      data: { MD: expect.any(String), PaReq: expect.any(String) },
    })
    const fields = await choose(response, 'approve')
    expect(Object.keys(fields).sort()).toEqual(['MD', 'PaRes'])
    const first = await shopper.result(fields)
    expect(first).toMatchObject({ status: 200, body: { order: { status: 'untouched', items: [{ item: ITEM }] } } })
    expect(await shopper.result(fields)).toEqual(first)
    expect(await shopper.receipt()).toEqual(first.body.order)
  })

  test('[R7.03] a redirect by GET, and the bank declines', async () => {
    const shopper = await shopperWith(stack)
    const fields = await choose(await shopper.pay(GET_REDIRECT_CARD), 'refuse')
    expect(Object.keys(fields).sort()).toEqual(['centraPaymentMethod', 'redirectResult'])
    expect(await shopper.result(fields)).toMatchObject({ status: 406, body: { errors: { paymentMethod: 'refused' } } })
    expect((await shopper.selection()).items).toHaveLength(1)
  })

  test.each([
    ['approve', 200, undefined],
    ['cancel', 406, 'cancelled'],
    ['refuse', 406, 'refused'],
  ])('Vipps: %s', async (choice, status, outcome) => {
    const shopper = await shopperWith(stack)
    const result = await shopper.result(await choose(await shopper.pay(VIPPS), choice))
    expect(result.status).toBe(status)
    if (outcome) expect(result.body.errors).toEqual({ paymentMethod: outcome })
    else expect(result.body.order).toMatchObject({ status: 'untouched' })
  })

  test('[R8.07] Vipps reports a failure although it was paid: first refused, then an order and its mail all the same', async () => {
    await stack.paymentsAdmin('PUT', '_webhooks', { held: true })
    const shopper = await shopperWith(stack)
    const fields = await choose(await shopper.pay(VIPPS), 'misreport')
    expect(await shopper.result(fields)).toMatchObject({ status: 406, body: { errors: { paymentMethod: 'refused' } } })
    await stack.paymentsAdmin('DELETE', '_webhooks')
    await vi.waitFor(async () => expect(await shopper.receipt()).toMatchObject({ status: 'untouched' }), 15_000)
    expect(await shopper.result(fields)).toMatchObject({ status: 200, body: { order: { status: 'untouched' } } })
    const receipt = await shopper.receipt()
    await vi.waitFor(async () => expect(await mails(receipt?.order)).toHaveLength(1), { timeout: 10_000 })
  })

  test('the result of one shopper is unknown to another', async () => {
    const [owner, stranger] = [await shopperWith(stack), await shopperWith(stack)]
    const fields = await choose(await owner.pay(VIPPS), 'approve')
    await stack.paymentsAdmin('PUT', '_webhooks', { held: true })
    expect(await stranger.result(fields)).toMatchObject({
      status: 404,
      body: { errors: { paymentMethod: 'not found' } },
    })
    expect(await stranger.receipt()).toBeUndefined()
    expect((await owner.result(fields)).status).toBe(200)
    expect((await stranger.result(fields)).status).toBe(404)
  })

  test('the return does not decide: changed parameters are refused, and another bank’s answer does not fit', async () => {
    const shopper = await shopperWith(stack)
    const [one, two] = [await shopper.pay(POST_REDIRECT_CARD), await (await shopperWith(stack)).pay(POST_REDIRECT_CARD)]
    const approved = await choose(two, 'approve')
    const declined = await choose(one, 'refuse')
    const mixed = { MD: declined.MD ?? '', PaRes: approved.PaRes ?? '' }
    expect((await shopper.result(mixed)).status).toBe(404)
    expect((await shopper.result({ ...declined, resultCode: 'Authorised' })).status).toBe(406)
    expect((await shopper.result({})).status).toBe(406)
  })

  test('an item that has sold out meanwhile is 410 before anything is paid, and is taken out', async () => {
    const shopper = await shopperWith(stack)
    await stack.commerceAdmin('PUT', `admin/items/${ITEM}/stock`, { stock: 0 })
    const made = stack.payments.service.payments.all().length
    expect(await shopper.pay(GOOD_CARD)).toMatchObject({
      status: 410,
      body: { unavailable: [{ item: ITEM, available: 0 }], selection: { items: [] } },
    })
    expect(stack.payments.service.payments.all()).toHaveLength(made)
  })

  test('an item sells out while the shopper is at the bank: the paid order is put on hold, stock never below zero', async () => {
    const shopper = await shopperWith(stack)
    const response = await shopper.pay(VIPPS)
    await stack.commerceAdmin('PUT', `admin/items/${ITEM}/stock`, { stock: 0 })
    const { body } = await shopper.result(await choose(response, 'approve'))
    expect(body.order).toMatchObject({ status: 'hold', items: [{ item: ITEM }] })
    const { order } = z.object({ order: z.object({ order: z.string() }) }).parse(body)
    expect(await staffOrder(order.order)).toMatchObject({ isOnHold: true, holdReasons: ['out of stock'] })
    expect(stockOf(ITEM)).toBe(0)
  })

  test('a bag that changes during the payment: the order has the paid lines, on hold, and added lines stay in the bag', async () => {
    const shopper = await shopperWith(stack)
    const response = await shopper.pay(VIPPS)
    await stack.commerceAdmin('PUT', `admin/items/${OTHER_ITEM}/stock`, { stock: 10 })
    await shopper.call('POST', `items/${OTHER_ITEM}/quantity/2`)
    const { body } = await shopper.result(await choose(response, 'approve'))
    expect(body.order).toMatchObject({ status: 'hold', items: [{ item: ITEM, quantity: 1 }] })
    const { order } = z.object({ order: z.object({ order: z.string() }) }).parse(body)
    expect(await staffOrder(order.order)).toMatchObject({ holdReasons: ['payment mismatch'] })
    expect((await shopper.selection()).items).toMatchObject([{ item: OTHER_ITEM, quantity: 2 }])
  })

  test('a selection that costs nothing needs no payment service', async () => {
    await stack.commerceAdmin('PUT', 'admin/vouchers/ALT', { description: 'Alt', off: { percent: 100 } })
    onTestFinished(async () => {
      await stack.commerceAdmin('PUT', 'admin/shipping/NOK', { price: 9900, freeOver: 190000 })
    })
    await stack.commerceAdmin('PUT', 'admin/shipping/NOK', { price: 0, freeOver: null })
    const shopper = await shopperWith(stack)
    await shopper.call('POST', 'vouchers', { voucher: 'ALT' })
    const made = stack.payments.service.payments.all().length
    const paid = await shopper.pay({})
    expect(paid).toMatchObject({ status: 201, body: { action: 'success' } })
    expect(await shopper.pay({})).toMatchObject({ status: 200, body: { order: paid.body.order } })
    expect(stack.payments.service.payments.all()).toHaveLength(made)
  })

  test('[R5.02] the newsletter is subscribed to with the order, and not by default', async () => {
    const email = 'ola.newsletter@example.com'
    await (await shopperWith(stack)).pay(GOOD_CARD, { address: { ...ADDRESS, email, newsletter: undefined } })
    const subscribers = () => stack.commerceAdmin('GET', 'admin/newsletter')
    expect(JSON.stringify(await subscribers())).not.toContain(email)
    await (await shopperWith(stack)).pay(GOOD_CARD, { address: { ...ADDRESS, email, newsletter: true } })
    expect(JSON.stringify(await subscribers())).toContain(email)
  })

  test('a separate shipping address decides the country, and is in the receipt', async () => {
    const shopper = await shopperWith(stack)
    const wrong = { shippingAddress: { ...ADDRESS, country: 'DE' } }
    expect(await shopper.pay(GOOD_CARD, wrong)).toMatchObject({
      status: 406,
      body: { errors: { 'shippingAddress.country': expect.any(String) } },
    })
    const abroad = { address: { ...ADDRESS, country: 'DE' }, shippingAddress: { ...ADDRESS, city: 'Bergen' } }
    expect((await shopper.pay(GOOD_CARD, abroad)).status).toBe(201)
    expect(await shopper.receipt()).toMatchObject({ address: { country: 'DE' }, shippingAddress: { city: 'Bergen' } })
  })

  test('campaign fields are kept with the order', async () => {
    const shopper = await shopperWith(stack)
    const additionalFields = { mailchimp_campaign_id: 'abc', mailchimp_landing_site: 'https://example.com/nb' }
    await shopper.pay(GOOD_CARD, { additionalFields })
    expect(await shopper.receipt()).toMatchObject({ additionalFields })
  })

  test('staff read orders only with the secret, newest first, all or by address', async () => {
    const email = 'staff.list@example.com'
    const first = await (await shopperWith(stack)).pay(GOOD_CARD, { address: { ...ADDRESS, email } })
    const second = await (await shopperWith(stack)).pay(GOOD_CARD, { address: { ...ADDRESS, email } })
    const list = (query: string, secret: string) =>
      fetch(`${stack.commerce.origin}/api/order/orders${query}`, { headers: { authorization: `Bearer ${secret}` } })
    expect((await list('', 'wrong')).status).toBe(401)
    expect((await fetch(`${stack.commerce.origin}/api/order/orders`)).status).toBe(401)
    const found = await (await list('?email=Staff.List@example.com', DEFAULT_ORDER_API_SECRET)).json()
    expect(found).toMatchObject({ orders: [{ order: second.body.order }, { order: first.body.order }] })
    expect((await list('/999999', DEFAULT_ORDER_API_SECRET)).status).toBe(404)
    expect((await list('?limit=0', DEFAULT_ORDER_API_SECRET)).status).toBe(406)
  })
})
