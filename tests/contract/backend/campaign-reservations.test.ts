import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { purchaseDeadline } from '#web/domain/product/reserved-purchase.ts'
import { listCampaignReservations } from '#web/server/crowdfunding/campaign-reservations.ts'
import { countReservedItems } from '#web/server/crowdfunding/count-reserved-items.ts'
import { findPurchase } from '#web/server/crowdfunding/purchase.ts'
import { sendLinkAgain } from '#web/server/crowdfunding/send-link-again.ts'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { members } from '#web/server/db/schema/members.ts'
import { campaignDecisions, campaignMails, reservationLines, reservations } from '#web/server/db/schema/reservations.ts'
import { newLinkToken } from '#web/server/link-token.ts'
import { mailJob } from '#web/server/outbox/mail-job.ts'
import { listActions } from '#web/server/staff-actions/list-actions.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const now = new Date('2026-11-22T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const days = (count: number) => later(count * 24 * 60)
const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }
const staff = { id: 'e1', name: 'Ola Redaktør' }
let queue: JobQueue

beforeAll(async () => {
  queue = await openJobQueue(url(), { report: () => undefined })
})
afterAll(() => queue.stop())
beforeEach(() => queue.deleteAllJobs('mail'))

type Run = { readonly centraId: string; readonly decisionId: string | null }
const newRun = (): Run => ({ centraId: randomUUID().slice(0, 8), decisionId: null })

/** A campaign whose production has started. */
async function startedRun(): Promise<Run> {
  const { centraId } = newRun()
  const [decided] = await database()
    .insert(campaignDecisions)
    .values({ centraId, decision: 'production', decidedAt: now, decidedBy: staff })
    .returning()
  return { centraId, decisionId: decided?.id ?? null }
}

type Change = Partial<typeof reservations.$inferInsert> & {
  lines?: readonly Partial<typeof reservationLines.$inferInsert>[]
  mail?: Partial<typeof campaignMails.$inferInsert>
}

async function store({ centraId, decisionId }: Run, { lines = [{}], mail, ...change }: Change = {}) {
  const email = `${randomUUID()}@example.com`
  const row = { idempotencyKey: randomUUID(), state: 'confirmed', email, mailbox: email, createdAt: now } as const
  const [stored] = await database()
    .insert(reservations)
    .values({ ...row, ...change })
    .returning()
  if (!stored) throw new Error('No reservation')
  const common = { reservationId: stored.id, centraId, decisionId, item: '101-1012', quantity: 1 }
  const choice = { title: 'Storr', fit: 'women', size: 'M', colour: 'Fjord', priceEach: 1999, currency: 'NOK' }
  await database()
    .insert(reservationLines)
    .values(lines.map((line) => ({ ...common, ...choice, ...line })))
  const { token, hash } = newLinkToken()
  if (mail) {
    const told = { reservationId: stored.id, centraId, purchaseTokenHash: hash, mailedAt: now }
    await database()
      .insert(campaignMails)
      .values({ ...told, ...mail })
  }
  return { id: stored.id, email: stored.email, link: { id: stored.id, centraId, token } }
}

async function newMember(fullName: string): Promise<string> {
  const member = { email: `${randomUUID()}@example.com`, passwordHash: 'x', fullName, lang: 'nb' } as const
  const [stored] = await database().insert(members).values(member).returning()
  return stored?.id ?? ''
}

const send = (run: Run, id: string, at: Date, change: Partial<Parameters<typeof sendLinkAgain>[0]> = {}) =>
  sendLinkAgain(
    {
      database: database(),
      now: at,
      orders: { ordersWithComment: () => Promise.reject(new Error('Nobody has opened the link')) },
      report: () => undefined,
      mailing: async () => ({ queue, sender }),
      title: () => 'Storr skalljakke',
      ...change,
    },
    { id, centraId: run.centraId, documentId: 'product-storr', staff },
  )

const mails = async () => (await queue.findJobs('mail')).map(({ data }) => mailJob.parse(data))
const tokenIn = (text: string | undefined) => /token=([\w-]{32})/.exec(text ?? '')?.[1] ?? ''
const list = async (run: Run, at = now) => (await listCampaignReservations(database(), run, undefined, at)).items

/** One reservation of each kind, with as many garments as its place in the list. */
async function oneOfEach(run: Run) {
  const lines = (quantity: number) => [{ quantity }]
  return {
    reserved: await store(run, { lines: lines(1), mail: {} }),
    paid: await store(run, { lines: lines(2), mail: { purchaseOrder: '1001' } }),
    lapsed: await store(run, { lines: lines(3), mail: { mailedAt: days(-15) } }),
    pending: await store(run, { lines: lines(4), state: 'pending', expiresAt: later(5) }),
    unverified: await store(run, { lines: lines(5), state: 'unverified', expiresAt: later(60) }),
    cancelled: await store(run, { lines: lines(6), state: 'cancelled' }),
    tooLate: await store(run, { lines: lines(7), state: 'unverified', expiresAt: later(-1) }),
    failed: await store(run, { lines: lines(8), state: 'released' }),
  }
}

