import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { campaignsTag } from '#web/domain/member/page-tags.ts'
import type { Campaign } from '#web/domain/product/crowdfunding-status.ts'
import { currentRun, decisionsByProduct } from '#web/server/crowdfunding/campaign-run.ts'
import { campaignSummary, previewDecisionMail } from '#web/server/crowdfunding/campaign-summary.ts'
import { cancelByLink, cancelOwnReservation, findByCancelLink } from '#web/server/crowdfunding/cancel-reservation.ts'
import { closeCampaign, startProduction } from '#web/server/crowdfunding/decide-campaign.ts'
import { listOwnReservations } from '#web/server/crowdfunding/list-reservations.ts'
import { mailDecisions } from '#web/server/crowdfunding/mail-decisions.ts'
import { orderCount } from '#web/server/crowdfunding/order-count.ts'
import { confirmPlaced, findPlaced, placeReservation } from '#web/server/crowdfunding/place-reservation.ts'
import { findPurchase } from '#web/server/crowdfunding/purchase.ts'
import { reservationsByDay } from '#web/server/crowdfunding/reservations-by-day.ts'
import type { ReservationRequest } from '#web/server/crowdfunding/reserve.ts'
import type { Reserver } from '#web/server/crowdfunding/reserver.ts'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { expiredTags } from '#web/server/db/schema/expired-tags.ts'
import { members } from '#web/server/db/schema/members.ts'
import { reservations } from '#web/server/db/schema/reservations.ts'
import { mailJob } from '#web/server/outbox/mail-job.ts'
import { breakingDatabase } from './breaking-database.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const now = new Date('2026-11-22T12:00:00Z')
const afterEnd = new Date('2026-12-02T12:00:00Z')
const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }
const staff = { id: 'e1', name: 'Ola Redaktør' }
const running: Campaign = { productState: 'crowdFunding', crowdfundingDate: '2026-12-01', crowdfundingGoal: 3 }
const title = () => 'Storr skalljakke'
let queue: JobQueue

beforeAll(async () => {
  queue = await openJobQueue(url(), { report: () => undefined })
})
afterAll(() => queue.stop())
beforeEach(async () => {
  // Mails that an earlier test left to be sent.
  await tell()
  await queue.deleteAllJobs('mail')
})

const newCampaign = () => randomUUID().slice(0, 8)

type Change = Partial<ReservationRequest> & { campaign?: Campaign; at?: Date }

function portsOf(centraIds: readonly string[], campaign = running, at = now) {
  const campaigns = new Map(centraIds.map((centraId) => [centraId, { campaign, title, path: () => undefined }]))
  return { database: database(), queue, sender, campaigns, now: at }
}

function line(centraId: string) {
  return {
    centraId,
    itemId: '1-2',
    quantity: 2,
    priceEach: 1999,
    currency: 'NOK',
    title: title(),
    fit: 'women',
    size: 'M',
    colour: 'Fjord',
  }
}

async function place(centraId: string, { campaign, at, ...change }: Change = {}) {
  const request: ReservationRequest = {
    idempotencyKey: randomUUID(),
    email: `${randomUUID()}@example.com`,
    lang: 'nb',
    memberId: null,
    country: 'NO',
    delivery: null,
    lines: [line(centraId)],
    state: 'confirmed',
    isVerified: true,
    ...change,
  }
  const ports = portsOf(
    request.lines.map((one) => one.centraId),
    campaign,
    at,
  )
  const result = await placeReservation(ports, request)
  return { request, result, id: result.ok ? result.value.id : '' }
}

const start = (centraId: string, at = now) =>
  database().transaction((transaction) => startProduction(transaction, { centraId, campaign: running, staff }, at))
const close = (centraId: string, at = afterEnd, campaign = running) =>
  database().transaction((transaction) => closeCampaign(transaction, { centraId, campaign, staff }, at))
const tell = () =>
  mailDecisions({
    database: database(),
    queue,
    now: () => now,
    sender: async () => sender,
    title: async () => undefined,
  })

