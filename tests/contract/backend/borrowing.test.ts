import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BorrowingInput, BorrowingState } from '#web/domain/borrowing/borrowing.ts'
import { keptUntil } from '#web/domain/borrowing/loan-days.ts'
import { addDays } from '#web/domain/oslo-calendar.ts'
import { type BorrowPorts, borrow } from '#web/server/borrowing/borrow.ts'
import { cancelByLink, cancelOwnBorrowing, findByCancelLink } from '#web/server/borrowing/cancel-borrowing.ts'
import { garmentsTaken } from '#web/server/borrowing/garments-taken.ts'
import { inviteToSurveys } from '#web/server/borrowing/invite-to-surveys.ts'
import { listEnded, listGarmentsOut, listOwnBorrowings } from '#web/server/borrowing/list-borrowings.ts'
import { mailEnded } from '#web/server/borrowing/mail-ended.ts'
import { changeBorrowing } from '#web/server/borrowing/public.ts'
import { deleteOldBorrowings, releaseUncollected } from '#web/server/borrowing/release-uncollected.ts'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { borrowings } from '#web/server/db/schema/borrowings.ts'
import { members } from '#web/server/db/schema/members.ts'
import { mailJob } from '#web/server/outbox/mail-job.ts'
import { breakingDatabase } from './breaking-database.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
/** A Sunday, at noon in Oslo. */
const now = new Date('2026-11-22T11:00:00Z')
const today = '2026-11-22'
const day = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000)
const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }
const staff = { id: 'e1', name: 'Ola Ekspeditør' }
let queue: JobQueue

beforeAll(async () => {
  queue = await openJobQueue(url(), { report: () => undefined })
})
afterAll(() => queue.stop())
beforeEach(() => queue.deleteAllJobs('mail'))

const garments = [
  { size: 'M', count: 3 },
  { size: 'L', count: 1 },
]

function ports(): BorrowPorts {
  return {
    database: database(),
    queue,
    sender,
    product: { title: 'Rein stretchjakke', garments },
    shopFacts: ['Skuteviksboder 14, 5035 Bergen'],
    opening: { openWeekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] },
  }
}

/** By default a garment of size M of a product of its own, to be picked up on Monday. */
function request(change: Partial<BorrowingInput> = {}): BorrowingInput {
  return {
    idempotencyKey: randomUUID(),
    documentId: `product-${randomUUID()}`,
    size: 'M',
    name: 'Kari Nordmann',
    email: `${randomUUID()}@example.com`,
    phone: '55 00 14 20',
    pickUpDay: '2026-11-23',
    acceptsTerms: true,
    lang: 'nb',
    ...change,
  }
}

async function ask(change: Partial<BorrowingInput> = {}, at = now, memberId: string | null = null) {
  const input = request(change)
  const result = await borrow(ports(), input, memberId, at)
  return { input, result, id: result.ok ? result.value.id : '' }
}

async function mails() {
  return (await queue.findJobs('mail')).map(({ data }) => mailJob.parse(data))
}

async function rowOf(id: string) {
  const [row] = await database().select().from(borrowings).where(eq(borrowings.id, id))
  return row
}

/** How many garments of each size are somebody's on a day, by default the first pick-up day. */
async function takenOn(documentId: string, date = '2026-11-23', at = today): Promise<Record<string, number>> {
  const taken = await garmentsTaken(database(), documentId, at)
  const onDay = taken.filter(({ from, until }) => from <= date && date <= until)
  return Object.fromEntries([...Map.groupBy(onDay, ({ size }) => size)].map(([size, { length }]) => [size, length]))
}

const change = (id: string, state: BorrowingState, at = now, lent: typeof garments | undefined = garments) =>
  database().transaction((transaction) =>
    changeBorrowing(transaction, { id, state, staff, garmentsOf: async () => lent }, at),
  )

