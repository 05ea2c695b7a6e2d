import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailStarts, type StartedProduct } from '#web/server/crowdfunding/mail-starts.ts'
import { checkStartMailLink, unsubscribeFromStarts } from '#web/server/crowdfunding/unsubscribe-starts.ts'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import type { Database } from '#web/server/db/pool.ts'
import { campaignStartMails, campaignStarts } from '#web/server/db/schema/campaign-starts.ts'
import { members } from '#web/server/db/schema/members.ts'
import { campaignDecisions } from '#web/server/db/schema/reservations.ts'
import { deleteAccount } from '#web/server/member-data/delete-account.ts'
import type { MailJob } from '#web/server/outbox/mail-job.ts'
import { breakingDatabase } from './breaking-database.ts'
import { type Joined, join, now, password } from './member-with-data.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }
const hours = (count: number) => new Date(now.getTime() + count * 60 * 60_000)
const days = (count: number) => hours(24 * count)
let queue: JobQueue
beforeAll(async () => {
  queue = await openJobQueue(url(), { report: () => undefined })
})
afterAll(() => queue.stop({ graceful: false }))
beforeEach(async () => {
  await queue.deleteAllJobs('mail')
  for (const table of [campaignStartMails, campaignStarts, campaignDecisions, members]) await database().delete(table)
})

/** A verified member who wants the mails, unless said otherwise. */
async function reader(change: Partial<typeof members.$inferInsert> = {}) {
  const joined = await join(database())
  const wanted = { emailVerifiedAt: now, subscribeToCommunity: true, ...change }
  await database().update(members).set(wanted).where(eq(members.id, joined.memberId))
  return joined
}

const campaign = (centraId: string, change: Partial<StartedProduct['campaign']> = {}): StartedProduct => ({
  centraId,
  documentId: `product-${centraId}`,
  campaign: { productState: 'crowdFunding', crowdfundingDate: '2026-12-24', ...change },
  title: (lang) => `Jakke ${centraId} ${lang}`,
  url: (lang) => `https://shop.example/${lang}/shop/${centraId}`,
})

/** Runs the job at a time, in a shop that sells these. All were just published, except those that are `old`. */
function run(
  at: Date,
  products: readonly StartedProduct[],
  old: readonly string[] = [],
  connection: Database = database(),
) {
  return mailStarts({
    database: connection,
    queue,
    now: () => at,
    sender: async () => sender,
    products: async () => products,
    publishedSince: async (ids) => new Set(ids.filter((id) => !old.includes(id))),
  })
}

async function mailsTo({ email }: Pick<Joined, 'email'>) {
  const jobs = await queue.findJobs<MailJob>('mail', { data: { mail: { to: email } } })
  return jobs.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime()).map(({ data }) => data.mail)
}
const subjectsTo = async (joined: Joined) => (await mailsTo(joined)).map(({ subject }) => subject)

async function linkTo(joined: Joined) {
  const [mail] = await mailsTo(joined)
  const [, id = '', token = ''] = /campaign-mails\/(\S+)\/unsubscribe\?\S*token=(\S+)/.exec(mail?.text ?? '') ?? []
  return { id, token, mail }
}

