import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { CompactEncrypt, importJWK } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { readPaymentConnection } from '#sandbox/config.ts'
import { listenOnLoopback, stopListening } from '#sandbox/loopback.ts'
import { DEFAULT_PAYMENTS_ADMIN_KEY, type RunningPayments, startPayments } from '#sandbox/payments/server.ts'
import { hasValidSignature, webhookSchema } from '#sandbox/payments/webhooks/hmac.ts'

const connection = readPaymentConnection({})
const RETURN_URL = 'http://localhost:3000/api/nb/payment-redirect?centraPaymentMethod=adyen'
let directory: string
let payments: RunningPayments
/** The commerce platform: accepts webhooks unless told otherwise. */
let receiver: { server: Server; bodies: string[]; answers: (string | undefined)[] }

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'payment-service-'))
  const bodies: string[] = []
  const answers: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    bodies.push(await text(request))
    const answer = answers.length > 0 ? answers.shift() : '[accepted]'
    response.writeHead(answer ? 200 : 500).end(answer)
  })
  const port = await listenOnLoopback(server, 0)
  receiver = { server, bodies, answers }
  const webhookUrl = `http://localhost:${port}/webhooks`
  payments = await startPayments({ dataDir: directory, port: 0, connection, webhookUrl })
})
afterEach(async () => {
  await payments.close()
  await stopListening(receiver.server)
  rmSync(directory, { recursive: true })
})

const request = {
  merchantAccount: connection.merchantAccount,
  reference: 'order-1',
  amount: { currency: 'NOK', value: 1000 },
  returnUrl: RETURN_URL,
  shopperLocale: 'en-US',
}
const card = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
}
const resultShape = z.looseObject({
  pspReference: z.string(),
  resultCode: z.string(),
  action: z.looseObject({ url: z.string() }).optional(),
})

