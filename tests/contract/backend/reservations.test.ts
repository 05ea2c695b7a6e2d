import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { confirmReservation } from '#web/server/crowdfunding/confirm-reservation.ts'
import { orderCount } from '#web/server/crowdfunding/order-count.ts'
import { holdLifetime, type ReservationRequest, reserve } from '#web/server/crowdfunding/reserve.ts'
import type { Campaigns, Reservation } from '#web/server/crowdfunding/stored-reservation.ts'
import { reservationLines, reservations } from '#web/server/db/schema/reservations.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()
const now = new Date('2026-11-22T12:00:00Z')
const expired = new Date(now.getTime() + holdLifetime)
const product = () => randomUUID().slice(0, 8)

const named = { title: 'Storr skalljakke', fit: 'women', size: 'M', colour: 'Fjord' }
/** A running campaign with this maximum of garments. */
const running = (centraId: string, crowdfundingMax: number | undefined): Campaigns =>
  new Map([[centraId, { productState: 'crowdFunding', crowdfundingMax, crowdfundingMaxPerPerson: 100 }]])

type Change = Partial<ReservationRequest> & { quantity?: number }

/** Reserves one garment by default; `maximum` is the product's. */
async function ask(centraId: string, maximum: number | undefined, { quantity = 1, ...change }: Change = {}, at = now) {
  const line = { ...named, centraId, itemId: '10102-1010201', quantity, priceEach: 1299.5, currency: 'NOK' }
  const request: ReservationRequest = {
    idempotencyKey: randomUUID(),
    email: 'kari@example.com',
    isVerified: true,
    lang: 'nb',
    memberId: null,
    country: 'NO',
    delivery: null,
    lines: [line],
    state: 'confirmed',
    ...change,
  }
  const confirmed: Reservation[] = []
  const onConfirmed = async (_: unknown, reservation: Reservation) => void confirmed.push(reservation)
  const campaigns = new Map([
    ...request.lines.flatMap((one) => [...running(one.centraId, undefined)]),
    ...running(centraId, maximum),
  ])
  const result = await reserve(database(), request, campaigns, onConfirmed, at)
  return { result, request, confirmed }
}

/** As a client does: calls that get no connection in time, on a busy machine, are made again. */
async function askUntilConnected(centraId: string, maximum: number): ReturnType<typeof ask> {
  try {
    return await ask(centraId, maximum)
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : {}
    if (!String(cause).includes('timeout exceeded when trying to connect')) throw error
    return await askUntilConnected(centraId, maximum)
  }
}

const idOf = ({ result }: Awaited<ReturnType<typeof ask>>) => (result.ok ? result.value.id : '')
const stateOf = async (id: string) =>
  (await database().select().from(reservations).where(eq(reservations.id, id)))[0]?.state

describe('[R1.09] reserving', () => {
  test('of 100 at once for the last 10 places exactly 10 succeed', async () => {
    const centraId = product()
    await ask(centraId, 100, { quantity: 90 })
    // Opens all connections of the pool first: otherwise few calls run at the same time.
    await Promise.all(Array.from({ length: 8 }, () => database().execute(sql`SELECT pg_sleep(0.2)`)))
    const all = await Promise.all(Array.from({ length: 100 }, () => askUntilConnected(centraId, 100)))
    expect(all.filter(({ result }) => result.ok)).toHaveLength(10)
    expect(new Set(all.flatMap(({ result }) => (result.ok ? [] : [result.code])))).toEqual(new Set(['tooFewLeft']))
    expect(await orderCount(database(), { centraId, decisionId: null }, now)).toBe(100)
  }, 60_000)

  test('reserves all lines of a bag or none', async () => {
    const [one, full] = [product(), product()]
    await ask(full, 1)
    const lines = [one, full].map((centraId) => ({
      ...named,
      centraId,
      itemId: '1-2',
      quantity: 1,
      priceEach: 10,
      currency: 'EUR',
    }))
    expect((await ask(full, 1, { lines })).result).toEqual({ ok: false, code: 'tooFewLeft' })
    expect(await orderCount(database(), { centraId: one, decisionId: null }, now)).toBe(0)
  })

  test('bags with the same products in another order do not block one another', async () => {
    const pair = [product(), product()]
    const line = (centraId: string) => ({
      ...named,
      centraId,
      itemId: '1-2',
      quantity: 1,
      priceEach: 10,
      currency: 'EUR',
    })
    const requests = Array.from({ length: 20 }, (_, index) => (index % 2 ? pair : [...pair].reverse()).map(line))
    const results = await Promise.all(requests.map((lines) => ask(pair[0] ?? '', undefined, { lines })))
    expect(results.every(({ result }) => result.ok)).toBe(true)
  })

  test('the same call ten times at once is one reservation and one confirmation', async () => {
    const centraId = product()
    const idempotencyKey = randomUUID()
    const all = await Promise.all(Array.from({ length: 10 }, () => ask(centraId, 100, { idempotencyKey })))
    expect(new Set(all.map(idOf)).size).toBe(1)
    expect(all.flatMap(({ confirmed }) => confirmed)).toHaveLength(1)
    expect(await orderCount(database(), { centraId, decisionId: null }, now)).toBe(1)
    const other = await ask(centraId, 100, { idempotencyKey, quantity: 2 })
    expect(other.result).toEqual({ ok: false, code: 'differentRequest' })
  })

  test('keeps the price and the currency of each line', async () => {
    const { result } = await ask(product(), undefined, { quantity: 3 })
    const id = result.ok ? result.value.id : ''
    const [line] = await database().select().from(reservationLines).where(eq(reservationLines.reservationId, id))
    expect(line).toMatchObject({ ...named, quantity: 3, priceEach: 1299.5, currency: 'NOK' })
  })

  test('a reservation that fails while it is confirmed is not stored', async () => {
    const centraId = product()
    const request = (await ask(product(), undefined)).request
    const lines = request.lines.map((line) => ({ ...line, centraId }))
    const failing = reserve(
      database(),
      { ...request, lines, idempotencyKey: randomUUID() },
      running(centraId, undefined),
      async () => {
        throw new Error('The mail could not be written')
      },
      now,
    )
    await expect(failing).rejects.toThrow('The mail could not be written')
    expect(await orderCount(database(), { centraId, decisionId: null }, now)).toBe(0)
  })
})

