import { afterAll, beforeAll, expect, test } from 'vitest'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { currentMember } from '#web/server/members/profile.ts'
import { requestVerification, verifyEmail } from '#web/server/members/verify-email.ts'
import type { MailJob } from '#web/server/outbox/mail-job.ts'
import { type Joined, join, now } from './member-with-data.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60_000)
let queue: JobQueue
beforeAll(async () => {
  queue = await openJobQueue(url(), { report: () => undefined })
})
afterAll(() => queue.stop({ graceful: false }))

/** The tokens of the links that were mailed. */
async function tokens({ email }: Joined): Promise<string[]> {
  const jobs = await queue.findJobs<MailJob>('mail', { data: { mail: { to: email } } })
  return jobs.flatMap(
    ({ data }) => /https:\/\/shop\.example\/nb\/account#verify=([\w-]{43})\s/.exec(data.mail.text)?.[1] ?? [],
  )
}

const request = ({ memberId }: Joined) => requestVerification(database(), memberId, { queue, sender }, now)
const isVerified = async ({ member }: Joined) => currentMember(await member()).isEmailVerified

test('the link in the mail verifies the address, and may be followed again', async () => {
  const joined = await join(database())
  await request(joined)
  const [token = ''] = await tokens(joined)
  expect(await isVerified(joined)).toBe(false)
  for (const _ of ['first', 'second']) {
    expect(await verifyEmail(database(), token, days(6))).toEqual({ ok: true, value: {} })
    expect(await isVerified(joined)).toBe(true)
  }
})

test('a link is no use after seven days, after a newer one, or if it was never mailed', async () => {
  const expired = { ok: false, code: 'verificationExpired' }
  const joined = await join(database())
  await request(joined)
  const [first = ''] = await tokens(joined)
  expect(await verifyEmail(database(), first, days(7))).toEqual(expired)
  await request(joined)
  expect(await verifyEmail(database(), first, now)).toEqual(expired)
  expect(await verifyEmail(database(), 'x', now)).toEqual(expired)
  expect(await isVerified(joined)).toBe(false)
  const second = (await tokens(joined)).find((token) => token !== first) ?? ''
  expect(await verifyEmail(database(), second, now)).toMatchObject({ ok: true })
})

test('a verified address gets no mail, and only the hash of a token is stored', async () => {
  const joined = await join(database())
  await request(joined)
  const [token = ''] = await tokens(joined)
  expect(JSON.stringify(await joined.member())).not.toContain(token)
  await verifyEmail(database(), token, now)
  await request(joined)
  expect(await tokens(joined)).toEqual([token])
})
