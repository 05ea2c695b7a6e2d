import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubbedEnvironment } from '#web/config/stub-environment.ts'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { members } from '#web/server/db/schema/members.ts'
import { newsletterSubscriptions } from '#web/server/db/schema/newsletter.ts'
import { register } from '#web/server/members/register.ts'
import { setPasswordByLink } from '#web/server/members/set-password-by-link.ts'
import { mailVerification, verifyEmail } from '#web/server/members/verify-email.ts'
import { checkNewsletterLink, confirmNewsletter } from '#web/server/newsletter/confirm-newsletter.ts'
import { passOnConfirmed } from '#web/server/newsletter/pass-on.ts'
import {
  deleteOldNewsletterRows,
  removeFromNewsletter,
  subscribeVerified,
  withdrawNewsletter,
} from '#web/server/newsletter/public.ts'
import { requestNewsletter } from '#web/server/newsletter/request-newsletter.ts'
import type { MailJob } from '#web/server/outbox/mail-job.ts'
import { now, password } from './member-with-data.ts'
import { migratedDatabase } from './target.ts'

vi.mock('#web/content/mail-sender.ts', () => ({ mailSender: async () => sender }))

const { database, url } = migratedDatabase()
const sender = vi.hoisted(() => ({
  shopName: 'Tretopp',
  address: 'hei@tretopp.example',
  siteOrigin: 'https://shop.example',
}))
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60_000)
const expired = { ok: false, code: 'newsletterLinkExpired' }
let queue: JobQueue
beforeAll(async () => {
  queue = await openJobQueue(url(), { report: () => undefined })
})
afterAll(() => queue.stop({ graceful: false }))
beforeEach(async () => void (await database().delete(newsletterSubscriptions)))

const newAddress = () => `${randomUUID()}@example.com`
const ask = (email: string, lang: 'nb' | 'en' = 'nb', at = now) =>
  requestNewsletter({ database: database(), queue, sender, now: at }, { email, lang })
const rowOf = async (email: string) =>
  (await database().select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email)))[0]
const withdraw = (email: string, at = now) =>
  database().transaction((transaction) => withdrawNewsletter(transaction, { queue, sender }, email, at))

async function mailsTo(email: string) {
  const jobs = await queue.findJobs<MailJob>('mail', { data: { mail: { to: email } } })
  return jobs.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime()).map(({ data }) => data)
}

/** The addresses that the shop was told to remove. */
async function removals(): Promise<string[]> {
  const mails = (await mailsTo(sender.address)).filter(({ kind }) => kind === 'newsletterWithdrawn')
  return mails.flatMap(({ mail }) => /^- (\S+@\S+)$/m.exec(mail.text)?.[1] ?? [])
}

/** The links that were mailed to the address, the newest last. */
async function links(email: string) {
  const found = (await mailsTo(email)).map(({ mail }) => /newsletter\/(\S+)\/confirm\?\S*token=(\S+)/.exec(mail.text))
  return found.flatMap((match) => (match ? { id: match[1] ?? '', token: match[2] ?? '' } : []))
}

async function requestedLink(email: string, at = now) {
  await ask(email, 'nb', at)
  const link = (await links(email)).at(-1)
  if (!link) throw new Error('No link was mailed')
  return link
}

type Outcome = 'subscribed' | 'refused' | 'unavailable'

/** Runs the job against a platform; returns whom it subscribed, of these addresses, and what was reported. */
async function passOn(outcomeOf: (email: string) => Outcome = () => 'subscribed', at = now) {
  const subscribed: string[] = []
  const reported: string[] = []
  await passOnConfirmed({
    database: database(),
    now: () => at,
    report: ({ message }) => void reported.push(message),
    async subscribe(email, lang) {
      const outcome = outcomeOf(email)
      if (outcome === 'subscribed') subscribed.push(`${email} ${lang}`)
      return outcome
    },
  })
  return { subscribed, reported }
}

