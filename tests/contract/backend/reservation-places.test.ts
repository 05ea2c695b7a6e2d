import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Campaign } from '#web/domain/product/crowdfunding-status.ts'
import { findByConfirmLink } from '#web/server/crowdfunding/confirm-reservation.ts'
import { startProduction } from '#web/server/crowdfunding/decide-campaign.ts'
import { resendConfirmLink } from '#web/server/crowdfunding/mail-reserver.ts'
import { orderCount } from '#web/server/crowdfunding/order-count.ts'
import { confirmByLink, confirmPlaced, placeReservation } from '#web/server/crowdfunding/place-reservation.ts'
import { deleteUnconfirmed } from '#web/server/crowdfunding/public.ts'
import { holdLifetime, type ReservationRequest, unverifiedLifetime } from '#web/server/crowdfunding/reserve.ts'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { reservations } from '#web/server/db/schema/reservations.ts'
import { mailJob } from '#web/server/outbox/mail-job.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const now = new Date('2026-11-22T12:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }
let queue: JobQueue

beforeAll(async () => {
  queue = await openJobQueue(url(), { report: () => undefined })
})
afterAll(() => queue.stop())
beforeEach(() => queue.deleteAllJobs('mail'))

const newCampaign = () => randomUUID().slice(0, 8)
const newAddress = () => `${randomUUID()}@example.com`
const running: Campaign = { productState: 'crowdFunding', crowdfundingDate: '2026-12-01', crowdfundingMax: 10 }

function portsOf(centraId: string, campaign = running, at = now) {
  const campaigns = new Map([
    [centraId, { campaign, title: () => 'Storr skalljakke', path: (lang: string) => `/${lang}/shop/storr` }],
  ])
  return { database: database(), queue, sender, campaigns, now: at }
}

type Change = Partial<ReservationRequest> & { quantity?: number; campaign?: Campaign; at?: Date }

async function place(centraId: string, { quantity = 1, campaign, at, ...change }: Change = {}) {
  const line = { centraId, itemId: '1-2', quantity, priceEach: 1999, currency: 'NOK' }
  const request: ReservationRequest = {
    idempotencyKey: randomUUID(),
    email: newAddress(),
    isVerified: false,
    lang: 'nb',
    memberId: null,
    country: 'NO',
    delivery: null,
    lines: [{ ...line, title: 'Storr skalljakke', fit: 'women', size: 'M', colour: 'Fjord' }],
    state: 'confirmed',
    ...change,
  }
  const result = await placeReservation(portsOf(centraId, campaign, at), request)
  return { request, result, id: result.ok ? result.value.id : '', state: result.ok ? result.value.state : result.code }
}

const taken = (centraId: string, at = now) => orderCount(database(), { centraId, decisionId: null }, at)
const mails = async () => (await queue.findJobs('mail')).map(({ data }) => mailJob.parse(data).mail)
const stateOf = async (id: string) =>
  (await database().select().from(reservations).where(eq(reservations.id, id)))[0]?.state

/** The newest link in a mail to the address. */
async function linkTo(email: string, id: string) {
  const [mail] = (await mails()).filter(({ to, text }) => to === email && text.includes(`${id}/confirm`)).slice(-1)
  return { id, token: mail?.text.match(/token=([\w-]+)/)?.[1] ?? '' }
}

async function unverified(centraId: string, change: Change = {}) {
  const placed = await place(centraId, change)
  return { ...placed, link: await linkTo(placed.request.email, placed.id) }
}

const codeOf = (result: Awaited<ReturnType<typeof confirmByLink>>) => (result.ok ? result.value.state : result.code)

test('[R1.09] of 2,000 members in the last minutes of a campaign with 100 places exactly 100 get one, and a mail', async () => {
  const centraId = newCampaign()
  const campaign = { ...running, crowdfundingMax: 100 }
  const [people, atOnce] = [2000, 50]
  const told: { readonly code: string; readonly ms: number }[] = []
  let arrived = 0
  const arrive = async () => {
    while (arrived++ < people) {
      const at = performance.now()
      const { state } = await place(centraId, { campaign, isVerified: true })
      told.push({ code: state, ms: performance.now() - at })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, arrive))
  expect(told).toHaveLength(people)
  expect(told.filter(({ code }) => code === 'confirmed')).toHaveLength(100)
  expect(new Set(told.map(({ code }) => code))).toEqual(new Set(['confirmed', 'tooFewLeft']))
  expect(await taken(centraId)).toBe(100)
  expect((await mails()).filter(({ subject }) => subject === 'Takk, du er med')).toHaveLength(100)
  const slowest = Math.max(...told.map(({ ms }) => ms))
  console.info(`Of ${people} people, ${atOnce} at a time, the last was told after ${Math.round(slowest)} ms`)
}, 120_000)

