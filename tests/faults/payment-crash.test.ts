import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { DEFAULT_ADMIN_KEY } from '#sandbox/commerce/server.ts'
import { freePort } from '#sandbox/loopback.ts'
import { type RunningMail, startMail } from '#sandbox/mail/server.ts'
import { DEFAULT_PAYMENTS_ADMIN_KEY } from '#sandbox/payments/server.ts'
import {
  ADDRESS,
  card,
  choose,
  GOOD_CARD,
  ITEM,
  type Shopper,
  shopperWith,
  VIPPS,
} from '#tests/contract/commerce/payment-calls.ts'
import { type StandInProcess, startProcess } from './stand-in-process.ts'

const STOCK = 100
let directory: string
let environment: Record<string, string>
let urls: { commerce: string; payments: string }
let mail: RunningMail
let running: { commerce: StandInProcess; payments: StandInProcess }

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'payment-crash-'))
  urls = {
    commerce: `http://localhost:${await freePort()}/api/checkout/`,
    payments: `http://localhost:${await freePort()}`,
  }
  mail = await startMail({ dataDir: join(directory, 'mail'), smtpPort: 0, inboxPort: 0 })
  environment = {
    SANDBOX_DIR: directory,
    CENTRA_API_URL: urls.commerce,
    ADYEN_ENVIRONMENT: urls.payments,
    SMTP_URL: mail.smtpUrl,
  }
  running = { commerce: await start('commerce'), payments: await start('payments') }
})
afterEach(async () => {
  await Promise.all([running.commerce.kill(), running.payments.kill()])
  await mail.close()
  rmSync(directory, { recursive: true, force: true })
})

function start(name: 'commerce' | 'payments'): Promise<StandInProcess> {
  return startProcess(`sandbox/${name}/main.ts`, environment)
}

async function restart(name: 'commerce' | 'payments'): Promise<void> {
  await running[name].kill()
  running[name] = await start(name)
}

async function admin(url: string, key: string, method: string, body?: object): Promise<unknown> {
  const headers = { 'x-admin-key': key, 'content-type': 'application/json' }
  return (await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })).json()
}
const commerceAdmin = (method: string, path: string, body?: object) =>
  admin(`${new URL(urls.commerce).origin}/${path}`, DEFAULT_ADMIN_KEY, method, body)
const paymentsAdmin = (method: string, path: string, body?: object) =>
  admin(`${urls.payments}/${path}`, DEFAULT_PAYMENTS_ADMIN_KEY, method, body)

const newShopper = () => shopperWith({ commerce: { url: urls.commerce }, commerceAdmin })

const paymentsShape = z.object({
  payments: z.array(z.object({ state: z.string(), cancelled: z.boolean() })),
  undeliveredWebhooks: z.int(),
})

/** The result: number of orders, of charges that were not cancelled, and the stock left. */
async function books() {
  await vi.waitFor(
    async () => expect(paymentsShape.parse(await paymentsAdmin('GET', 'admin/payments')).undeliveredWebhooks).toBe(0),
    { timeout: 30_000, interval: 200 },
  )
  const { payments } = paymentsShape.parse(await paymentsAdmin('GET', 'admin/payments'))
  const { count } = z.object({ count: z.int() }).parse(await commerceAdmin('GET', 'admin/orders'))
  const products = z.object({ products: z.array(z.object({ stock: z.record(z.string(), z.unknown()) })) })
  const stocks = products.parse(await commerceAdmin('GET', 'admin/products')).products.map(({ stock }) => stock[ITEM])
  const charged = payments.filter(({ state, cancelled }) => state === 'authorised' && !cancelled).length
  return { orders: count, charged, stock: stocks.find((stock) => stock !== undefined) }
}
const ONE_ORDER = { orders: 1, charged: 1, stock: STOCK - 1 }
const NO_ORDER = { orders: 0, charged: 0, stock: STOCK }