describe('[R1.08] borrowing', () => {
  test('20 at once for 3 garments get exactly 3, and 3 mails', async () => {
    const { documentId } = request()
    // Opens all connections of the pool first: otherwise few calls run at the same time.
    await Promise.all(Array.from({ length: 8 }, () => database().execute(sql`SELECT pg_sleep(0.2)`)))
    const all = await Promise.all(Array.from({ length: 20 }, () => ask({ documentId })))
    expect(all.filter(({ result }) => result.ok)).toHaveLength(3)
    expect(new Set(all.flatMap(({ result }) => (result.ok ? [] : [result.code])))).toEqual(new Set(['noneLeft']))
    expect(await takenOn(documentId)).toEqual({ M: 3 })
    expect(await mails()).toHaveLength(3)
    expect((await ask({ documentId, size: 'L' })).result.ok).toBe(true)
  }, 60_000)

  test('the same call ten times at once is one garment and one mail', async () => {
    const input = request()
    const all = await Promise.all(Array.from({ length: 10 }, () => borrow(ports(), input, null, now)))
    expect(new Set(all.map((result) => result.ok && result.value.id)).size).toBe(1)
    expect(await takenOn(input.documentId)).toEqual({ M: 1 })
    expect(await mails()).toHaveLength(1)
    expect(await borrow(ports(), { ...input, size: 'L' }, null, now)).toEqual({ ok: false, code: 'differentRequest' })
  })

  test('keeps the garment for seven days from the pick-up day, and says so in a mail with a link to cancel', async () => {
    const { input, result, id } = await ask()
    expect(result).toEqual({ ok: true, value: { id, pickUpDay: '2026-11-23', keptUntil: '2026-11-30' } })
    const [mail] = await mails()
    expect(mail).toMatchObject({ kind: 'borrowed', mail: { to: input.email } })
    for (const part of ['Rein stretchjakke', 'mandag 23. november', 'mandag 30. november', 'Skuteviksboder 14'])
      expect(mail?.mail.text).toContain(part)
    expect(mail?.mail.text).toMatch(
      new RegExp(`https://shop\\.example/api/v1/borrowings/${id}/cancel\\?lang=nb&token=.{32}`),
    )
  })

  test.each([
    ['today', { pickUpDay: today }, 'notAPickUpDay'],
    ['a day that has passed', { pickUpDay: '2026-11-20' }, 'notAPickUpDay'],
    ['a day when the shop is closed', { pickUpDay: '2026-11-28' }, 'notAPickUpDay'],
    ['a day more than four weeks ahead', { pickUpDay: '2026-12-21' }, 'notAPickUpDay'],
    ['a size without garments', { size: 'XL' }, 'noSuchSize'],
  ] as const)('refuses %s', async (_, wanted, code) => {
    expect((await ask(wanted)).result).toEqual({ ok: false, code })
    expect(await mails()).toEqual([])
  })

  test('the days are those of Oslo: late on Sunday evening in UTC it is Monday there', async () => {
    const mondayInOslo = new Date('2026-11-22T23:30:00Z')
    expect((await ask({ pickUpDay: '2026-11-23' }, mondayInOslo)).result).toEqual({ ok: false, code: 'notAPickUpDay' })
    expect((await ask({ pickUpDay: '2026-11-24' }, mondayInOslo)).result.ok).toBe(true)
  })

  test('an address can borrow one garment of a product at a time', async () => {
    const { input, id } = await ask()
    const again = { documentId: input.documentId, email: input.email, size: 'L' }
    expect((await ask(again)).result).toEqual({ ok: false, code: 'alreadyBorrowed' })
    await change(id, 'handedOut')
    await change(id, 'returned')
    expect((await ask(again)).result.ok).toBe(true)
  })

  test('is whole or not at all, wherever the connection to the database breaks; the same call then gets one', async () => {
    const input = request()
    let steps = 0
    // The first statement only begins the transaction.
    for (let broken = 2; steps === 0; broken += 1) {
      const connection = await breakingDatabase(url(), broken)
      const ask = borrow({ ...ports(), database: connection.database }, input, null, now)
      const result = await ask.catch(() => 'broken' as const)
      await connection.close()
      const taken = await takenOn(input.documentId)
      if (result === 'broken') {
        expect([taken, (await mails()).length], `broken at statement ${broken}`).toEqual([{}, 0])
      } else {
        expect([result.ok, taken, (await mails()).length]).toEqual([true, { M: 1 }, 1])
        steps = broken
      }
    }
    expect(steps).toBeGreaterThan(6)
  }, 60_000)
})