describe('[R1.09] staff see who reserved what', () => {
  test('each with its status; those that never took effect are left out', async () => {
    const run = await startedRun()
    const { tooLate: _, failed: _f, ...seen } = await oneOfEach(run)
    const listed = await list(run)
    expect(new Map(listed.map(({ id, status }) => [id, status]))).toEqual(
      new Map(Object.entries(seen).map(([status, { id }]) => [id, status])),
    )
    const of = (status: string) => listed.find((one) => one.status === status)
    expect(of('reserved')).toMatchObject({
      mailedAt: now,
      payBy: purchaseDeadline(now),
      canSendLink: true,
      boughtBy: null,
    })
    expect(of('paid')).toMatchObject({ boughtBy: '1001', canSendLink: false })
    expect(of('lapsed')).toMatchObject({ payBy: purchaseDeadline(days(-15)), canSendLink: false })
    expect(of('cancelled')).toMatchObject({ mailedAt: null, payBy: null, canSendLink: false })
  })

  test('members with their names, guests with their address only', async () => {
    const run = newRun()
    const guest = await store(run)
    const member = await store(run, { memberId: await newMember('Kari Nordmann') })
    const names = new Map((await list(run)).map(({ id, name }) => [id, name]))
    expect([names.get(guest.id), names.get(member.id)]).toEqual([null, 'Kari Nordmann'])
  })

  test('nobody gets a link before production starts, or for a campaign that ended with too few reservations', async () => {
    const run = newRun()
    await store(run)
    await store(run, { mail: { purchaseTokenHash: null } })
    expect((await list(run)).map(({ status, payBy, canSendLink }) => [status, payBy, canSendLink])).toEqual([
      ['reserved', null, false],
      ['reserved', null, false],
    ])
  })

  test('page by page, only with the lines of this campaign', async () => {
    const [run, other] = [newRun(), newRun()]
    const email = 'a@example.com'
    const rows = Array.from({ length: 202 }, (_, count) => {
      const ids = { id: randomUUID(), idempotencyKey: randomUUID() }
      return { ...ids, state: 'confirmed', email, mailbox: email, createdAt: later(-count) } as const
    })
    const lines = rows.flatMap(({ id }) =>
      [run, other].map(({ centraId }) => ({ reservationId: id, centraId, item: '1-2', quantity: 1 })),
    )
    await database().insert(reservations).values(rows)
    await database().insert(reservationLines).values(lines)
    const first = await listCampaignReservations(database(), run, undefined, now)
    const second = await listCampaignReservations(database(), run, first.next ?? '', now)
    expect([first.items.length, second.items.length, second.next]).toEqual([200, 2, null])
    const all = [...first.items, ...second.items]
    expect(new Set(all.map(({ id }) => id)).size).toBe(202)
    expect(all.map(({ createdAt }) => createdAt)).toEqual(all.map((_, count) => later(-count)))
    expect(first.items[0]?.lines.map((one) => one.centraId)).toEqual([run.centraId])
  })

  test('summed by size and colour, of this campaign of the product only', async () => {
    const run = await startedRun()
    await oneOfEach(run)
    await store({ ...run, decisionId: null }, { lines: [{ quantity: 100 }] })
    const other = { item: '102-1021', fit: 'men', size: 'S', colour: 'Gran', quantity: 9 }
    await store(run, { lang: 'en', lines: [{ ...other, colour: 'Spruce' }] })
    await store(run, { createdAt: days(-1), lines: [{ quantity: 20 }, other] })
    const zero = { reserved: 0, paid: 0, lapsed: 0, pending: 0, unverified: 0, cancelled: 0 }
    expect(await countReservedItems(database(), run, now)).toEqual([
      {
        itemId: '101-1012',
        fit: 'women',
        size: 'M',
        colour: 'Fjord',
        counts: { reserved: 21, paid: 2, lapsed: 3, pending: 4, unverified: 5, cancelled: 6 },
      },
      { itemId: '102-1021', fit: 'men', size: 'S', colour: 'Gran', counts: { ...zero, reserved: 18 } },
    ])
    expect(await countReservedItems(database(), newRun(), now)).toEqual([])
  })
})

