import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { registrationSchema } from '#web/domain/member/account.ts'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { members } from '#web/server/db/schema/members.ts'
import { reservations } from '#web/server/db/schema/reservations.ts'
import { disownAccount } from '#web/server/member-data/delete-account.ts'
import { cancelEmailChange, requestEmailChange } from '#web/server/members/change-email.ts'
import { changePassword } from '#web/server/members/change-password.ts'
import { readMailLink } from '#web/server/members/mail-link.ts'
import { register } from '#web/server/members/register.ts'
import { requestPasswordReset, resetPassword } from '#web/server/members/reset-password.ts'
import { findSession } from '#web/server/members/sessions.ts'
import { setPasswordByLink } from '#web/server/members/set-password-by-link.ts'
import { verifyEmail } from '#web/server/members/verify-email.ts'
import type { MailJob } from '#web/server/outbox/mail-job.ts'
import { type Joined, join, now, password } from './member-with-data.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }
const browser = { userAgent: 'Safari' }
const noMail = async () => undefined
const expired = { ok: false, code: 'verificationExpired' }
let queue: JobQueue
beforeAll(async () => {
  queue = await openJobQueue(url(), { report: () => undefined })
})
afterAll(() => queue.stop({ graceful: false }))

const address = () => `${randomUUID()}@example.com`
const mailsTo = async (to: string) =>
  (await queue.findJobs<MailJob>('mail', { data: { mail: { to } } })).map(({ data }) => data)
const kindsTo = async (to: string) => (await mailsTo(to)).map(({ kind }) => kind).toSorted()

