import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DEFAULT_ORDER_API_SECRET } from '#sandbox/commerce/server.ts'
import { card, choose, GOOD_CARD, shopperWith, VIPPS } from '#tests/contract/commerce/payment-calls.ts'
import { type PaymentStack, startPaymentStack } from '#tests/contract/commerce/payment-stack.ts'
import type { Campaign } from '#web/domain/product/crowdfunding-status.ts'
import { orderCount } from '#web/server/crowdfunding/order-count.ts'
import { placeReservation } from '#web/server/crowdfunding/place-reservation.ts'
import { holdLifetime } from '#web/server/crowdfunding/reserve.ts'
import {
  findByKey,
  type SettlePorts,
  settleDue,
  settleReservation,
} from '#web/server/crowdfunding/settle-reservation.ts'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { reservations } from '#web/server/db/schema/reservations.ts'
import { mailJob } from '#web/server/outbox/mail-job.ts'
import { createOrderApi } from '#web/services/centra-orders/order-api.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }
let stack: PaymentStack
let queue: JobQueue
/** The order API is called through this, so that a test can cut it off. */
let respond: typeof fetch = fetch
const reported: string[] = []

beforeAll(async () => {
  stack = await startPaymentStack()
  queue = await openJobQueue(url(), { report: () => undefined })
}, 60_000)
afterAll(async () => {
  await queue.stop()
  await stack.close()
})
beforeEach(async () => {
  respond = fetch
  reported.length = 0
  await queue.deleteAllJobs('mail')
  await database().delete(reservations)
  await stack.paymentsAdmin('DELETE', '_webhooks')
})

const start = new Date()
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

function ports(centraId: string, maximum: number | undefined, now: Date): SettlePorts {
  const campaign: Campaign = { productState: 'crowdFunding', crowdfundingMax: maximum }
  const campaigns = new Map([[centraId, { campaign, title: () => 'Storr skalljakke', path: () => undefined }]])
  return {
    database: database(),
    now,
    orders: createOrderApi({
      baseUrl: `${stack.commerce.origin}/api/order/`,
      secret: DEFAULT_ORDER_API_SECRET,
      fetch: (address, init) => respond(address, init),
    }),
    confirming: async () => ({ database: database(), queue, sender, campaigns, now }),
    report: (problem) => void reported.push(problem),
  }
}

/** A shopper whose bag has a garment to pay, and one that has just been reserved. */
async function splitBag({
  maximum,
  at = start,
  isVerified = true,
}: {
  maximum?: number
  at?: Date
  isVerified?: boolean
} = {}) {
  const centraId = randomUUID().slice(0, 8)
  const key = randomUUID()
  const place = async (
    state: 'pending' | 'confirmed',
    idempotencyKey: string,
    now: Date,
    own?: { quantity: number },
  ) => {
    const { quantity } = own ?? { quantity: 1 }
    const line = { centraId, itemId: '1-2', quantity, priceEach: 1999, currency: 'NOK' }
    const lines = [{ ...line, title: 'Storr skalljakke', fit: 'women', size: 'M', colour: 'Fjord' }]
    const who = {
      email: own || idempotencyKey === key ? 'kari@example.com' : `${idempotencyKey}@example.com`,
      isVerified: isVerified || state === 'confirmed',
      lang: 'nb',
      memberId: null,
      country: 'NO',
      delivery: null,
    } as const
    const placing = await ports(centraId, maximum, now).confirming()
    return await placeReservation(placing, { ...who, idempotencyKey, lines, state })
  }
  const placed = await place('pending', key, at)
  const id = placed.ok ? placed.value.id : ''
  const shopper = await shopperWith(stack)
  const settle = async (hasPaymentFailed: boolean, now = at) => {
    const settled = await settleReservation(ports(centraId, maximum, now), { id, key }, hasPaymentFailed)
    return settled.ok ? settled.value : settled.code
  }
  const found = async () => (await database().select().from(reservations).where(eq(reservations.id, id)))[0]
  return {
    id,
    key,
    centraId,
    shopper,
    settle,
    found,
    pay: (fields: object) => shopper.pay(fields, { additionalFields: { reservation_id: id } }),
    runJob: (now: Date) => settleDue(ports(centraId, maximum, now)),
    /** Somebody else reserves one. */
    other: (now: Date) => place('confirmed', randomUUID(), now),
    /** The same person reserves as many as one can. */
    reserveMost: () => place('confirmed', randomUUID(), at, { quantity: 5 }),
    count: (now: Date) => orderCount(database(), { centraId, decisionId: null }, now),
  }
}
const mails = async () => (await queue.findJobs('mail')).map(({ data }) => mailJob.parse(data).mail)