async function mails(kind: string) {
  const all = (await queue.findJobs('mail')).map(({ data }) => mailJob.parse(data))
  return all.filter((one) => one.kind === kind).map(({ mail }) => mail)
}

const open = (centraId: string) => ({ centraId, decisionId: null })
/** Garments that are reserved in the product's campaign, as the content describes it. */
const reserved = async (centraId: string, { crowdfundingDate } = running) =>
  orderCount(database(), await currentRun(database(), centraId, crowdfundingDate), now)

const tokenIn = (text: string | undefined) => /token=([\w-]{32})/.exec(text ?? '')?.[1] ?? ''

async function newMember(change: { email?: string; emailVerifiedAt?: Date } = {}) {
  const member = {
    email: `${randomUUID()}@example.com`,
    passwordHash: 'x',
    fullName: 'Kari',
    lang: 'nb',
    ...change,
  } as const
  const [stored] = await database().insert(members).values(member).returning()
  if (!stored) throw new Error('No member')
  return stored
}

const ownReservations = (member: Reserver) =>
  listOwnReservations(
    {
      database: database(),
      now,
      // Nothing was put into a selection.
      orders: { ordersWithComment: async () => ({ ok: false, problem: 'Nobody asks' }) },
      report: (problem) => {
        throw new Error(problem)
      },
    },
    member,
  )

describe('[R1.09] placing a reservation', () => {
  test('is confirmed by a mail that says what, when it is charged and how to cancel', async () => {
    const { request } = await place(newCampaign(), { delivery: { price: 99, freeOver: 1900 } })
    const [mail] = await mails('reservationConfirmed')
    expect(mail?.to).toBe(request.email)
    for (const part of [
      '2 × Storr skalljakke, Kvinner, Fjord, størrelse M',
      '1\u00a0999\u00a0kr',
      '3\u00a0998\u00a0kr med frakt',
    ])
      expect(mail?.text).toContain(part)
    expect(mail?.text).toContain('Du betaler ingenting for dette nå')
    expect(mail?.text).toContain('01. desember 2026')
    expect(mail?.text).toContain('/cancel?lang=nb&token=')
  })

  test('a pending one is mailed when its payment succeeds, once', async () => {
    const centraId = newCampaign()
    const { id } = await place(centraId, { state: 'pending' })
    expect(await mails('reservationConfirmed')).toEqual([])
    const all = await Promise.all([1, 2, 3].map(() => confirmPlaced(portsOf([centraId]), id)))
    expect(all.map((result) => result.ok && result.value)).toEqual(
      Array(3).fill({ id, state: 'confirmed', expiresAt: null }),
    )
    expect(await mails('reservationConfirmed')).toHaveLength(1)
  })

  test('a repeated call gets the first result, even after the campaign ended; it is found by its key', async () => {
    const centraId = newCampaign()
    const { request, result } = await place(centraId)
    expect(await placeReservation(portsOf([centraId], running, afterEnd), request)).toEqual(result)
    expect(await findPlaced(database(), request.idempotencyKey, request.email)).toEqual(result.ok && result.value)
    expect(await findPlaced(database(), request.idempotencyKey, 'other@example.com')).toBeUndefined()
    expect(await mails('reservationConfirmed')).toHaveLength(1)
  })

  test('is whole or not at all, wherever the connection to the database breaks; the same call then places one', async () => {
    const centraId = newCampaign()
    const { request } = await place(newCampaign())
    const again = { ...request, lines: [line(centraId)], idempotencyKey: randomUUID() }
    let steps = 0
    // The first statement only begins the transaction.
    for (let broken = 2; steps === 0; broken += 1) {
      const connection = await breakingDatabase(url(), broken)
      const placing = placeReservation({ ...portsOf([centraId]), database: connection.database }, again)
      const result = await placing.catch(() => 'broken' as const)
      await connection.close()
      const stored = [await reserved(centraId), (await mails('reservationConfirmed')).length]
      if (result === 'broken') {
        expect(stored, `broken at statement ${broken}`).toEqual([0, 1])
      } else {
        expect([result.ok, ...stored]).toEqual([true, 2, 2])
        steps = broken
      }
    }
    expect(steps).toBeGreaterThan(6)
  }, 60_000)

  test('is refused once production was decided', async () => {
    const centraId = newCampaign()
    await place(centraId)
    await start(centraId)
    expect((await place(centraId)).result).toEqual({ ok: false, code: 'campaignEnded' })
  })
})