describe('[R1.08] a garment is taken on the days of its loan, and on no others', () => {
  const first = { size: 'L', pickUpDay: '2026-12-07' }
  const code = ({ result }: Awaited<ReturnType<typeof ask>>) => (result.ok ? 'ok' : result.code)

  test('two people can have the same garment in different weeks; loans that share a day are refused', async () => {
    const { input, id } = await ask(first)
    const { documentId } = input
    expect(await takenOn(documentId, '2026-12-06')).toEqual({})
    for (const [pickUpDay, expected] of [
      // Due back on the 7th, when the other begins.
      ['2026-11-30', 'noneLeft'],
      ['2026-12-14', 'noneLeft'],
      ['2026-11-27', 'ok'],
      ['2026-12-15', 'ok'],
      ['2026-11-23', 'noneLeft'],
    ] as const)
      expect(code(await ask({ documentId, size: 'L', pickUpDay })), pickUpDay).toBe(expected)
    await change(id, 'cancelled')
    expect(code(await ask({ documentId, size: 'L', pickUpDay: '2026-12-07' }))).toBe('ok')
  })

  test('40 at once for overlapping weeks: on no day are there more loans than garments', async () => {
    const { documentId } = request()
    await Promise.all(Array.from({ length: 8 }, () => database().execute(sql`SELECT pg_sleep(0.2)`)))
    const days = ['2026-11-23', '2026-11-25', '2026-11-27', '2026-12-02', '2026-12-04', '2026-12-08', '2026-12-10']
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, index) => ask({ documentId, pickUpDay: days[index % days.length] ?? '' })),
    )
    for (let date = '2026-11-23'; date <= '2026-12-20'; date = addDays(date, 1))
      expect((await takenOn(documentId, date)).M ?? 0, date).toBeLessThanOrEqual(3)
    expect(all.filter(({ result }) => result.ok).length).toBeGreaterThanOrEqual(6)
    expect(await takenOn(documentId, '2026-12-10')).toEqual({ M: 3 })
  }, 60_000)

  test('one that is handed out is free again after its last day; an overdue one only when it is returned', async () => {
    const { input, id } = await ask({ size: 'L' })
    const { documentId } = input
    await change(id, 'handedOut', day(1))
    const later = (pickUpDay: string, at: Date) => ask({ documentId, size: 'L', pickUpDay }, at)
    expect(code(await later('2026-11-30', day(1)))).toBe('noneLeft')
    expect(code(await later('2026-12-14', day(9)))).toBe('noneLeft')
    await change(id, 'returned', day(9))
    expect(code(await later('2026-12-14', day(9)))).toBe('ok')
  })

  test('an early pick-up takes the days until then, unless they are somebody else’s', async () => {
    const { input, id } = await ask(first)
    const { documentId } = input
    const other = await ask({ documentId, size: 'L', pickUpDay: '2026-11-23' })
    expect(await change(id, 'handedOut', day(3))).toEqual({ ok: false, code: 'noneLeft' })
    await change(other.id, 'handedOut', day(1))
    await change(other.id, 'returned', day(2))
    expect((await change(id, 'handedOut', day(3))).ok).toBe(true)
    expect(await takenOn(documentId, '2026-11-26', '2026-11-25')).toEqual({ L: 1 })
    await change(id, 'reserved', day(3))
    expect(await takenOn(documentId, '2026-11-26', '2026-11-25')).toEqual({})
  })

  test('a hand-out on time succeeds even while the loan before is overdue, and when the product has left the test phase', async () => {
    const { input, id } = await ask({ size: 'L' })
    const next = await ask({ documentId: input.documentId, size: 'L', pickUpDay: '2026-12-02' })
    await change(id, 'handedOut', day(1))
    expect((await change(next.id, 'handedOut', day(10))).ok).toBe(true)
    await change(next.id, 'reserved', day(10))
    expect((await change(next.id, 'handedOut', day(10), undefined)).ok).toBe(true)
  })
})