describe('[R1.09] a reservation is settled by what the platform says of its payment', () => {
  test('an order confirms it, whatever the browser says, once', async () => {
    const bag = await splitBag()
    const { body } = await bag.pay(GOOD_CARD)
    const settled = await Promise.all([true, false, true].map((hasFailed) => bag.settle(hasFailed)))
    for (const one of settled) expect(one).toMatchObject({ state: 'confirmed', orderNumber: body.order })
    expect(await mails()).toMatchObject([{ to: 'kari@example.com', subject: 'Takk, du er med' }])
  })

  test('an order needs no click in a mail: until then an unknown address takes no place', async () => {
    const bag = await splitBag({ isVerified: false })
    expect(await bag.count(start)).toBe(0)
    await bag.pay(GOOD_CARD)
    expect(await bag.settle(false)).toMatchObject({ state: 'confirmed' })
    expect(await bag.count(start)).toBe(1)
    expect(await mails()).toMatchObject([{ subject: 'Takk, du er med' }])
  })

  test('for an address that has as many as one person can have, it is released with one mail that says why', async () => {
    const bag = await splitBag({ isVerified: false, maximum: 20 })
    await bag.pay(GOOD_CARD)
    await bag.reserveMost()
    expect(await bag.settle(false)).toMatchObject({ state: 'released', orderNumber: expect.any(String) })
    const lost = (await mails()).filter(({ subject }) => subject === 'Vi fikk ikke reservert til deg')
    expect(lost).toMatchObject([{ text: expect.stringContaining('flere enn hver kan reservere') }])
  })

  test('no order: pending while the browser does not know, released when the payment failed', async () => {
    const bag = await splitBag()
    expect((await bag.pay(card('4111111111111111', 'DECLINED'))).status).toBe(406)
    expect(await bag.settle(false)).toMatchObject({ state: 'pending', lines: [{ item: '1-2', quantity: 1 }] })
    expect(await bag.count(start)).toBe(1)
    expect(await bag.settle(true)).toMatchObject({ state: 'released', orderNumber: null, lines: [{ item: '1-2' }] })
    expect(await bag.count(start)).toBe(0)
    expect(await mails()).toEqual([])
  })

  test('the key is the proof of ownership', async () => {
    const bag = await splitBag()
    for (const stranger of [
      { id: bag.id, key: randomUUID() },
      { id: randomUUID(), key: bag.key },
    ]) {
      expect(await settleReservation(ports(bag.centraId, 1, start), stranger, true)).toEqual({
        ok: false,
        code: 'noSuchReservation',
      })
      expect(await findByKey(database(), stranger)).toEqual({ ok: false, code: 'noSuchReservation' })
    }
    expect(await findByKey(database(), bag)).toMatchObject({ ok: true, value: { state: 'pending' } })
  })

  test('a payment that Vipps reports as failed although it was paid confirms it after its release', async () => {
    const bag = await splitBag()
    await stack.paymentsAdmin('PUT', '_webhooks', { held: true })
    const fields = await choose(await bag.pay(VIPPS), 'misreport')
    expect((await bag.shopper.result(fields)).status).toBe(406)
    expect(await bag.settle(true)).toMatchObject({ state: 'released' })
    await stack.paymentsAdmin('DELETE', '_webhooks')
    await vi.waitFor(async () => expect(await bag.shopper.receipt()).toBeDefined(), { timeout: 10_000 })
    await bag.runJob(minutes(11))
    expect(await bag.found()).toMatchObject({ state: 'confirmed', checkAt: null, orderNumber: expect.any(String) })
  })
})