describe('[R1.09] cancelling a reservation', () => {
  test('works by the link in the mail, also a second time; opening the link changes nothing', async () => {
    const centraId = newCampaign()
    const { id } = await place(centraId)
    const link = { id, token: tokenIn((await mails('reservationConfirmed'))[0]?.text) }
    expect(await findByCancelLink(database(), link)).toMatchObject({ ok: true, value: { state: 'confirmed' } })
    expect(await reserved(centraId)).toBe(2)
    for (const _ of [1, 2]) expect((await cancelByLink(database(), link)).ok).toBe(true)
    expect(await reserved(centraId)).toBe(0)
    for (const wrong of [
      { id, token: 'x' },
      { id: 'x', token: 'x' },
      { ...link, id: randomUUID() },
    ])
      expect(await cancelByLink(database(), wrong)).toEqual({ ok: false, code: 'noSuchReservation' })
  })

  test('is refused after production has started', async () => {
    const centraId = newCampaign()
    const { id } = await place(centraId)
    const link = { id, token: tokenIn((await mails('reservationConfirmed'))[0]?.text) }
    await start(centraId)
    expect(await cancelByLink(database(), link)).toEqual({ ok: false, code: 'productionStarted' })
    expect(await reserved(centraId)).toBe(2)
  })

  test('members see and cancel their own, and no others', async () => {
    const [kari, ola] = [await newMember(), await newMember()]
    const { id } = await place(newCampaign(), { memberId: kari.id })
    await place(newCampaign(), { memberId: kari.id, state: 'pending' })
    expect((await ownReservations(kari)).map((one) => one.id)).toEqual([id])
    expect(await ownReservations(ola)).toEqual([])
    expect(await cancelOwnReservation(database(), ola, id)).toEqual({ ok: false, code: 'noSuchReservation' })
    expect((await cancelOwnReservation(database(), kari, id)).ok).toBe(true)
    expect(await ownReservations(kari)).toMatchObject([{ id, state: 'cancelled' }])
  })

  test('a guest’s reservation belongs to the member with exactly that address once it is verified', async () => {
    const email = `${randomUUID()}@example.com`
    const { id } = await place(newCampaign(), { email })
    await place(newCampaign(), { email: email.replace('@', '+other@') })
    const member = await newMember({ email })
    expect(await ownReservations(member)).toEqual([])
    expect(await cancelOwnReservation(database(), member, id)).toEqual({ ok: false, code: 'noSuchReservation' })
    const verified = { ...member, emailVerifiedAt: now }
    expect((await ownReservations(verified)).map((one) => one.id)).toEqual([id])
    expect((await cancelOwnReservation(database(), verified, id)).ok).toBe(true)
  })
})