describe('[R1.08] a garment that nobody picks up', () => {
  test('is free again when the last day is over, even before the job has run', async () => {
    const { input, id } = await ask({ size: 'L' })
    const lastDay = day(8)
    const dayAfter = day(9)
    const other = { documentId: input.documentId, size: 'L', pickUpDay: addDays(today, 11) }
    expect(await takenOn(input.documentId, addDays(today, 8), addDays(today, 8))).toEqual({ L: 1 })
    expect(await releaseUncollected(database(), lastDay)).toBe(0)
    expect(await garmentsTaken(database(), input.documentId, addDays(today, 9))).toEqual([])
    expect((await ask(other, dayAfter)).result.ok).toBe(true)
    expect((await rowOf(id))?.state).toBe('expired')
  })

  test('is released by the job; one that was handed out is not', async () => {
    const [waiting, handedOut] = [await ask(), await ask()]
    await change(handedOut.id, 'handedOut')
    expect(await releaseUncollected(database(), day(9))).toBeGreaterThanOrEqual(1)
    expect((await rowOf(waiting.id))?.state).toBe('expired')
    expect((await rowOf(handedOut.id))?.state).toBe('handedOut')
  })
})

describe('[R1.08] cancelling', () => {
  const tokenOf = async () => /token=(.{32})/.exec((await mails())[0]?.mail.text ?? '')?.[1] ?? ''

  test('works by the link in the mail, also a second time; opening the link changes nothing', async () => {
    const { input, id } = await ask()
    const link = { id, token: await tokenOf() }
    expect(await findByCancelLink(database(), link)).toMatchObject({ ok: true, value: { state: 'reserved' } })
    expect((await rowOf(id))?.state).toBe('reserved')
    expect((await cancelByLink(database(), link, now)).ok).toBe(true)
    expect((await cancelByLink(database(), link, now)).ok).toBe(true)
    expect(await takenOn(input.documentId)).toEqual({})
  })

  test('is refused with another token, and after the garment was picked up', async () => {
    const { id } = await ask()
    const link = { id, token: await tokenOf() }
    for (const wrong of [
      { ...link, token: 'x' },
      { ...link, id: randomUUID() },
      { ...link, id: 'x' },
    ])
      expect(await cancelByLink(database(), wrong, now)).toEqual({ ok: false, code: 'noSuchBorrowing' })
    await change(id, 'handedOut')
    expect(await cancelByLink(database(), link, now)).toEqual({ ok: false, code: 'alreadyHandedOut' })
    expect((await rowOf(id))?.state).toBe('handedOut')
  })

  test('is open to the member whose borrowing it is, and to no other', async () => {
    const [kari, ola] = [await memberId(), await memberId()]
    const { id } = await ask({}, now, kari)
    expect((await listOwnBorrowings(database(), kari)).map((row) => row.id)).toEqual([id])
    expect(await listOwnBorrowings(database(), ola)).toEqual([])
    expect(await cancelOwnBorrowing(database(), ola, id, now)).toEqual({ ok: false, code: 'noSuchBorrowing' })
    expect((await cancelOwnBorrowing(database(), kari, id, now)).ok).toBe(true)
    expect((await rowOf(id))?.state).toBe('cancelled')
  })

  async function memberId(): Promise<string> {
    const member = { email: `${randomUUID()}@example.com`, passwordHash: 'x', fullName: 'Kari', lang: 'nb' } as const
    const [stored] = await database().insert(members).values(member).returning()
    if (!stored) throw new Error('No member')
    return stored.id
  }
})