/** Presses the pay button again until there is an answer, as a shopper does. */
async function payUntilAnswered(shopper: Shopper, fields: object): Promise<number> {
  let status = 0
  await vi.waitFor(
    async () => {
      status = (await shopper.pay(fields)).status
      expect(status).toBeLessThan(500)
    },
    { timeout: 30_000, interval: 100 },
  )
  return status
}
const failed = () => undefined

/** Resolves when the payment service has received the call that it delays. */
async function paymentsWereAsked(): Promise<void> {
  await vi.waitFor(async () => expect(await paymentsAdmin('GET', '_faults')).toMatchObject({ times: 0 }), {
    timeout: 20_000,
    interval: 20,
  })
}

describe('kill -9 between any two steps of a payment: one order, or none', () => {
  test('the platform dies while the payment service charges: the webhook makes the order, without the shopper', async () => {
    const shopper = await newShopper()
    await paymentsAdmin('PUT', '_faults', { delayMs: 1500, only: 'POST /v71/payments', times: 1 })
    const paying = shopper.pay(GOOD_CARD).catch(failed)
    await paymentsWereAsked()
    await restart('commerce')
    await paying
    await vi.waitFor(async () => expect(await shopper.receipt()).toMatchObject({ status: 'untouched' }), {
      timeout: 30_000,
      interval: 200,
    })
    expect(await books()).toEqual(ONE_ORDER)
    expect(await payUntilAnswered(shopper, GOOD_CARD)).toBe(200)
    expect(await books()).toEqual(ONE_ORDER)
  })

  test('the payment service dies before it charges: nothing is paid, and the next press pays once', async () => {
    const shopper = await newShopper()
    await paymentsAdmin('PUT', '_faults', { delayMs: 60_000, only: 'POST /v71/payments', times: 1 })
    const paying = shopper.pay(GOOD_CARD)
    await paymentsWereAsked()
    await running.payments.kill()
    expect(await paying).toMatchObject({ status: 503, body: { errors: { paymentMethod: 'unavailable' } } })
    running.payments = await start('payments')
    expect(await books()).toEqual(NO_ORDER)
    expect(await payUntilAnswered(shopper, GOOD_CARD)).toBe(201)
    expect(await books()).toEqual(ONE_ORDER)
  })

  test('the payment service charges and dies before it answers: charged once', async () => {
    const shopper = await newShopper()
    await paymentsAdmin('PUT', '_webhooks', { held: true })
    await paymentsAdmin('PUT', '_faults', { dropAfterCommitRate: 1, only: 'POST /v71/payments' })
    expect((await shopper.pay(GOOD_CARD)).status).toBe(503)
    await restart('payments')
    expect(await payUntilAnswered(shopper, GOOD_CARD)).toBeLessThan(300)
    expect(await books()).toEqual(ONE_ORDER)
  })

  test('both die at each step of a payment by Vipps', async () => {
    const shopper = await newShopper()
    const answer = await shopper.pay(VIPPS)
    await Promise.all([restart('payments'), restart('commerce')])
    const fields = await choose(answer, 'approve')
    await Promise.all([restart('payments'), restart('commerce')])
    expect(await shopper.result(fields)).toMatchObject({ status: 200, body: { order: { status: 'untouched' } } })
    await Promise.all([restart('payments'), restart('commerce')])
    expect((await shopper.result(fields)).status).toBe(200)
    expect(await books()).toEqual(ONE_ORDER)
  })

  test('one or the other dies at any moment, again and again, while the shopper presses on', async () => {
    const shopper = await newShopper()
    for (const [round, name] of (['commerce', 'payments', 'commerce', 'payments'] as const).entries()) {
      const paying = shopper.pay(GOOD_CARD).catch(failed)
      await new Promise((resolve) => setTimeout(resolve, 3 + round * 6))
      await restart(name)
      await paying
    }
    expect(await payUntilAnswered(shopper, GOOD_CARD)).toBeLessThan(300)
    expect(await books()).toEqual(ONE_ORDER)
    const receipt = await shopper.receipt()
    const inbox = z.array(z.object({ subject: z.string() }))
    const subjects = async () =>
      inbox.parse(await (await fetch(`${mail.url}/api/messages`)).json()).map(({ subject }) => subject)
    await vi.waitFor(async () => expect(await subjects()).toContain(`Bestilling ${receipt?.order} er mottatt`), {
      timeout: 15_000,
    })
  })
})

