import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { members } from '#web/server/db/schema/members.ts'
import { stockNotifications } from '#web/server/db/schema/stock-notifications.ts'
import { disownAccount } from '#web/server/member-data/delete-account.ts'
import { logIn } from '#web/server/members/log-in.ts'
import { readMailLink } from '#web/server/members/mail-link.ts'
import { currentMember } from '#web/server/members/profile.ts'
import { findSession } from '#web/server/members/sessions.ts'
import { setPasswordByLink } from '#web/server/members/set-password-by-link.ts'
import { requestVerification, verifyEmail } from '#web/server/members/verify-email.ts'
import type { MailJob } from '#web/server/outbox/mail-job.ts'
import { type Joined, join, joinWithData, memoryStore, now, password, postsOf } from './member-with-data.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60_000)
const browser = { userAgent: 'Safari' }
const noMail = async () => undefined
const expired = { ok: false, code: 'verificationExpired' }
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
const verify = ({ memberId }: Joined, token: string, at = now) =>
  verifyEmail(database(), memberId, token, { queue, sender }, at)
const disown = (token: string, at = now) => disownAccount(database(), token, { queue, sender }, at)
const setPassword = (token: string, at = now) =>
  setPasswordByLink(database(), { token, password: 'fjell og fjord' }, browser, noMail, at)
const rowOf = async ({ memberId }: Joined) =>
  (await database().select().from(members).where(eq(members.id, memberId)))[0]

/** Somebody who has registered, and the token that was mailed to the address. */
async function joinWithLink() {
  const joined = await join(database())
  await request(joined)
  const [token = ''] = await tokens(joined)
  return { joined, token }
}

describe('the link that verifies an address', () => {
  test('verifies it in a session of its account, and may be followed again', async () => {
    const { joined, token } = await joinWithLink()
    expect(await isVerified(joined)).toBe(false)
    for (const _ of ['first', 'second']) {
      expect(await verify(joined, token, days(6))).toEqual({ ok: true, value: {} })
      expect(await isVerified(joined)).toBe(true)
    }
  })

  test('verifies nothing in a session of another account', async () => {
    const { joined, token } = await joinWithLink()
    const other = await join(database())
    expect(await verify(other, token)).toEqual({ ok: false, code: 'notLoggedIn' })
    expect([await isVerified(joined), await isVerified(other)]).toEqual([false, false])
  })

  test('is no use after seven days, after a newer one, or if it was never mailed', async () => {
    const { joined, token: first } = await joinWithLink()
    const session = await findSession(database(), joined.token, now)
    for (const use of [
      (token: string, at: Date) => verify(joined, token, at),
      disown,
      setPassword,
      (token: string, at: Date) => readMailLink(database(), token, session, at),
    ]) {
      expect(await use(first, days(7))).toEqual(expired)
      expect(await use('x', now)).toEqual(expired)
    }
    await request(joined)
    expect(await verify(joined, first)).toEqual(expired)
    expect(await isVerified(joined)).toBe(false)
    const second = (await tokens(joined)).find((token) => token !== first) ?? ''
    expect(await verify(joined, second)).toMatchObject({ ok: true })
  })

  test('tells anybody who opens it what it is about, and changes nothing', async () => {
    const { joined, token } = await joinWithLink()
    const other = await join(database())
    const before = await rowOf(joined)
    const read = async (sessionToken?: string) =>
      readMailLink(database(), token, sessionToken ? await findSession(database(), sessionToken, now) : undefined, now)
    const { email } = joined
    expect(await read()).toEqual({
      ok: true,
      value: { purpose: 'newAccount', email, isVerified: false, reader: 'visitor' },
    })
    expect(await read(other.token)).toMatchObject({ value: { reader: 'otherMember' } })
    expect(await read(joined.token)).toMatchObject({ value: { reader: 'member' } })
    expect(await rowOf(joined)).toEqual(before)
    await verify(joined, token)
    expect(await read()).toMatchObject({ value: { isVerified: true } })
  })

  test('is not mailed for a verified address, and only its hash is stored', async () => {
    const { joined, token } = await joinWithLink()
    expect(JSON.stringify(await joined.member())).not.toContain(token)
    await verify(joined, token)
    await request(joined)
    expect(await tokens(joined)).toEqual([token])
  })
})

describe('an account that somebody else made with the address', () => {
  test('is deleted by the owner of the address, with its sessions; what waits for the address stays', async () => {
    const joined = await joinWithData(database(), memoryStore().store)
    await request(joined)
    const [token = ''] = await tokens(joined)
    expect(await disown(token)).toEqual({ ok: true, value: {} })
    expect(await rowOf(joined)).toBeUndefined()
    expect(await findSession(database(), joined.token, now)).toBeUndefined()
    expect((await postsOf(database(), [joined.own]))[0]).toMatchObject({ memberId: null })
    const waiting = await database().select().from(stockNotifications).where(eq(stockNotifications.email, joined.email))
    expect(waiting).toHaveLength(1)
    expect(await queue.findJobs('mail', { data: { mail: { to: joined.email } } })).toEqual([])
    expect(await disown(token)).toEqual(expired)
  })

  test('is handed over with a new password: everybody else is logged out, and the address is verified', async () => {
    const { joined, token } = await joinWithLink()
    const result = await setPassword(token)
    if (!result.ok) throw new Error(result.code)
    expect(await findSession(database(), joined.token, now)).toBeUndefined()
    const session = await findSession(database(), result.value.token, now)
    expect(session && currentMember(session.member)).toMatchObject({ email: joined.email, isEmailVerified: true })
    const former = await logIn(database(), { email: joined.email, password }, { userAgent: '' }, now)
    expect(former.ok).toBe(false)
  })

  test('is the member’s once it is verified: the link neither deletes it nor sets a password', async () => {
    const { joined, token } = await joinWithLink()
    await verify(joined, token)
    expect(await disown(token)).toEqual(expired)
    expect(await setPassword(token)).toEqual(expired)
    expect((await logIn(database(), { email: joined.email, password }, { userAgent: '' }, now)).ok).toBe(true)
  })
})