async function linksTo(to: string): Promise<string[]> {
  const links = (await mailsTo(to)).filter(({ kind }) => kind === 'newAddress')
  return links.map(({ mail }) => /#verify=([\w-]{43})/.exec(mail.text)?.[1] ?? '')
}

const linkTo = async (to: string) => (await linksTo(to))[0] ?? ''

/** How many transactions of the test's database wait for another one. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await database().execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

const request = async (joined: Joined, email: string, typed = password) =>
  requestEmailChange(database(), await joined.member(), { email, password: typed }, { queue, sender }, now)
const verify = ({ memberId }: Joined, token: string) => verifyEmail(database(), memberId, token, { queue, sender }, now)

/** A verified member who has asked for another address, and the token of the link that went there. */
async function joinAndAsk() {
  const joined = await join(database())
  await database().update(members).set({ emailVerifiedAt: now }).where(eq(members.id, joined.memberId))
  const email = address()
  expect(await request(joined, email)).toMatchObject({ ok: true, value: { pendingEmail: email } })
  return { joined, email, token: await linkTo(email) }
}

describe('changing the e-mail address', () => {
  test('takes the password, then the link at the new address; the former address is notified both times', async () => {
    const { joined, email, token } = await joinAndAsk()
    expect(await request(joined, address(), 'wrong')).toEqual({ ok: false, code: 'wrongPassword' })
    expect(await joined.member()).toMatchObject({ email: joined.email, pendingEmail: email })
    expect(await kindsTo(joined.email)).toEqual(['addressChangeRequested'])
    const reserved = { state: 'confirmed', email: joined.email, mailbox: joined.email } as const
    // With the account, and before there was one.
    for (const memberId of [joined.memberId, null])
      await database()
        .insert(reservations)
        .values({ ...reserved, idempotencyKey: randomUUID(), memberId })

    expect(await verify(joined, token)).toEqual({ ok: true, value: {} })
    expect(await joined.member()).toMatchObject({ email, pendingEmail: null, emailVerifiedAt: now })
    expect(await kindsTo(joined.email)).toEqual(['addressChangeRequested', 'addressChanged'])
    const theirs = await database().select().from(reservations).where(eq(reservations.mailbox, email))
    expect(theirs).toMatchObject([{ email }, { email }])
    // Following the link again succeeds, and changes nothing.
    expect(await verify(joined, token)).toEqual({ ok: true, value: {} })
    expect(await readMailLink(database(), token, undefined, now)).toMatchObject({ value: { email, isVerified: true } })
  })

  test('leaves with a never verified address what its mail may have confirmed', async () => {
    const joined = await join(database())
    const email = address()
    await request(joined, email)
    const reserved = { state: 'confirmed', email: joined.email, mailbox: joined.email } as const
    const add = async (change: { memberId: string | null; orderNumber?: string }) =>
      await database()
        .insert(reservations)
        .values({ ...reserved, idempotencyKey: randomUUID(), ...change })
    await add({ memberId: null })
    await add({ memberId: joined.memberId })
    await add({ memberId: joined.memberId, orderNumber: '1001' })
    expect(await verify(joined, await linkTo(email))).toEqual({ ok: true, value: {} })
    const moved = await database().select().from(reservations).where(eq(reservations.mailbox, email))
    expect(moved).toMatchObject([{ email, orderNumber: '1001' }])
  })

  test('tells nobody but its owner that an address has an account already', async () => {
    const [joined, other] = [await join(database()), await join(database())]
    const [taken, free] = [await request(joined, other.email), await request(await join(database()), address())]
    expect([taken.ok, free.ok]).toEqual([true, true])
    expect(await kindsTo(other.email)).toEqual(['addressTaken'])
    expect(await linkTo(other.email)).toBe('')
    expect(await joined.member()).toMatchObject({ email: joined.email, pendingEmail: other.email })
  })

  test('to an address that somebody registers meanwhile is refused', async () => {
    const { joined, email, token } = await joinAndAsk()
    const other = await join(database())
    await database().update(members).set({ email }).where(eq(members.id, other.memberId))
    expect(await verify(joined, token)).toEqual({ ok: false, code: 'emailTaken' })
    expect(await joined.member()).toMatchObject({ email: joined.email })
  })

  test('of two accounts to the same address at the same time changes one; the other is refused', async () => {
    for (let round = 0; round < 3; round++) {
      const email = address()
      const claims = await Promise.all(
        ['first', 'second'].map(async () => {
          const joined = await join(database())
          await request(joined, email)
          return { joined, tokens: await linksTo(email) }
        }),
      )
      const tokens = [...new Set(claims.flatMap((claim) => claim.tokens))]
      expect(tokens).toHaveLength(2)
      const results = await Promise.all(claims.flatMap(({ joined }) => tokens.map((token) => verify(joined, token))))
      const outcomes = results.map((result) => (result.ok ? 'changed' : result.code))
      expect(outcomes.toSorted()).toEqual(['changed', 'emailTaken', 'notLoggedIn', 'notLoggedIn'])
    }
  })

  test('to an address that is being registered waits, and is refused once it is', async () => {
    const { joined, email, token } = await joinAndAsk()
    const fields = { ...registrationSchema.parse({ email, password, fullName: 'Ola Nordmann' }), lang: 'nb' } as const
    let verifying: ReturnType<typeof verify> | undefined
    const registered = await register(
      database(),
      fields,
      browser,
      async () => {
        verifying = verify(joined, token)
        await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), 10_000)
      },
      now,
    )
    expect(registered.ok).toBe(true)
    expect(await verifying).toEqual({ ok: false, code: 'emailTaken' })
    expect(await joined.member()).toMatchObject({ email: joined.email, pendingEmail: email })
  })

  test('gives the owner of the new address no way into the account: they can only stop the change', async () => {
    const { joined, email, token } = await joinAndAsk()
    const other = await join(database())
    const read = await readMailLink(database(), token, undefined, now)
    expect(read).toEqual({ ok: true, value: { purpose: 'newAddress', email, isVerified: false, reader: 'visitor' } })
    expect(await verify(other, token)).toEqual({ ok: false, code: 'notLoggedIn' })
    const taken = await setPasswordByLink(database(), { token, password: 'fjell og fjord' }, browser, noMail, now)
    expect(taken).toEqual(expired)
    expect(await disownAccount(database(), token, { queue, sender }, now)).toEqual({ ok: true, value: {} })
    expect(await joined.member()).toMatchObject({ email: joined.email, pendingEmail: null })
    expect(await verify(joined, token)).toEqual(expired)
  })

  test('is cancelled when the member keeps the address, changes the password or makes a new one', async () => {
    const stops = {
      keep: async (joined: Joined) => cancelEmailChange(database(), await joined.member()),
      sameAddress: (joined: Joined) => request(joined, joined.email),
      async change({ token }: Joined) {
        const session = await findSession(database(), token, now)
        if (!session) throw new Error('Not logged in')
        const passwords = { oldPassword: password, password: 'fjell og fjord' }
        return await changePassword(database(), session, passwords, browser, noMail)
      },
      async reset({ email }: Joined) {
        const codes: string[] = []
        const reset = await requestPasswordReset(database(), email, async (_, mail) => void codes.push(mail.code), now)
        if (!reset.ok) throw new Error('Refused')
        const { id, token } = reset.value
        const proof = { code: codes[0] ?? '', token, password: 'fjell og fjord' }
        return await resetPassword(database(), id, proof, browser, noMail, now)
      },
    }
    for (const [name, stop] of Object.entries(stops)) {
      const { joined, email, token } = await joinAndAsk()
      expect((await stop(joined)).ok, name).toBe(true)
      expect(await verify(joined, token), name).toEqual(expired)
      const [row] = await database().select().from(members).where(eq(members.id, joined.memberId))
      expect(row, name).toMatchObject({ email: joined.email, pendingEmail: null })
      expect(row?.email, name).not.toBe(email)
    }
  })
})