describe('[R1.09] production starts', () => {
  test('everybody who reserved gets one mail with a personal link to what was reserved, at the price of that time', async () => {
    const centraId = newCampaign()
    const other = newCampaign()
    const kari = await place(centraId, { lines: [line(centraId), line(other)] })
    const ola = await place(centraId)
    const pending = await place(centraId, { state: 'pending' })
    const released = await place(other)
    expect(await start(centraId)).toEqual({ ok: true, value: { isChanged: true } })
    expect(await start(centraId)).toEqual({ ok: true, value: { isChanged: false } })
    expect(await close(centraId)).toEqual({ ok: false, code: 'otherDecision' })
    await Promise.all([tell(), tell(), tell()])
    await tell()
    const sent = await mails('productionStarts')
    expect(sent.map(({ to }) => to).toSorted()).toEqual([kari.request.email, ola.request.email].toSorted())
    expect(sent.map(({ to }) => to)).not.toContain(released.request.email)
    const karisMail = sent.find(({ to }) => to === kari.request.email)
    expect(karisMail?.text.match(/2 × /g)).toHaveLength(1)
    const link = { id: kari.id, centraId, token: tokenIn(karisMail?.text) }
    expect(karisMail?.text).toContain(`/api/v1/reservations/${kari.id}/purchase?lang=nb&campaign=${centraId}&token=`)
    const found = await findPurchase(database(), link)
    expect(found).toMatchObject({
      ok: true,
      value: { lines: [{ centraId, item: '1-2', quantity: 2, priceEach: 1999 }] },
    })
    for (const wrong of [
      { ...link, token: 'x' },
      { ...link, id: ola.id },
      { ...link, centraId: other },
    ])
      expect(await findPurchase(database(), wrong)).toEqual({ ok: false, code: 'noSuchReservation' })
    // Paid after the decision.
    await confirmPlaced(portsOf([centraId]), pending.id)
    await tell()
    expect((await mails('productionStarts')).map(({ to }) => to)).toContain(pending.request.email)
    expect(await mails('productionStarts')).toHaveLength(3)
  })

  test('is refused without reservations', async () => {
    expect(await start(newCampaign())).toEqual({ ok: false, code: 'nothingReserved' })
  })

  test('a reservation at the same moment is either refused or gets the mail too', async () => {
    const centraId = newCampaign()
    await place(centraId)
    const placing = Array.from({ length: 10 }, () => place(centraId))
    await start(centraId)
    const placed = (await Promise.all(placing)).filter(({ result }) => result.ok)
    await tell()
    expect(await mails('productionStarts')).toHaveLength(placed.length + 1)
  }, 30_000)
})

describe('[R1.09] another campaign of the same product', () => {
  const next: Campaign = { ...running, crowdfundingDate: '2027-03-01', crowdfundingMax: 2 }
  const later = new Date('2027-01-10T12:00:00Z')

  test('begins at 0 with a later last day, and the reservations of the first one stay with its decision', async () => {
    const centraId = newCampaign()
    const first = await place(centraId)
    await start(centraId)
    await tell()
    const second = await place(centraId, { campaign: next, at: later })
    expect(second.result.ok).toBe(true)
    expect([await reserved(centraId), await reserved(centraId, next)]).toEqual([2, 2])
    // Its maximum counts its own reservations.
    const third = await place(centraId, { campaign: next, at: later })
    expect(third.result).toEqual({ ok: false, code: 'tooFewLeft' })
    expect(await campaignSummary(database(), centraId, next.crowdfundingDate, later)).toMatchObject({
      orderCount: 2,
      reservations: 1,
      decision: null,
      mailed: 0,
    })
    await tell()
    expect((await mails('productionStarts')).map(({ to }) => to)).toEqual([first.request.email])
    const of = (id: string) => database().select().from(reservations).where(eq(reservations.id, id))
    expect((await of(second.id))[0]?.state).toBe('confirmed')
    const member = await newMember()
    await database().update(reservations).set({ memberId: member.id }).where(eq(reservations.id, second.id))
    // The first campaign's production does not bind the second one's reserver.
    expect((await cancelOwnReservation(database(), member, second.id)).ok).toBe(true)
    expect([await reserved(centraId), await reserved(centraId, next)]).toEqual([2, 0])
  })

  test('is decided on its own, and only its reservers are told', async () => {
    const centraId = newCampaign()
    await place(centraId)
    await close(centraId)
    await tell()
    const second = await place(centraId, { campaign: next, at: later })
    const decided = await database().transaction((transaction) =>
      startProduction(transaction, { centraId, campaign: next, staff }, later),
    )
    expect(decided).toEqual({ ok: true, value: { isChanged: true } })
    await tell()
    expect((await mails('productionStarts')).map(({ to }) => to)).toEqual([second.request.email])
    expect(await mails('campaignFailed')).toHaveLength(1)
  })
})