describe('[R1.09] a campaign that takes no reservations', () => {
  const today = '2026-11-22'
  test.each([
    ['is over since yesterday', { productState: 'crowdFunding', crowdfundingDate: '2026-11-21' }, 'campaignEnded'],
    ['is not crowdfunded', { productState: 'normal' }, 'notReservable'],
  ] as const)('%s', async (_, campaign, code) => {
    const centraId = product()
    const { request } = await ask(product(), undefined)
    const lines = request.lines.map((line) => ({ ...line, centraId }))
    const again = { ...request, lines, idempotencyKey: randomUUID() }
    const result = await reserve(database(), again, new Map([[centraId, campaign]]), async () => undefined, now)
    expect(result).toEqual({ ok: false, code })
  })

  test('is missing in the content', async () => {
    const { request } = await ask(product(), undefined)
    const again = { ...request, idempotencyKey: randomUUID() }
    expect(await reserve(database(), again, new Map(), async () => undefined, now)).toEqual({
      ok: false,
      code: 'notReservable',
    })
  })

  test('takes them on its last day', async () => {
    const centraId = product()
    const { request } = await ask(product(), undefined)
    const lines = request.lines.map((line) => ({ ...line, centraId }))
    const campaign = { productState: 'crowdFunding', crowdfundingDate: today } as const
    const again = { ...request, lines, idempotencyKey: randomUUID() }
    const result = await reserve(database(), again, new Map([[centraId, campaign]]), async () => undefined, now)
    expect(result.ok).toBe(true)
  })
})

describe('[R1.09] a pending reservation', () => {
  const confirm = async (id: string, centraId: string, maximum: number, at = now) => {
    const confirmed: string[] = []
    const onConfirmed = async (_: unknown, reservation: Reservation) => void confirmed.push(reservation.id)
    const result = await confirmReservation(database(), id, running(centraId, maximum), onConfirmed, at)
    return { result, confirmed }
  }

  test('is confirmed by its payment, once', async () => {
    const centraId = product()
    const pending = await ask(centraId, 1, { state: 'pending' })
    expect(pending.confirmed).toEqual([])
    const all = await Promise.all([1, 2, 3].map(() => confirm(idOf(pending), centraId, 1)))
    expect(all.every(({ result }) => result.ok)).toBe(true)
    expect(all.flatMap(({ confirmed }) => confirmed)).toHaveLength(1)
    expect(await stateOf(idOf(pending))).toBe('confirmed')
  })

  test('that is asked for again with nothing left to pay is confirmed, once', async () => {
    const centraId = product()
    const pending = await ask(centraId, 1, { state: 'pending' })
    const { idempotencyKey } = pending.request
    const again = await Promise.all([1, 2].map(() => ask(centraId, 1, { idempotencyKey })))
    for (const { result } of again)
      expect(result).toMatchObject({ ok: true, value: { state: 'confirmed', expiresAt: null } })
    expect(again.flatMap(({ confirmed }) => confirmed)).toHaveLength(1)
    // Never back, and late only if there is room.
    expect((await ask(centraId, 1, { idempotencyKey, state: 'pending' })).result).toMatchObject({
      value: { state: 'confirmed' },
    })
    const late = product()
    const first = await ask(late, 1, { state: 'pending' })
    await ask(late, 1, {}, expired)
    const lateAttempt = await ask(late, 1, { idempotencyKey: first.request.idempotencyKey }, expired)
    expect(lateAttempt.result).toEqual({ ok: false, code: 'tooFewLeft' })
  })

  test('that expired gives its place away, and is confirmed late only if there is room', async () => {
    const centraId = product()
    const [first, second] = [await ask(centraId, 2, { state: 'pending' }), await ask(centraId, 2, { state: 'pending' })]
    expect((await ask(centraId, 2)).result.ok).toBe(false)
    expect((await ask(centraId, 2, {}, expired)).result.ok).toBe(true)
    expect((await confirm(idOf(first), centraId, 2, expired)).result.ok).toBe(true)
    expect((await confirm(idOf(second), centraId, 2, expired)).result).toEqual({ ok: false, code: 'tooFewLeft' })
    expect(await orderCount(database(), { centraId, decisionId: null }, expired)).toBe(2)
  })
})
