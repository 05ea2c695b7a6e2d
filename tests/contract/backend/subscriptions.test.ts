import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SubscriptionsChange } from '#web/domain/member/subscriptions.ts'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { members } from '#web/server/db/schema/members.ts'
import { newsletterSubscriptions } from '#web/server/db/schema/newsletter.ts'
import { changeSubscriptions, readSubscriptions } from '#web/server/members/subscriptions.ts'
import { requestNewsletter } from '#web/server/newsletter/request-newsletter.ts'
import type { MailJob } from '#web/server/outbox/mail-job.ts'
import { type Joined, join, now } from './member-with-data.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }
let queue: JobQueue
beforeAll(async () => {
  queue = await openJobQueue(url(), { report: () => undefined })
})
afterAll(() => queue.stop({ graceful: false }))

const off = { state: 'off', since: null }
const waiting = { state: 'waiting', since: null }
const on = { state: 'on', since: now.toISOString() }

const read = async (joined: Joined) => readSubscriptions(database(), await joined.member(), now)
const change = ({ memberId }: Joined, wanted: SubscriptionsChange) =>
  changeSubscriptions(database(), memberId, wanted, { queue, sender }, now)
const verify = ({ memberId }: Joined) =>
  database().update(members).set({ emailVerifiedAt: now }).where(eq(members.id, memberId))
const rowsOf = ({ email }: Joined) =>
  database().select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
const kindsTo = async (to: string) =>
  (await queue.findJobs<MailJob>('mail', { data: { mail: { to } } })).map(({ data }) => data.kind)

test('[R3.08] a verified member turns both on and off at once, without a mail', async () => {
  const joined = await join(database())
  await verify(joined)
  expect(await read(joined)).toEqual({ newsletter: off, community: off })
  expect(await change(joined, { newsletter: true })).toEqual({ ok: true, value: { newsletter: on, community: off } })
  expect(await change(joined, { community: true })).toEqual({ ok: true, value: { newsletter: on, community: on } })
  expect(await change(joined, { community: false })).toEqual({ ok: true, value: { newsletter: on, community: off } })
  expect(await kindsTo(joined.email)).toEqual([])
  expect(await change(joined, { newsletter: false })).toEqual({ ok: true, value: { newsletter: off, community: off } })
  expect(await kindsTo(sender.address)).toEqual(['newsletterWithdrawn'])
  expect(await read(joined)).toEqual({ newsletter: off, community: off })
})

test('[R3.08] subscriptions of a member with an unverified address wait, and can be taken back', async () => {
  const joined = await join(database())
  const both = await change(joined, { newsletter: true, community: true })
  expect(both).toEqual({ ok: true, value: { newsletter: waiting, community: waiting } })
  expect(await rowsOf(joined)).toEqual([])
  expect(await change(joined, { newsletter: false, community: false })).toEqual({
    ok: true,
    value: { newsletter: off, community: off },
  })
  expect(await joined.member()).toMatchObject({ subscribeToNewsletter: false, subscribeToCommunity: false })
})

test('the subscriptions of an address are neither shown to nor ended by somebody else who registers with it', async () => {
  const joined = await join(database())
  const { email } = joined
  await database().insert(newsletterSubscriptions).values({ email, lang: 'nb', requestedAt: now, confirmedAt: now })
  expect(await read(joined)).toMatchObject({ newsletter: off })
  await change(joined, { newsletter: false })
  expect(await rowsOf(joined)).toMatchObject([{ withdrawnAt: null }])
  await verify(joined)
  expect(await read(joined)).toMatchObject({ newsletter: on })
})

test('a request from the footer is shown to the verified member, who confirms or forgets it in the account', async () => {
  const joined = await join(database())
  await verify(joined)
  const ask = () => requestNewsletter({ database: database(), queue, sender, now }, { email: joined.email, lang: 'nb' })
  await ask()
  expect(await read(joined)).toMatchObject({ newsletter: waiting })
  expect(await change(joined, { newsletter: false })).toMatchObject({ value: { newsletter: off } })
  expect([await rowsOf(joined), await kindsTo(joined.email)]).toEqual([[], []])
  await ask()
  expect(await change(joined, { newsletter: true })).toMatchObject({ value: { newsletter: on } })
})