test('[R1.09] a decision expires the pages that show campaigns, in its transaction', async () => {
  const centraId = newCampaign()
  await place(centraId)
  const tags = async () => (await database().select().from(expiredTags)).map(({ tag }) => tag)
  await database().delete(expiredTags)
  await expect(
    database().transaction(async (transaction) => {
      await startProduction(transaction, { centraId, campaign: running, staff }, now)
      throw new Error('Rolled back')
    }),
  ).rejects.toThrow('Rolled back')
  expect(await tags()).toEqual([])
  await start(centraId)
  expect(await tags()).toEqual([campaignsTag])
  expect(await decisionsByProduct(database())).toMatchObject({
    [centraId]: { decision: 'production', lastDay: running.crowdfundingDate, decidedOn: '2026-11-22' },
  })
})

describe('[R1.09] a campaign ends with too few', () => {
  test('reservers are told once that nothing is charged, and get no link to buy', async () => {
    const centraId = newCampaign()
    const { request, id } = await place(centraId)
    expect(await close(centraId, now)).toEqual({ ok: false, code: 'campaignNotFailed' })
    expect((await close(centraId)).ok).toBe(true)
    await tell()
    await tell()
    const sent = await mails('campaignFailed')
    expect(sent.map(({ to }) => to)).toEqual([request.email])
    expect(sent[0]?.text).toContain('Du betaler ingenting')
    expect(sent[0]?.text).not.toContain('token=')
    expect(await findPurchase(database(), { id, centraId, token: '' })).toMatchObject({ ok: false })
  })

  test('a campaign that reached its goal cannot be closed', async () => {
    const centraId = newCampaign()
    await place(centraId)
    await place(centraId)
    expect(await close(centraId)).toEqual({ ok: false, code: 'campaignNotFailed' })
  })
})

describe('[R1.09] staff see a campaign', () => {
  test('its counts, the decision, who made it and how many were told', async () => {
    const centraId = newCampaign()
    await place(centraId)
    await place(centraId, { state: 'pending' })
    const open = { decision: null, decidedAt: null, decidedBy: null, mailed: 0, bought: 0 }
    expect(await campaignSummary(database(), centraId, running.crowdfundingDate, now)).toEqual({
      orderCount: 4,
      reservations: 1,
      ...open,
    })
    await start(centraId)
    await tell()
    expect(await campaignSummary(database(), centraId, running.crowdfundingDate, now)).toMatchObject({
      decision: 'production',
      decidedAt: now.toISOString(),
      decidedBy: 'Ola Redaktør',
      mailed: 1,
    })
  })

  test.each(['production', 'notEnough'] as const)(
    'the mail about %s before it is sent, and to how many',
    async (decision) => {
      const centraId = newCampaign()
      await place(centraId)
      const preview = await previewDecisionMail(
        database(),
        { centraId, lastDay: running.crowdfundingDate, decision, lang: 'en', title: 'Storr shell jacket' },
        sender,
        now,
      )
      expect(preview.recipients).toBe(1)
      expect(preview.subject).toContain('Storr shell jacket')
      expect(preview.text).toContain('2 × ')
      expect(await mails('productionStarts')).toEqual([])
    },
  )
})

test('reservations are counted by the day in Oslo on which they were made; cancelled ones are not', async () => {
  const centraId = newCampaign()
  // Half past midnight in Oslo, which is still the day before in UTC.
  await place(centraId, { at: new Date('2026-11-20T23:30:00Z') })
  await place(centraId, { at: new Date('2026-11-21T12:00:00Z') })
  await place(centraId, { at: now })
  const { id } = await place(centraId)
  await database().update(reservations).set({ state: 'cancelled' }).where(eq(reservations.id, id))
  expect(await reservationsByDay(database(), open(centraId), now)).toEqual([
    { day: '2026-11-21', count: 4 },
    { day: '2026-11-22', count: 2 },
  ])
})