describe('[R1.08] staff', () => {
  test('hand out and take back; it is recorded who did it', async () => {
    const { input, id } = await ask()
    expect(await change(id, 'handedOut', day(1))).toMatchObject({
      ok: true,
      value: { before: 'reserved', isChanged: true },
    })
    expect(await change(id, 'handedOut', day(2))).toMatchObject({ ok: true, value: { isChanged: false } })
    const { items } = await listGarmentsOut(database(), input.documentId)
    expect(items).toMatchObject([
      { id, state: 'handedOut', handedOutBy: 'Ola Ekspeditør', handedOutAt: day(1).toISOString(), returnedAt: null },
    ])
    await change(id, 'returned', day(5))
    expect((await listGarmentsOut(database(), input.documentId)).items).toEqual([])
    const ended = await listEnded(database(), input.documentId, undefined)
    expect(ended).toMatchObject({ items: [{ id, returnedBy: 'Ola Ekspeditør' }], next: null })
    expect(await takenOn(input.documentId)).toEqual({})
  })

  test('undo a mistaken click, but lend no garment twice', async () => {
    const { input, id } = await ask({ size: 'L' })
    await change(id, 'handedOut')
    await change(id, 'returned')
    expect((await change(id, 'handedOut')).ok).toBe(true)
    await change(id, 'returned')
    await ask({ documentId: input.documentId, size: 'L' })
    expect(await change(id, 'handedOut')).toEqual({ ok: false, code: 'noneLeft' })
    expect(await change(id, 'cancelled')).toEqual({ ok: false, code: 'otherState' })
    expect(await change(randomUUID(), 'handedOut')).toEqual({ ok: false, code: 'noSuchBorrowing' })
  })

  test('hand out to latecomers if one is left', async () => {
    const { id } = await ask({ size: 'L' })
    await releaseUncollected(database(), day(9))
    expect((await change(id, 'handedOut', day(9))).ok).toBe(true)
    // The week begins with the hand-out: it is not overdue from the start.
    expect(await rowOf(id)).toMatchObject({ state: 'handedOut', endedAt: null, keptUntil: '2026-12-08' })
    await change(id, 'reserved', day(9))
    expect(await rowOf(id)).toMatchObject({ state: 'reserved', keptUntil: '2026-11-30' })
  })

  test('see the next pick-up first, and ended ones page by page without gaps', async () => {
    const { documentId } = request()
    const days = ['2026-12-01', '2026-11-23', '2026-11-25']
    const responses = []
    for (const pickUpDay of days) responses.push(await ask({ documentId, pickUpDay }))
    const out = await listGarmentsOut(database(), documentId)
    expect(out.items.map(({ pickUpDay }) => pickUpDay)).toEqual(days.toSorted())
    const rows = Array.from({ length: 60 }, (_, index) => ({
      ...request({ documentId }),
      keptUntil: keptUntil(today),
      state: 'cancelled' as const,
      cancelTokenHash: '',
      // Three of them at the same time each.
      createdAt: new Date(now.getTime() + Math.floor(index / 3)),
      endedAt: now,
    }))
    await database().insert(borrowings).values(rows)
    const first = await listEnded(database(), documentId, undefined)
    const second = await listEnded(database(), documentId, first.next ?? '')
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null])
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(60)
  })
})

describe('[R1.08] the survey', () => {
  const surveys = (documentId: string) => async () =>
    new Map([[documentId, () => ({ title: 'Rein', url: 'https://svar.example/rein' })]])

  async function invite(documentId: string, at: Date) {
    const common = { database: database(), queue, now: at, sender: async () => sender }
    await inviteToSurveys({ ...common, surveys: surveys(documentId) })
    return (await mails()).filter(({ kind }) => kind === 'testSurvey')
  }

  test('is mailed once, three days after the return, and not if there is no survey', async () => {
    const { input, id } = await ask()
    const without = await ask()
    for (const one of [id, without.id]) {
      await change(one, 'handedOut')
      await change(one, 'returned', day(1))
    }
    expect(await invite(input.documentId, day(3))).toEqual([])
    const [mail, ...more] = await invite(input.documentId, day(4))
    expect(more).toEqual([])
    expect(mail?.mail).toMatchObject({ to: input.email, subject: expect.stringContaining('Rein') })
    expect(mail?.mail.text).toContain('https://svar.example/rein')
    expect(await invite(input.documentId, day(5))).toHaveLength(1)
  })

  test('is not sent long after the garment was returned', async () => {
    const { input, id } = await ask()
    await change(id, 'handedOut')
    await change(id, 'returned', day(1))
    expect(await invite(input.documentId, day(32))).toEqual([])
  })
})