describe('the newsletter', () => {
  test('[R7.04] starts on the platform after the press on the mailed page, once, and not before', async () => {
    const email = newAddress()
    const link = await requestedLink(email)
    expect(await checkNewsletterLink(database(), link, now)).toEqual({ ok: true, value: { isConfirmed: false } })
    expect((await passOn()).subscribed).toEqual([])
    for (const _ of ['first', 'second'])
      expect(await confirmNewsletter(database(), link, now)).toEqual({ ok: true, value: { isConfirmed: true } })
    expect((await passOn()).subscribed).toEqual([`${email} nb`])
    expect((await passOn()).subscribed).toEqual([])
    expect(await checkNewsletterLink(database(), link, now)).toEqual({ ok: true, value: { isConfirmed: true } })
  })

  test('is asked for in the language of the page, and the mail says what pressing does', async () => {
    const email = newAddress()
    await ask(email, 'en')
    const [sent] = await mailsTo(email)
    expect(sent).toMatchObject({ kind: 'confirmNewsletter', mail: { lang: 'en', subject: 'Confirm the newsletter' } })
    expect(sent?.mail.text).toContain('You are not signed up before you press it.')
  })

  test('answers the same for an address that has it, which is mailed too: a letter’s link may have ended it', async () => {
    const email = newAddress()
    const link = await requestedLink(email)
    await confirmNewsletter(database(), link, now)
    await passOn()
    expect(await ask(email, 'nb', days(1))).toEqual({ ok: true, value: {} })
    // Somebody else's request changes nothing.
    expect((await passOn()).subscribed).toEqual([])
    expect(await rowOf(email)).toMatchObject({ confirmedAt: now, withdrawnAt: null })
    const second = (await links(email)).at(-1)
    if (!second) throw new Error('No link was mailed')
    expect(await confirmNewsletter(database(), second, days(1))).toMatchObject({ ok: true })
    expect((await passOn(() => 'subscribed', days(1))).subscribed).toEqual([`${email} nb`])
  })

  test('a link works for seven days, until a newer one, and with its own token only', async () => {
    const email = newAddress()
    const first = await requestedLink(email)
    expect(await confirmNewsletter(database(), first, days(7))).toEqual(expired)
    expect(await confirmNewsletter(database(), { ...first, token: 'x' }, now)).toEqual(expired)
    for (const id of ['x', randomUUID()])
      expect(await confirmNewsletter(database(), { ...first, id }, now)).toEqual(expired)
    const second = await requestedLink(email)
    expect(await confirmNewsletter(database(), first, now)).toEqual(expired)
    expect(await confirmNewsletter(database(), second, days(6))).toMatchObject({ ok: true })
  })

  test('a request holds the address, its language and the time, and is forgotten when its link expires', async () => {
    const [email, confirmed] = [newAddress(), newAddress()]
    await ask(email)
    await confirmNewsletter(database(), await requestedLink(confirmed), now)
    const { id: _, linkHash, linkExpiresAt: __, ...held } = (await rowOf(email)) ?? {}
    expect(held).toEqual({
      email,
      lang: 'nb',
      requestedAt: now,
      confirmedAt: null,
      passedOnAt: null,
      withdrawnAt: null,
    })
    expect((await links(email))[0]?.token).not.toBe(linkHash)
    await deleteOldNewsletterRows(database(), days(6))
    expect(await rowOf(email)).toBeDefined()
    await deleteOldNewsletterRows(database(), days(8))
    expect(await rowOf(email)).toBeUndefined()
    expect(await rowOf(confirmed)).toBeDefined()
  })

  test('a platform that is unavailable is told later; an address that it refuses is deleted, and reported without the address', async () => {
    const [late, refused] = [newAddress(), newAddress()]
    await confirmNewsletter(database(), await requestedLink(late), now)
    const away = await passOn(() => 'unavailable')
    expect(away.reported).toHaveLength(1)
    expect((await passOn()).subscribed).toEqual([`${late} nb`])
    await confirmNewsletter(database(), await requestedLink(refused), now)
    const { reported } = await passOn(() => 'refused')
    expect(reported.join()).toContain('refused')
    expect(reported.join()).not.toContain(refused)
    expect(await rowOf(refused)).toBeUndefined()
  })
})