describe('[R3.08] "news from the community"', () => {
  test('is a single mail, sent an hour after a campaign has started, in the member’s language', async () => {
    const kari = await reader()
    const ola = await reader({ lang: 'en' })
    await run(hours(1), [campaign('1')])
    expect(await subjectsTo(kari)).toEqual([])
    for (const at of [hours(2), hours(3), days(9)]) await run(at, [campaign('1')])
    expect([await subjectsTo(kari), await subjectsTo(ola)]).toEqual([
      ['Ny kampanje: Jakke 1 nb'],
      ['New campaign: Jakke 1 en'],
    ])
    const [mail] = await mailsTo(kari)
    expect(mail?.text).toContain('Jakke 1 nb, til og med 24. desember 2026')
    expect(mail?.text).toContain('https://shop.example/nb/shop/1')
  })

  test('is at most one mail a week, with all campaigns that have started meanwhile', async () => {
    const kari = await reader()
    const shop = [campaign('1'), campaign('2'), campaign('3')]
    await run(hours(1), shop.slice(0, 1))
    await run(hours(2), shop.slice(0, 1))
    await run(days(1), shop)
    await run(days(6), shop)
    expect(await subjectsTo(kari)).toHaveLength(1)
    await run(days(8), shop)
    expect(await subjectsTo(kari)).toEqual(['Ny kampanje: Jakke 1 nb', '2 nye kampanjer'])
    expect((await mailsTo(kari))[1]?.text).not.toContain('Jakke 1')
  })

  test('goes only to verified members who asked for it, about campaigns that started after that', async () => {
    const others = await Promise.all([
      reader({ emailVerifiedAt: null }),
      reader({ subscribeToCommunity: false }),
      reader({ communitySince: hours(2) }),
    ])
    const kari = await reader({ communitySince: hours(0.5) })
    for (const at of [hours(1), hours(3)]) await run(at, [campaign('1')])
    expect(await subjectsTo(kari)).toHaveLength(1)
    for (const other of others) expect(await mailsTo(other)).toEqual([])
  })

  test('leaves out campaigns that ran when the shop began to look, or are taken back at once, over, decided or sold otherwise', async () => {
    const kari = await reader()
    const decided = { decision: 'production', decidedAt: now, decidedBy: { id: 'p', name: 'Staff' } } as const
    await database()
      .insert(campaignDecisions)
      .values({ centraId: '5', lastDay: '2026-12-24', ...decided })
    const over = campaign('3', { crowdfundingDate: '2026-11-20' })
    const normal = campaign('4', { productState: 'normal' })
    await run(hours(1), [campaign('1'), campaign('2'), over, normal, campaign('5')], ['product-1'])
    await run(hours(3), [campaign('1'), over, normal, campaign('5')], ['product-1'])
    expect(await mailsTo(kari)).toEqual([])
  })

  test('is about the next campaign of a product too', async () => {
    const kari = await reader()
    for (const at of [hours(1), hours(2)]) await run(at, [campaign('1')])
    const decision = { decision: 'notEnough', decidedAt: days(9), decidedBy: { id: 'p', name: 'Staff' } } as const
    await database()
      .insert(campaignDecisions)
      .values({ centraId: '1', lastDay: '2026-12-24', ...decision })
    const next = campaign('1', { crowdfundingDate: '2027-03-01' })
    for (const at of [days(10), days(11), days(20)]) await run(at, [next])
    expect(await subjectsTo(kari)).toHaveLength(2)
  })

  test('is written once by processes that run at the same time, and after one that was cut off', async () => {
    const readers = await Promise.all(Array.from({ length: 6 }, () => reader()))
    await run(hours(1), [campaign('1')])
    await Promise.all(Array.from({ length: 3 }, () => run(hours(2), [campaign('1')])))
    for (const one of readers) expect(await mailsTo(one)).toHaveLength(1)

    const kari = await reader()
    for (let statement = 1; (await mailsTo(kari)).length === 0; statement++) {
      expect(statement).toBeLessThan(30)
      const broken = await breakingDatabase(url(), statement)
      await run(hours(3), [campaign('1')], [], broken.database).catch(() => undefined)
      await broken.close().catch(() => undefined)
      const rows = await database()
        .select()
        .from(campaignStartMails)
        .where(eq(campaignStartMails.memberId, kari.memberId))
      expect(rows).toHaveLength((await mailsTo(kari)).length)
    }
    await run(hours(3), [campaign('1')])
    expect(await mailsTo(kari)).toHaveLength(1)
  })

  test('is stopped by the link and the one click of mail programs; opening the link changes nothing', async () => {
    const kari = await reader()
    for (const at of [hours(1), hours(2)]) await run(at, [campaign('1')])
    const { mail, ...link } = await linkTo(kari)
    expect(mail?.unsubscribeUrl).toContain(link.token)
    const wanted = async () => (await kari.member()).subscribeToCommunity
    expect(await checkStartMailLink(database(), link)).toMatchObject({ ok: true })
    for (const wrong of [
      { ...link, token: 'x' },
      { ...link, id: 'x' },
      { ...link, id: kari.memberId },
    ])
      expect(await unsubscribeFromStarts(database(), queue, wrong, days(1))).toMatchObject({ ok: false })
    expect(await wanted()).toBe(true)
    for (const _ of ['first', 'second'])
      expect(await unsubscribeFromStarts(database(), queue, link, days(1))).toEqual({ ok: true, value: {} })
    expect(await wanted()).toBe(false)
    // A mail that was not sent yet is not sent any more.
    expect(await mailsTo(kari)).toEqual([])
  })

  test('leaves nothing behind when the account is deleted', async () => {
    const kari = await reader()
    for (const at of [hours(1), hours(2)]) await run(at, [campaign('1')])
    await deleteAccount(database(), await kari.member(), { password, lang: 'nb', queue, sender }, now)
    expect(await database().select().from(campaignStartMails)).toEqual([])
    expect(await subjectsTo(kari)).toEqual(['Kontoen din er slettet'])
  })
})