describe('[R1.09] places of an unverified address', () => {
  test('a flood of anonymous calls takes no place, with and without a payment to follow', async () => {
    const centraId = newCampaign()
    const flood = Array.from({ length: 60 }, (_, index) =>
      place(centraId, { quantity: 5, state: index % 2 ? 'pending' : 'confirmed' }),
    )
    const states = (await Promise.all(flood)).map(({ state }) => state)
    expect(new Set(states)).toEqual(new Set(['pending', 'unverified']))
    expect(await taken(centraId)).toBe(0)
    expect((await place(centraId, { isVerified: true, quantity: 5 })).state).toBe('confirmed')
    expect(await taken(centraId)).toBe(5)
  }, 60_000)

  test('are taken by the button behind the link in the mail, once; opening the link changes nothing', async () => {
    const centraId = newCampaign()
    const { id, link, state, request, result } = await unverified(centraId, { quantity: 2 })
    expect(state).toBe('unverified')
    expect(result.ok && result.value.expiresAt).toEqual(later(unverifiedLifetime))
    expect(await findByConfirmLink(database(), link, now)).toMatchObject({ ok: true, value: { state: 'unverified' } })
    expect(await taken(centraId)).toBe(0)
    const clicks = await Promise.all([1, 2, 3].map(() => confirmByLink(portsOf(centraId), link)))
    expect(clicks.map(codeOf)).toEqual(['confirmed', 'confirmed', 'confirmed'])
    expect(await taken(centraId)).toBe(2)
    const subjects = (await mails()).filter(({ to }) => to === request.email).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['Bekreft reservasjonen din', 'Takk, du er med'])
    expect(await findByConfirmLink(database(), link, later(2 * unverifiedLifetime))).toMatchObject({ ok: true })
    expect(await stateOf(id)).toBe('confirmed')
  })

  test('of 20 clicks at once for the last 10 places exactly 10 succeed', async () => {
    const centraId = newCampaign()
    const waiting = await Promise.all(Array.from({ length: 20 }, () => unverified(centraId)))
    const codes = await Promise.all(waiting.map(({ link }) => confirmByLink(portsOf(centraId), link)))
    expect(codes.map(codeOf).toSorted()).toEqual([...Array(10).fill('confirmed'), ...Array(10).fill('tooFewLeft')])
    expect(await taken(centraId)).toBe(10)
  }, 60_000)

  test('are not taken by a wrong link, after a day, or once the campaign is over or decided', async () => {
    const centraId = newCampaign()
    const { id, link } = await unverified(centraId)
    for (const wrong of [
      { id, token: 'x' },
      { id: randomUUID(), token: link.token },
      { id: "'", token: link.token },
    ])
      expect(codeOf(await confirmByLink(portsOf(centraId), wrong))).toBe('noSuchReservation')
    const late = portsOf(centraId, running, later(unverifiedLifetime))
    expect(codeOf(await confirmByLink(late, link))).toBe('reservationExpired')
    const over = { ...running, crowdfundingDate: '2026-11-21' }
    expect(codeOf(await confirmByLink(portsOf(centraId, over), link))).toBe('campaignEnded')
    await place(centraId, { isVerified: true })
    await database().transaction((transaction) =>
      startProduction(transaction, { centraId, campaign: running, staff: { id: 'e1', name: 'Ola' } }, now),
    )
    expect(codeOf(await confirmByLink(portsOf(centraId), link))).toBe('campaignEnded')
    expect(await stateOf(id)).toBe('unverified')
  })

  test('the holder of the key can have a new link mailed, which replaces the former one', async () => {
    const centraId = newCampaign()
    const { id, link, request } = await unverified(centraId)
    const { campaigns: _, ...ports } = portsOf(centraId)
    expect(await resendConfirmLink(ports, { id, key: randomUUID() })).toEqual({ ok: false, code: 'noSuchReservation' })
    expect((await resendConfirmLink(ports, { id, key: request.idempotencyKey })).ok).toBe(true)
    const links = (await mails())
      .filter(({ to }) => to === request.email)
      .map(({ text }) => /token=([\w-]+)/.exec(text)?.[1])
    const token = links.find((one) => one !== link.token) ?? ''
    expect(codeOf(await confirmByLink(portsOf(centraId), link))).toBe('noSuchReservation')
    expect(codeOf(await confirmByLink(portsOf(centraId), { id, token }))).toBe('confirmed')
    const before = (await mails()).length
    expect((await resendConfirmLink(ports, { id, key: request.idempotencyKey })).ok).toBe(true)
    expect(await mails()).toHaveLength(before)
  })

  test('a repeated call mails nothing again; the reservation can change to one with a payment to follow, and back', async () => {
    const centraId = newCampaign()
    const { request } = await unverified(centraId)
    const { idempotencyKey, email } = request
    expect((await place(centraId, { idempotencyKey, email })).state).toBe('unverified')
    expect(await mails()).toHaveLength(1)
    const paid = await place(centraId, { idempotencyKey, email, state: 'pending' })
    expect(paid.state).toBe('pending')
    expect((await place(centraId, { idempotencyKey, email })).state).toBe('unverified')
    expect(await mails()).toHaveLength(2)
    expect((await confirmPlaced(portsOf(centraId), paid.id, '1001')).ok).toBe(true)
    expect(await taken(centraId)).toBe(1)
  })

  test('is deleted a week after its link has ended', async () => {
    const { id } = await unverified(newCampaign())
    const week = 7 * 24 * 60 * 60_000
    await deleteUnconfirmed(database(), later(unverifiedLifetime + week))
    expect(await stateOf(id)).toBe('unverified')
    await deleteUnconfirmed(database(), later(unverifiedLifetime + week + 1))
    expect(await stateOf(id)).toBeUndefined()
  })
})