describe('[R1.09] staff resend the purchase link', () => {
  test('by the same mail with a new link; the former link no longer works, and the deadline stays', async () => {
    const run = await startedRun()
    const { id, email, link } = await store(run, { mail: {}, lang: 'en' })
    expect(await findPurchase(database(), link)).toMatchObject({ ok: true })
    expect(await send(run, id, days(2))).toEqual({ ok: true, value: {} })
    const [sent, ...more] = await mails()
    expect([sent?.kind, sent?.mail.to, more]).toEqual(['productionStarts', email, []])
    expect(sent?.mail.subject).toContain('Storr skalljakke')
    const token = tokenIn(sent?.mail.text)
    expect(sent?.mail.text).toContain(`/api/v1/reservations/${id}/purchase?lang=en&campaign=${run.centraId}&token=`)
    expect(await findPurchase(database(), { ...link, token })).toMatchObject({ ok: true })
    expect(await findPurchase(database(), link)).toEqual({ ok: false, code: 'noSuchReservation' })
    expect(await list(run, days(2))).toMatchObject([{ mailedAt: now, payBy: purchaseDeadline(now) }])
  })

  test('is recorded in the audit trail and the list: who did it, and when', async () => {
    const run = await startedRun()
    const { id } = await store(run, { mail: {} })
    await send(run, id, days(2))
    await send(run, id, days(3))
    expect(await list(run, days(3))).toMatchObject([{ sentAgain: { at: days(3), by: 'Ola Redaktør' } }])
    const { items } = await listActions(database(), { targetIds: [`${id}/${run.centraId}`] })
    expect(items).toMatchObject(
      [days(3), days(2)].map((at) => ({
        type: 'sendPurchaseLink',
        targetKind: 'reservation',
        documentId: 'product-storr',
        staff,
        createdAt: at.toISOString(),
      })),
    )
  })

  test('at most once in ten minutes, the first mail included, even if several editors do so at once', async () => {
    const run = await startedRun()
    const { id } = await store(run, { mail: {} })
    expect(await send(run, id, later(9))).toEqual({ ok: false, code: 'mailedRecently', retryAfter: 60 })
    const all = await Promise.all([1, 2, 3].map(() => send(run, id, later(10))))
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(all.filter(({ ok }) => !ok)).toEqual(Array(2).fill({ ok: false, code: 'mailedRecently', retryAfter: 600 }))
    expect(await mails()).toHaveLength(1)
    // Another reservation does not wait for it.
    const other = await store(run, { mail: {} })
    expect((await send(run, other.id, later(10))).ok).toBe(true)
    expect((await send(run, id, later(20))).ok).toBe(true)
  })

  test('to nobody who has paid, cancelled or missed the deadline, and not before production', async () => {
    const run = await startedRun()
    const { reserved, tooLate, failed, ...others } = await oneOfEach(run)
    for (const { id } of [...Object.values(others), tooLate, failed])
      expect(await send(run, id, later(30))).toEqual({ ok: false, code: 'noLinkToSend' })
    expect(await send(run, reserved.id, days(16))).toEqual({ ok: false, code: 'noLinkToSend' })
    const early = newRun()
    expect(await send(early, (await store(early)).id, later(30))).toEqual({ ok: false, code: 'noLinkToSend' })
    expect(await mails()).toEqual([])
  })

  test('a reservation that is cancelled meanwhile gets no mail, and nothing is recorded', async () => {
    const run = await startedRun()
    const { id } = await store(run, { mail: {} })
    const mailing = async () => {
      await database().update(reservations).set({ state: 'cancelled' }).where(eq(reservations.id, id))
      return { queue, sender }
    }
    expect(await send(run, id, later(30), { mailing })).toEqual({ ok: false, code: 'noLinkToSend' })
    expect(await mails()).toEqual([])
    expect(await list(run)).toMatchObject([{ status: 'cancelled', sentAgain: null }])
  })

  test('an unknown reservation, and one of another campaign, are not found', async () => {
    const run = await startedRun()
    const { id } = await store(run, { mail: {} })
    expect(await send(run, randomUUID(), later(30))).toEqual({ ok: false, code: 'noSuchReservation' })
    expect(await send(await startedRun(), id, later(30))).toEqual({ ok: false, code: 'noSuchReservation' })
  })

  test('the mail, its link and the record are stored together or not at all', async () => {
    const run = await startedRun()
    const { id, link } = await store(run, { mail: {} })
    const title = () => {
      throw new Error('Fails after the new link was stored')
    }
    await expect(send(run, id, later(30), { title })).rejects.toThrow('Fails after')
    expect(await findPurchase(database(), link)).toMatchObject({ ok: true })
    expect(await list(run)).toMatchObject([{ sentAgain: null }])
  })
})