describe('the calls that ask for it', () => {
  beforeAll(() => {
    for (const [name, value] of Object.entries({ ...stubbedEnvironment, DATABASE_URL: url() })) vi.stubEnv(name, value)
    vi.resetModules()
  })
  afterAll(async () => {
    const { stopJobQueue } = await import('#web/server/db/database.ts')
    await stopJobQueue()
    vi.unstubAllEnvs()
  })

  const site = stubbedEnvironment.SITE_ORIGIN
  const context = { params: Promise.resolve({}) }

  async function askByCall(email: string, headers: Record<string, string> = { origin: site }) {
    const { POST } = await import('#web/app/api/v1/newsletter/route.ts')
    const body = JSON.stringify({ email, lang: 'nb' })
    const sent = { 'content-type': 'application/json', 'x-forwarded-for': randomUUID(), ...headers }
    return await POST(new Request(`${site}/api/v1/newsletter`, { method: 'POST', headers: sent, body }), context)
  }

  async function askByForm(email: string) {
    const { POST } = await import('#web/app/api/newsletter/route.ts')
    const headers = { origin: site, 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ email, lang: 'en' }).toString()
    const response = await POST(new Request(`${site}/api/newsletter`, { method: 'POST', headers, body }), context)
    return response.headers.get('location')
  }

  test('mail a mailbox five times an hour at most, however it is spelled, with and without scripts', async () => {
    const name = randomUUID()
    for (let number = 0; number < 4; number++)
      expect((await askByCall(`${name}+${number}@example.com`)).status).toBe(201)
    expect(await askByForm(`${name}@example.com`)).toBe('/nb#newsletter-success')
    expect(await rowOf(`${name}@example.com`)).toMatchObject({ lang: 'en' })
    expect((await askByCall(`${name}+9@example.com`)).status).toBe(429)
    expect(await askByForm(`${name}+9@example.com`)).toBe('/nb#newsletter-failed')
    expect(await rowOf(`${name}+9@example.com`)).toBeUndefined()
  })

  test.each([
    ['nb', 'Bekreft nyhetsbrevet', 'Du er påmeldt', 'Lenken gjelder ikke lenger'],
    ['en', 'Confirm the newsletter', 'You are signed up', 'The link is no longer valid'],
  ] as const)(
    '[R4.14] the page of the link in %s asks with a button, which no page of the site has to send',
    async (lang, ...titles) => {
      const email = newAddress()
      const { id, token } = await requestedLink(email, new Date())
      const { GET, POST } = await import('#web/app/api/v1/newsletter/[id]/confirm/route.ts')
      const open = async (route: typeof GET, method: 'GET' | 'POST', given = token) => {
        const url = `${site}/api/v1/newsletter/${id}/confirm?lang=${lang}&token=${given}`
        const response = await route(new Request(url, { method }), { params: Promise.resolve({ id }) })
        const html = await response.text()
        return {
          status: response.status,
          title: /<h1>(.*?)<\/h1>/.exec(html)?.[1],
          hasButton: html.includes('<button>'),
        }
      }
      const [question, done, expiredTitle] = titles
      for (const _ of ['first', 'second'])
        expect(await open(GET, 'GET')).toEqual({ status: 200, title: question, hasButton: true })
      expect(await rowOf(email)).toMatchObject({ confirmedAt: null })
      expect(await open(POST, 'POST', 'x')).toEqual({ status: 404, title: expiredTitle, hasButton: false })
      expect(await open(POST, 'POST')).toEqual({ status: 200, title: done, hasButton: false })
      expect((await rowOf(email))?.confirmedAt).not.toBeNull()
      expect(await open(GET, 'GET')).toEqual({ status: 200, title: done, hasButton: false })
    },
  )

  test('refuse other sites and invalid addresses', async () => {
    expect((await askByCall(newAddress(), { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await askByCall('kari@example')).status).toBe(400)
    expect(await askByForm('kari@example')).toBe('/nb#newsletter-failed')
  })
})

describe('withdrawing from the newsletter', () => {
  test('has the shop remove the address, once; a link from before does nothing any more', async () => {
    const email = newAddress()
    const link = await requestedLink(email)
    await confirmNewsletter(database(), link, now)
    await passOn()
    expect([await withdraw(email, days(1)), await withdraw(email, days(2))]).toEqual([true, false])
    expect((await removals()).filter((address) => address === email)).toHaveLength(1)
    expect(await confirmNewsletter(database(), link, days(1))).toEqual(expired)
    expect((await passOn()).subscribed).toEqual([])
    expect(await rowOf(email)).toMatchObject({ confirmedAt: now, withdrawnAt: days(1) })
    await deleteOldNewsletterRows(database(), days(32))
    expect(await rowOf(email)).toBeUndefined()
  })

  test('before it was confirmed, forgets the request and its mail', async () => {
    const email = newAddress()
    await ask(email)
    expect(await withdraw(email)).toBe(false)
    expect([await rowOf(email), await mailsTo(email)]).toEqual([undefined, []])
    expect(await removals()).not.toContain(email)
  })

  test('and requesting it again starts from the beginning: nothing is confirmed until the new press', async () => {
    const email = newAddress()
    await confirmNewsletter(database(), await requestedLink(email), now)
    await passOn()
    await withdraw(email)
    const link = await requestedLink(email)
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null, passedOnAt: null, withdrawnAt: null })
    expect((await passOn()).subscribed).toEqual([])
    await confirmNewsletter(database(), link, now)
    expect((await passOn()).subscribed).toEqual([`${email} nb`])
  })

  test('is withdrawn with the account: nothing is left, and the shop is told', async () => {
    const email = newAddress()
    await database().transaction(async (transaction) => {
      await subscribeVerified(transaction, { email, lang: 'nb' }, now)
      await removeFromNewsletter(transaction, { queue, sender }, email, now)
    })
    expect(await rowOf(email)).toBeUndefined()
    expect(await removals()).toContain(email)
  })
})