test('names, addresses and phone numbers are deleted half a year after the end, and never while a garment is out', async () => {
  const [ended, out] = [await ask(), await ask()]
  for (const { id } of [ended, out]) await change(id, 'handedOut')
  await change(ended.id, 'returned')
  await deleteOldBorrowings(database(), day(179))
  expect(await rowOf(ended.id)).toBeDefined()
  await deleteOldBorrowings(database(), day(181))
  expect(await rowOf(ended.id)).toBeUndefined()
  expect(await rowOf(out.id)).toBeDefined()
})

describe('[R1.08] the mail about a borrowing that ended', () => {
  const tell = (at: Date) =>
    mailEnded({
      database: database(),
      queue,
      now: at,
      sender: async () => sender,
      product: async () => ({ title: 'Rein stretchjakke', url: 'https://shop.example/nb/shop/rein' }),
    })
  /** The mails to these addresses only: other tests leave borrowings that ended. */
  const told = async (kind: string, ...to: string[]) =>
    (await mails()).flatMap((one) => (one.kind === kind && to.includes(one.mail.to) ? [one.mail] : []))
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

  test('goes once to people whose borrowing staff cancelled, when undo is no longer offered; not to those who cancelled', async () => {
    const { input, id } = await ask()
    const own = await ask()
    const cancel = (await mails()).find(({ mail }) => mail.to === own.input.email)
    const link = { id: own.id, token: /token=([\w-]{32})/.exec(cancel?.mail.text ?? '')?.[1] ?? '' }
    expect((await cancelByLink(database(), link, now)).ok).toBe(true)
    await change(id, 'cancelled')
    await tell(minutes(4))
    expect(await told('borrowingCancelled', input.email, own.input.email)).toEqual([])
    await change(id, 'reserved', minutes(4))
    await tell(minutes(10))
    expect(await told('borrowingCancelled', input.email, own.input.email)).toEqual([])
    await change(id, 'cancelled', minutes(10))
    await Promise.all([tell(minutes(16)), tell(minutes(16))])
    await tell(minutes(17))
    const [mail, ...others] = await told('borrowingCancelled', input.email, own.input.email)
    expect([mail?.to, others]).toEqual([input.email, []])
    expect(mail?.text).toContain('Vi kan dessverre ikke låne deg testplagget')
  })

  test('goes to those who did not pick the garment up within seven days, even if somebody else asked for it first', async () => {
    const { input } = await ask({ size: 'L' })
    expect((await ask({ documentId: input.documentId, size: 'L', pickUpDay: '2026-12-02' }, day(9))).result.ok).toBe(
      true,
    )
    await tell(day(9))
    await tell(day(9))
    const [mail, ...others] = await told('borrowingExpired', input.email)
    expect([mail?.to, others]).toEqual([input.email, []])
    expect(mail?.text).toContain('Vi holdt det av til og med mandag 30. november')
  })

  test('is not sent late after a long outage', async () => {
    const { input } = await ask()
    await releaseUncollected(database(), day(9))
    await tell(day(13))
    expect(await told('borrowingExpired', input.email)).toEqual([])
  })
})

test('[R1.08] the confirmation brings the pick-up day as a calendar file', async () => {
  const { id } = await ask()
  const [confirmed] = await mails()
  const [file] = confirmed?.mail.attachments ?? []
  expect(file).toMatchObject({ filename: 'henting.ics', contentType: expect.stringContaining('text/calendar') })
  expect(file?.content).toContain('DTSTART;VALUE=DATE:20261123')
  expect(file?.content).toContain(`UID:borrowing-${id}@shop.example`)
})