describe('[R1.09] what one person can reserve of a campaign', () => {
  test('5 when editors have set nothing, however the address is spelt and however many calls come at once', async () => {
    const centraId = newCampaign()
    const campaign = { ...running, crowdfundingMax: 100 }
    expect((await place(centraId, { quantity: 6, campaign })).state).toBe('tooManyPerPerson')
    const name = randomUUID()
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        place(centraId, { email: `${name}+${index}@example.com`, isVerified: true, campaign }),
      ),
    )
    expect(all.map(({ state }) => state).toSorted()).toEqual([
      ...Array(5).fill('confirmed'),
      ...Array(7).fill('tooManyPerPerson'),
    ])
    expect(await taken(centraId)).toBe(5)
  }, 60_000)

  test('as many as editors have set', async () => {
    const centraId = newCampaign()
    const campaign = { ...running, crowdfundingMaxPerPerson: 2 }
    expect((await place(centraId, { quantity: 3, campaign })).state).toBe('tooManyPerPerson')
    expect((await place(centraId, { quantity: 2, campaign, isVerified: true })).state).toBe('confirmed')
  })

  test('a stranger does not learn what an address has reserved: only its owner is told, by the link', async () => {
    const centraId = newCampaign()
    const email = newAddress()
    await place(centraId, { email, isVerified: true, quantity: 5 })
    const placed = await unverified(centraId, { email })
    expect(placed.state).toBe('unverified')
    expect(codeOf(await confirmByLink(portsOf(centraId), placed.link))).toBe('tooManyPerPerson')
    const paid = await place(centraId, { email, state: 'pending' })
    expect(await confirmPlaced(portsOf(centraId), paid.id, '1002')).toEqual({ ok: false, code: 'tooManyPerPerson' })
    expect(await taken(centraId)).toBe(5)
  })

  test('requests of others with somebody’s address take nothing from its owner', async () => {
    const centraId = newCampaign()
    const email = newAddress()
    for (const state of ['pending', 'confirmed'] as const) await place(centraId, { email, quantity: 5, state })
    expect((await place(centraId, { email, isVerified: true, quantity: 5 })).state).toBe('confirmed')
  })
})

describe('[R1.09] places that are held for a payment', () => {
  test('are those of a member with a verified address, for ten minutes; later the order is confirmed if there is room', async () => {
    const centraId = newCampaign()
    const { id } = await place(centraId, { state: 'pending', isVerified: true, quantity: 5 })
    expect([await taken(centraId), await taken(centraId, later(holdLifetime))]).toEqual([5, 0])
    expect((await place(centraId, { isVerified: true, quantity: 5 })).state).toBe('confirmed')
    expect((await place(centraId, { isVerified: true })).state).toBe('tooFewLeft')
    const after = later(holdLifetime)
    expect((await place(centraId, { isVerified: true, at: after })).state).toBe('confirmed')
    expect(await confirmPlaced(portsOf(centraId, running, after), id, '1003')).toEqual({
      ok: false,
      code: 'tooFewLeft',
    })
  })
})