describe('[R3.08] the newsletter that was asked for at registration', () => {
  /** Somebody who registers, and the token in the mail. */
  async function join(subscribeToNewsletter: boolean) {
    const email = newAddress()
    const ports = { queue, sender }
    const registration = { email, password, fullName: 'Kari', subscribeToNewsletter, subscribeToCommunity: true }
    const result = await register(
      database(),
      { ...registration, lang: 'nb' },
      { userAgent: 'Firefox' },
      (transaction, member) => mailVerification(transaction, member, ports, now),
      now,
    )
    if (!result.ok) throw new Error(result.code)
    const mails = await mailsTo(email)
    const text = mails[0]?.mail.text ?? ''
    const token = /#verify=([\w-]{43})/.exec(text)?.[1] ?? ''
    const { memberId } = result.value
    const verify = () => verifyEmail(database(), memberId, token, ports, now)
    return { email, memberId, mails, text, token, verify }
  }

  test('starts with the press that verifies the address: one mail, which says so', async () => {
    const { email, mails, text, verify } = await join(true)
    expect(mails).toHaveLength(1)
    expect(text).toContain('Du ba også om nyhetsbrevet. Det begynner når du har bekreftet adressen.')
    expect((await passOn()).subscribed).toEqual([])
    for (const _ of ['first', 'second']) expect(await verify()).toMatchObject({ ok: true })
    expect((await passOn()).subscribed).toEqual([`${email} nb`])
    await withdraw(email)
    // The link still verifies, and subscribes nobody again.
    await verify()
    expect((await passOn()).subscribed).toEqual([])
  })

  test('is not started by a press of somebody who did not ask, even if a stranger had asked for the address', async () => {
    const { email, text, verify } = await join(false)
    await ask(email)
    expect(text).not.toContain('nyhetsbrev')
    await verify()
    expect((await passOn()).subscribed).toEqual([])
  })

  test('is not started for an owner who takes over an account that somebody else made', async () => {
    const { memberId, token } = await join(true)
    const noMail = async () => undefined
    const browser = { userAgent: 'Safari' }
    await setPasswordByLink(database(), { token, password: 'fjell og fjord' }, browser, noMail, now)
    expect((await passOn()).subscribed).toEqual([])
    const [member] = await database().select().from(members).where(eq(members.id, memberId))
    expect(member).toMatchObject({ subscribeToNewsletter: false, subscribeToCommunity: false })
    expect(member?.emailVerifiedAt).not.toBeNull()
  })

  test('follows to a new address of the account', async () => {
    const { email, memberId, verify } = await join(true)
    await verify()
    await passOn()
    const pendingEmail = newAddress()
    await database().update(members).set({ pendingEmail }).where(eq(members.id, memberId))
    const [member] = await database().select().from(members).where(eq(members.id, memberId))
    if (!member) throw new Error('The member is gone')
    await database().transaction((transaction) => mailVerification(transaction, member, { queue, sender }, now))
    const [sent] = await mailsTo(pendingEmail)
    const token = /#verify=([\w-]{43})/.exec(sent?.mail.text ?? '')?.[1] ?? ''
    expect(await verifyEmail(database(), memberId, token, { queue, sender }, now)).toMatchObject({ ok: true })
    expect((await passOn()).subscribed).toEqual([`${pendingEmail} nb`])
    expect(await removals()).toContain(email)
  })
})