async function call(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${payments.url}v71/${path}`, {
    method: 'POST',
    headers: { 'x-api-key': connection.apiKey, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) }
}
const pay = async (paymentMethod: object, headers: Record<string, string> = {}, changes: object = {}) => {
  const { status, body } = await call('payments', { ...request, paymentMethod, ...changes }, headers)
  return { status, body: status === 200 ? resultShape.parse(body) : body }
}
const admin = (method: string, path: string, body?: object) =>
  fetch(`${payments.url}${path}`, {
    method,
    headers: { 'x-admin-key': DEFAULT_PAYMENTS_ADMIN_KEY },
    ...(body && { body: JSON.stringify(body) }),
  })

describe('the checkout API', () => {
  test('401 without the key, 400 for no JSON, 422 naming the field; nothing that was sent is quoted', async () => {
    expect(await call('payments', request, { 'x-api-key': 'wrong' })).toMatchObject({
      status: 401,
      body: { errorType: 'security' },
    })
    expect((await call('payments', '{')).status).toBe(400)
    const { status, body } = await pay({ ...card, encryptedCardNumber: 4111111111111111 })
    expect(status).toBe(422)
    expect(body.message).toContain('paymentMethod.encryptedCardNumber')
    expect(JSON.stringify(body)).not.toContain('4111')
  })

  test.each([
    ['amount', { amount: { currency: 'NOK', value: 0 } }],
    ['amount', { amount: { currency: 'NOK', value: 1.5 } }],
    ['amount', { amount: { currency: 'SEK', value: 100 } }],
    ['returnUrl', { returnUrl: 'javascript:alert(1)' }],
  ])('refuses a wrong %s: %j', async (field, changes) => {
    const { status, body } = await pay(card, {}, changes)
    expect(status).toBe(422)
    expect(body.message).toContain(field)
  })

  test('the same idempotency key charges once, even at the same time; with another request it is refused', async () => {
    const key = { 'idempotency-key': 'press-1' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(card, key)))
    expect(new Set(answers.map(({ body }) => body.pspReference)).size).toBe(1)
    expect(payments.service.payments.all()).toHaveLength(1)
    expect(await pay(card, key, { amount: { currency: 'NOK', value: 1 } })).toMatchObject({
      status: 422,
      body: { errorCode: '704' },
    })
    expect((await pay(card, { 'idempotency-key': 'press-2' })).body.pspReference).not.toBe(
      answers[0]?.body.pspReference,
    )
  })

  test('an authorised amount is given back once', async () => {
    const { pspReference } = (await pay(card)).body
    for (const _again of [1, 2]) expect((await call(`payments/${pspReference}/cancels`, {})).status).toBe(201)
    await vi.waitFor(() => expect(receiver.bodies).toHaveLength(2), 15_000)
    expect(receiver.bodies.at(-1)).toContain(`"originalReference":"${pspReference}"`)
    expect((await call('payments/UNKNOWN/cancels', {})).status).toBe(422)
  })
})

describe('webhooks', () => {
  test('are signed, and sent until they are accepted', async () => {
    receiver.answers.push(undefined, 'not the word')
    const { pspReference } = (await pay(card)).body
    await vi.waitFor(() => expect(receiver.bodies).toHaveLength(3), { timeout: 10_000 })
    const [item] = webhookSchema.parse(JSON.parse(receiver.bodies.at(-1) ?? '')).notificationItems
    expect(item?.NotificationRequestItem).toMatchObject({
      pspReference,
      eventCode: 'AUTHORISATION',
      success: 'true',
      merchantReference: 'order-1',
      amount: { currency: 'NOK', value: 1000 },
      merchantAccountCode: connection.merchantAccount,
      paymentMethod: 'visa',
    })
    expect(item && hasValidSignature(item.NotificationRequestItem, connection.hmacKey)).toBe(true)
    await vi.waitFor(async () => {
      expect(await (await admin('GET', 'admin/payments')).json()).toMatchObject({ undeliveredWebhooks: 0 })
    }, 15_000)
  })

  test('held, they wait; then they come in the chosen order and number', async () => {
    await admin('PUT', '_webhooks', { held: true })
    for (const holderName of ['Kari', 'DECLINED']) await pay({ ...card, holderName })
    await admin('PUT', '_webhooks', { copies: 2, reversed: true })
    await vi.waitFor(() => expect(receiver.bodies).toHaveLength(4), 15_000)
    expect(receiver.bodies.map((body) => /"success":"(\w+)"/.exec(body)?.[1])).toEqual([
      'false',
      'false',
      'true',
      'true',
    ])
  })

  test('late, they come after the delay', async () => {
    await admin('PUT', '_webhooks', { delayMs: 300 })
    const before = performance.now()
    await pay(card)
    await vi.waitFor(() => expect(receiver.bodies).toHaveLength(1), 15_000)
    expect(performance.now() - before).toBeGreaterThanOrEqual(295)
  })

  test('nothing is announced while the shopper or the bank has not decided', async () => {
    await pay({ type: 'vipps' })
    await pay({ ...card, holderName: 'PENDING' })
    await pay(card)
    await vi.waitFor(() => expect(receiver.bodies).toHaveLength(1), 15_000)
  })
})

describe('the page of Vipps', () => {
  const open = async () => {
    const { body } = await pay({ type: 'vipps' })
    const url = resultShape.parse(body).action?.url ?? ''
    const press = (choice: string) =>
      fetch(`${url}/choice`, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })
    return { url, press }
  }

  test('the first decision counts; the result is known by the code of the return only', async () => {
    const { url, press } = await open()
    const first = await press('refuse')
    const location = new URL(first.headers.get('location') ?? '')
    expect(location.href.startsWith(RETURN_URL)).toBe(true)
    expect((await press('approve')).headers.get('location')).toBe(location.href)
    const redirectResult = location.searchParams.get('redirectResult')
    expect(await call('payments/details', { details: { redirectResult } })).toMatchObject({
      status: 200,
      body: { resultCode: 'Refused', refusalReason: 'Refused' },
    })
    expect((await call('payments/details', { details: { redirectResult: 'guessed' } })).status).toBe(422)
    expect(await (await fetch(url)).text()).toContain('This payment is finished')
  })

  test('unknown pages and choices change nothing, and no page may be framed', async () => {
    const { url, press } = await open()
    expect((await press('something')).status).toBe(200)
    expect((await fetch(`${payments.url}vipps/unknown`)).status).toBe(404)
    expect((await fetch(url.replace('/vipps/', '/bank/'))).status).toBe(404)
    expect(payments.service.payments.all()).toMatchObject([{ state: 'waiting' }])
    const policy = (await fetch(url)).headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:3000")
  })
})

describe('the endpoints for the Drop-in', () => {
  const frame = (clientKey: string, origin: string, version = '6.3.0') =>
    fetch(`${payments.url}securedfields/${clientKey}/${version}/securedFields.html?type=card&d=${btoa(origin)}`)

  test('frames are for the shop’s key, pages on this machine and the known version', async () => {
    const response = await frame(connection.clientKey, 'http://localhost:3000')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3000')
    expect((await frame('test_OTHER', 'http://localhost:3000')).status).toBe(401)
    for (const origin of ['https://evil.example', 'javascript:alert(1)', 'http://localhost.evil.example', '*', ''])
      expect((await frame(connection.clientKey, origin)).status, origin).toBe(403)
    expect((await frame(connection.clientKey, 'http://localhost:3000', '6.4.0')).status).toBe(404)
  })

  test('the bin look-up names brand, length and country of an encrypted beginning of a number', async () => {
    const key = await importJWK(payments.service.key.publicKey, 'RSA-OAEP')
    const lookUp = async (binValue: string, supportedBrands = ['visa', 'mc']) => {
      const fields = JSON.stringify({ binValue, generationtime: new Date().toISOString() })
      const encryptedBin = await new CompactEncrypt(new TextEncoder().encode(fields))
        .setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A256CBC-HS512', version: '1' })
        .encrypt(key)
      const url = `${payments.url}v3/bin/binLookup?token=${connection.clientKey}`
      const body = JSON.stringify({ type: 'card', supportedBrands, encryptedBin, requestId: 'r1' })
      return (await fetch(url, { method: 'POST', body })).json()
    }
    expect(await lookUp('41111111111')).toMatchObject({
      requestId: 'r1',
      issuingCountryCode: 'NL',
      brands: [{ brand: 'visa', supported: true, panLength: 16, cvcPolicy: 'required' }],
    })
    expect(await lookUp('37144963539')).toMatchObject({ brands: [{ brand: 'amex', supported: false, panLength: 15 }] })
    expect(await lookUp('99999999999')).toMatchObject({ brands: [] })
    expect((await fetch(`${payments.url}v3/bin/binLookup?token=other`, { method: 'POST', body: '{}' })).status).toBe(
      401,
    )
  })

  test('analytics, texts and pictures, readable from another origin', async () => {
    const analytics = `${payments.url}v3/analytics`
    const key = `?clientKey=${connection.clientKey}`
    const attempt = await fetch(`${analytics}${key}`, { method: 'POST', body: '{}' })
    expect(await attempt.json()).toEqual({ checkoutAttemptId: expect.any(String) })
    expect((await fetch(`${analytics}/abc${key}`, { method: 'POST', body: '{}' })).status).toBe(204)
    expect((await fetch(analytics, { method: 'POST', body: '{}' })).status).toBe(401)
    const texts = await fetch(`${payments.url}sdk/6.45.2/translations/no-NO.json`)
    expect(await texts.json()).toMatchObject({ payButton: 'Betal' })
    expect((await fetch(`${payments.url}sdk/6.45.2/translations/de-DE.json`)).status).toBe(404)
    const logo = await fetch(`${payments.url}images/logos/visa.svg`)
    expect(logo.headers.get('content-type')).toBe('image/svg+xml')
    for (const response of [attempt, texts, logo]) expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('the panel', () => {
  test('takes orders from its own page only', async () => {
    const { pspReference } = (await pay({ ...card, holderName: 'PENDING' })).body
    const settle = (origin?: string) =>
      fetch(`${payments.url}payments/${pspReference}`, {
        method: 'POST',
        headers: origin ? { origin } : {},
        body: new URLSearchParams({ action: 'authorise' }),
        redirect: 'manual',
      })
    for (const origin of [undefined, 'null', 'http://localhost:3000']) expect((await settle(origin)).status).toBe(403)
    expect(payments.service.payments.all()).toMatchObject([{ state: 'pending' }])
    expect((await settle(new URL(payments.url).origin)).status).toBe(303)
    expect(payments.service.payments.all()).toMatchObject([{ state: 'authorised' }])
  })

  test('its settings need the admin key', async () => {
    for (const path of ['_faults', '_webhooks', 'admin/payments'])
      expect((await fetch(`${payments.url}${path}`)).status).toBe(401)
    expect((await admin('PUT', '_faults', { errorRate: 2 })).status).toBe(422)
  })
})