describe('the order mail', () => {
  const inbox = z.array(z.object({ subject: z.string() }))
  const subjects = async () =>
    inbox.parse(await (await fetch(`${mail.url}/api/messages`)).json()).map(({ subject }) => subject)

  test('is in the inbox once when the platform dies after the mail server took it and before it knows', async () => {
    // Hands mails on, and kills the platform instead of telling it that the first one was taken.
    const deliveries: Buffer[] = []
    const relay = createTransport({ url: mail.smtpUrl })
    const between = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      async onData(stream, { envelope }, done) {
        const raw = await buffer(stream)
        const to = envelope.rcptTo.map(({ address }) => address)
        await relay.sendMail({ envelope: { from: 'hei@tretopp.example', to }, raw })
        deliveries.push(raw)
        if (deliveries.length === 1) await running.commerce.kill()
        done()
      },
    })
    between.on('error', () => undefined)
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
    const bound = between.server.address()
    environment.SMTP_URL = `smtp://localhost:${typeof bound === 'object' ? bound?.port : 0}`
    await restart('commerce')

    const shopper = await newShopper()
    await shopper.pay(GOOD_CARD).catch(failed)
    await running.commerce.exited
    running.commerce = await start('commerce')
    await vi.waitFor(() => expect(deliveries).toHaveLength(2), { timeout: 15_000 })
    const receipt = await shopper.receipt()
    expect(await subjects()).toEqual([`Bestilling ${receipt?.order} er mottatt`])
    await new Promise<void>((resolve) => between.close(() => resolve()))
    relay.close()
  })
})

test('no card number, no encrypted field and no address is in a log, and no card in a file', async () => {
  const blob = 'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZDQkMtSFM1MTIifQ.bm90.YQ.cmVhbA.Y2FyZA'
  const encrypted = structuredClone(GOOD_CARD)
  encrypted.paymentMethodSpecificFields.paymentMethod.encryptedCardNumber = blob
  const shopper = await newShopper()
  for (const fields of [encrypted, card('4111111111111111', 'DECLINED'), card('4111111111111112')])
    expect((await shopper.pay(fields)).status).toBe(406)
  await commerceAdmin('PUT', '_faults', { errorRate: 1, errorStatus: 500, only: 'POST payment', times: 1 })
  expect((await shopper.pay(GOOD_CARD)).status).toBe(500)
  await paymentsAdmin('PUT', '_faults', { errorRate: 1, errorStatus: 500, only: 'POST /v71/payments', times: 2 })
  expect((await shopper.pay(GOOD_CARD)).status).toBe(503)
  expect((await shopper.pay(GOOD_CARD)).status).toBe(201)
  await books()
  await Promise.all([running.commerce.stop(), running.payments.stop()])
  const log = running.commerce.output() + running.payments.output()
  expect(log).toContain('commerce')
  for (const secret of ['4111111111111', blob, ADDRESS.email, ADDRESS.address1, ADDRESS.phoneNumber])
    expect(log, secret).not.toContain(secret)
  for (const folder of ['commerce', 'payments']) {
    for (const file of readdirSync(join(directory, folder))) {
      const bytes = readFileSync(join(directory, folder, file)).toString('latin1')
      for (const secret of ['4111111111111', blob]) expect(bytes.includes(secret), `${secret} in ${file}`).toBe(false)
    }
  }
})