describe('[R1.09] a reservation whose shopper does not come back', () => {
  test('is confirmed by the job when the payment was paid, before it expires', async () => {
    const bag = await splitBag()
    await bag.pay(GOOD_CARD)
    await bag.runJob(minutes(1))
    expect(await bag.found()).toMatchObject({ state: 'pending' })
    await bag.runJob(minutes(2))
    expect(await bag.found()).toMatchObject({ state: 'confirmed', expiresAt: null, checkAt: null })
    expect(await mails()).toHaveLength(1)
  })

  test('is released after 30 minutes without an order, then checked fewer than 25 times in a week', async () => {
    const bag = await splitBag()
    for (let minute = 1; minute < 30; minute++) await bag.runJob(minutes(minute))
    expect(await bag.found()).toMatchObject({ state: 'pending' })
    expect([await bag.count(minutes(9)), await bag.count(minutes(10))]).toEqual([1, 0])
    for (const minute of [30, 31]) await bag.runJob(minutes(minute))
    expect(await bag.found()).toMatchObject({ state: 'released', expiresAt: null })
    let calls = 0
    respond = (...call) => {
      calls += 1
      return fetch(...call)
    }
    for (let hour = 1; hour <= 8 * 24; hour++) await bag.runJob(minutes(30 + hour * 60))
    expect(calls).toBeGreaterThan(5)
    expect(calls).toBeLessThan(25)
    expect(await bag.found()).toMatchObject({ state: 'released', checkAt: null })
  })

  test('frees its place after 10 minutes even while the platform is away, and is confirmed late only if there is room', async () => {
    const [kept, lost] = [await splitBag({ maximum: 1 }), await splitBag({ maximum: 1 })]
    for (const bag of [kept, lost]) await bag.pay(GOOD_CARD)
    respond = () => Promise.reject(new TypeError('fetch failed'))
    const expired = new Date(start.getTime() + holdLifetime)
    expect((await lost.other(minutes(9))).ok).toBe(false)
    for (const bag of [kept, lost]) {
      await bag.runJob(expired)
      expect(await bag.settle(true, expired)).toMatchObject({ state: 'pending' })
      expect(await bag.count(expired)).toBe(0)
    }
    expect(reported.length).toBeGreaterThan(0)
    expect((await lost.other(expired)).ok).toBe(true)
    respond = fetch
    for (const bag of [kept, lost]) await Promise.all([bag.runJob(minutes(11)), bag.settle(false, minutes(11))])
    expect(await kept.found()).toMatchObject({ state: 'confirmed' })
    expect(await lost.found()).toMatchObject({ state: 'released', orderNumber: expect.any(String), checkAt: null })
    expect(await lost.count(minutes(11))).toBe(1)
    const subjects = (await mails()).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Vi fikk ikke reservert til deg')).toHaveLength(1)
  })

  test('does not hold up others when the platform’s response about it is broken', async () => {
    const bags = [await splitBag({ at: minutes(-1) }), await splitBag()]
    for (const bag of bags) await bag.pay(GOOD_CARD)
    respond = (address, init) =>
      String(address).includes(bags[0]?.id ?? '') ? Promise.resolve(new Response('broken')) : fetch(address, init)
    for (const minute of [2, 3]) await bags[1]?.runJob(minutes(minute))
    expect(await bags[0]?.found()).toMatchObject({ state: 'pending' })
    expect(await bags[1]?.found()).toMatchObject({ state: 'confirmed' })
  })
})
