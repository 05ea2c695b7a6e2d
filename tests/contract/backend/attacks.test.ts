import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubbedEnvironment } from '#web/config/stub-environment.ts'
import { memberSessions, members, passwordResets } from '#web/server/db/schema/members.ts'
import type { endpointsOf } from '#web/server/endpoint/serve.ts'
import { mailJob } from '#web/server/outbox/mail-job.ts'
import { migratedDatabase } from './target.ts'

const work = vi.hoisted(() => ({ hashes: 0, waits: [] as number[] }))
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  // Counted, and cheaper: hundreds of passwords are tried.
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) => {
    work.hashes += 1
    return crypto.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback)
  }
  return { ...crypto, argon2 }
})
// Recorded when it ends, so that a response that does not wait for it leaves no trace.
vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        work.waits.push(milliseconds)
        resolve()
      }, milliseconds / 4)
    }),
}))
vi.mock('next-sanity/draft-mode', () => ({ defineEnableDraftMode: () => ({}) }))
vi.mock('#web/content/mail-sender.ts', () => ({
  mailSender: async () => ({
    shopName: 'Tretopp',
    address: 'hei@tretopp.example',
    siteOrigin: 'http://localhost:3000',
  }),
}))

const { database, url } = migratedDatabase()
const site = stubbedEnvironment.SITE_ORIGIN
const password = 'granskog og bekk'

type Route = Parameters<typeof endpointsOf>[0]
type Sent = {
  readonly body?: unknown
  readonly cookie?: string
  readonly headers?: Record<string, string>
  readonly params?: Record<string, string>
}

/** An instance of the storefront: the routes with their own memory, and the database that all share. */
async function startInstance() {
  vi.resetModules()
  const routes = {
    login: (await import('#web/app/api/v1/login/route.ts')).POST,
    logout: (await import('#web/app/api/v1/logout/route.ts')).POST,
    register: (await import('#web/app/api/v1/auth/register/route.ts')).POST,
    me: (await import('#web/app/api/v1/users/me/route.ts')).GET,
    profile: (await import('#web/app/api/v1/users/me/route.ts')).PUT,
    password: (await import('#web/app/api/v1/users/me/password/route.ts')).PUT,
    requestPasswordReset: (await import('#web/app/api/v1/auth/resetPasswordToken/route.ts')).POST,
    verify: (await import('#web/app/api/v1/auth/resetPasswordToken/[id]/verify/route.ts')).POST,
    reset: (await import('#web/app/api/v1/auth/resetPasswordToken/[id]/resetPassword/route.ts')).POST,
    readLink: (await import('#web/app/api/v1/users/link/route.ts')).POST,
    verifyEmail: (await import('#web/app/api/v1/users/verification/route.ts')).POST,
    disown: (await import('#web/app/api/v1/users/verification/route.ts')).DELETE,
    linkPassword: (await import('#web/app/api/v1/users/link/password/route.ts')).POST,
  } satisfies Record<string, Route>
  const methods: Partial<Record<keyof typeof routes, string>> = {
    me: 'GET',
    profile: 'PUT',
    password: 'PUT',
    disown: 'DELETE',
  }
  return async (name: keyof typeof routes, { body = {}, cookie = '', headers = {}, params = {} }: Sent = {}) => {
    const method = methods[name] ?? 'POST'
    const request = new Request(`${site}/api`, {
      method,
      headers: {
        origin: site,
        'content-type': 'application/json',
        cookie,
        'x-forwarded-for': randomUUID(),
        ...headers,
      },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    const response = await routes[name](request, { params: Promise.resolve(params) })
    return { response, status: response.status, json: await response.json() }
  }
}

let call: Awaited<ReturnType<typeof startInstance>>
let stopJobs: () => Promise<void>
beforeAll(async () => {
  for (const [name, value] of Object.entries({ ...stubbedEnvironment, DATABASE_URL: url() })) vi.stubEnv(name, value)
  call = await startInstance()
  stopJobs = (await import('#web/server/db/database.ts')).stopJobQueue
})
afterAll(async () => {
  await stopJobs()
  vi.unstubAllEnvs()
})
beforeEach(() => {
  work.hashes = 0
  work.waits = []
})

const cookieOf = (response: Response, name = 'session') =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

async function join(email = `${randomUUID()}@example.com`, sent: Sent = {}) {
  const { response, json } = await call('register', { body: { email, password, fullName: 'Kari Nordmann' }, ...sent })
  expect(json).toEqual({})
  return { email, cookie: cookieOf(response), device: cookieOf(response, 'device') }
}

/** The code and link of the newest mail with a code, if one was queued, and the number of such mails. */
async function newestReset(email: string) {
  const jobs = await database().execute<{ data: unknown }>(
    sql`SELECT data FROM pgboss.job WHERE name = 'mail' AND data->>'kind' = 'passwordReset' AND data->'mail'->>'to' = ${email} ORDER BY created_on DESC`,
  )
  const text = jobs.rows[0] ? mailJob.parse(jobs.rows[0].data).mail.text : ''
  return {
    code: /^\d{6}$/m.exec(text)?.[0] ?? '',
    link: /#password=([\w-]{43})/.exec(text)?.[1] ?? '',
    mails: jobs.rows.length,
  }
}

/** Requests a password reset; returns the mailed code, if a mail was queued. */
async function requestPasswordReset(email: string) {
  const { json } = await call('requestPasswordReset', { body: { email } })
  return { ...(json as { id: string; token: string }), ...(await newestReset(email)) }
}

/** The token of the link that was mailed when somebody registered with the address. */
async function linkTo(email: string): Promise<string> {
  const { rows } = await database().execute<{ data: unknown }>(
    sql`SELECT data FROM pgboss.job WHERE name = 'mail' AND data->>'kind' = 'verifyEmail' AND data->'mail'->>'to' = ${email} ORDER BY created_on DESC`,
  )
  return /#verify=([\w-]{43})/.exec(mailJob.parse(rows[0]?.data).mail.text)?.[1] ?? ''
}

const isLoggedIn = async (cookie: string) => (await call('me', { cookie })).status === 200

describe('a code', () => {
  test('[R7.07] that was used, or is ten minutes old, is refused like a wrong one', async () => {
    const { email } = await join()
    const { id, token, code } = await requestPasswordReset(email)
    const reset = (value: string) =>
      call('reset', { params: { id }, body: { code: value, token, password: 'ny og lang nok' } })
    expect((await reset(code)).status).toBe(200)
    const replayed = await reset(code)
    expect([replayed.status, replayed.json.code, cookieOf(replayed.response)]).toEqual([400, 'incorrectCode', ''])

    const late = await requestPasswordReset(email)
    await database()
      .update(passwordResets)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(passwordResets.id, late.id))
    const expired = await call('reset', {
      params: { id: late.id },
      body: { code: late.code, token: late.token, password: 'for sent' },
    })
    expect(expired.json).toEqual(replayed.json)
    expect((await call('login', { body: { email, password: 'for sent' } })).status).toBe(401)
  })

  test('from the mail is worth nothing without the token of the browser that asked', async () => {
    const { email } = await join()
    const [mine, theirs] = [await requestPasswordReset(email), await requestPasswordReset((await join()).email)]
    for (const token of [theirs.token, '', 'x']) {
      const { status } = await call('reset', {
        params: { id: mine.id },
        body: { code: mine.code, token, password: 'ny og lang nok' },
      })
      expect(status).toBe(400)
    }
  })
})

describe('somebody who registers with another’s address', () => {
  const isVerified = async (cookie: string) => (await call('me', { cookie })).json.isEmailVerified

  test('[R7.07] stays unverified when its owner opens the link, and gets no further without it', async () => {
    const { email, cookie: stranger } = await join()
    const token = await linkTo(email)
    const { cookie: other } = await join()
    expect((await call('readLink', { body: { token } })).json).toEqual({
      purpose: 'newAccount',
      email,
      isVerified: false,
      reader: 'visitor',
    })
    for (const cookie of ['', other]) {
      const refused = await call('verifyEmail', { body: { token }, cookie })
      expect([refused.status, refused.json.code]).toEqual([401, 'notLoggedIn'])
    }
    expect((await call('verifyEmail', { body: { token: 'x' }, cookie: stranger })).json.code).toBe(
      'verificationExpired',
    )
    expect(await isVerified(stranger)).toBe(false)
  })

  test('loses the account when its owner says that it was not them', async () => {
    const { email, cookie: stranger } = await join()
    const token = await linkTo(email)
    const elsewhere = { origin: 'https://elsewhere.example' }
    expect((await call('disown', { body: { token }, headers: elsewhere })).status).toBe(403)
    expect((await call('disown', { body: { token } })).status).toBe(200)
    expect(await isLoggedIn(stranger)).toBe(false)
    expect((await call('readLink', { body: { token } })).json.code).toBe('verificationExpired')
    // The address is free again.
    expect((await join(email)).cookie).not.toBe('')
  })

  test('loses it when its owner makes a new password by the link, which works once', async () => {
    const { email, cookie: stranger } = await join()
    const token = await linkTo(email)
    const body = { token, password: 'ny og lang nok' }
    const { status, response } = await call('linkPassword', { body })
    expect([status, await isVerified(cookieOf(response))]).toEqual([200, true])
    expect(await isLoggedIn(stranger)).toBe(false)
    expect((await call('login', { body: { email, password } })).status).toBe(401)
    for (const path of ['linkPassword', 'disown'] as const)
      expect((await call(path, { body })).json.code).toBe('verificationExpired')
  })
})

describe('registering', () => {
  const attempt = (headers: Record<string, string>, body: object = {}) =>
    call('register', {
      body: { email: `${randomUUID()}@example.com`, password, fullName: 'Kari Nordmann', ...body },
      headers,
    })
  const client = () => ({ 'x-forwarded-for': randomUUID() })

  test('an office whose people verify their addresses is not shut out, and neither are typing errors', async () => {
    const office = client()
    for (let index = 0; index < 22; index++) {
      const { email, cookie } = await join(undefined, { headers: office })
      const verified = await call('verifyEmail', { body: { token: await linkTo(email) }, cookie, headers: office })
      expect(verified.status).toBe(200)
      expect((await attempt(office, { fullName: 'Butikken' })).json.code).toBe('nameOfTheShop')
    }
  }, 60_000)

  test('a client that writes to strangers, or finds out who is a member, is stopped for a while', async () => {
    const [sender, asker] = [client(), client()]
    const { email } = await join()
    for (const [headers, body, status] of [
      [sender, {}, 201],
      [asker, { email }, 409],
    ] as const) {
      for (let index = 0; index < 20; index++) expect((await attempt(headers, body)).status).toBe(status)
      const refused = await attempt(headers, body)
      expect([refused.status, refused.json.code]).toEqual([429, 'tooManyRequests'])
      expect(refused.json.message).toMatch(/ \d+ (minutter|minutes)/)
    }
    // The owner of the address that was asked about is not affected.
    expect((await attempt(client(), { email })).status).toBe(409)
  }, 60_000)

  test('one address gets five mails an hour, however often a stranger registers with it', async () => {
    const email = `${randomUUID()}@example.com`
    for (let index = 0; index < 5; index++) {
      await join(email)
      expect((await call('disown', { body: { token: await linkTo(email) } })).status).toBe(200)
    }
    expect((await attempt(client(), { email })).json.code).toBe('tooManyRequests')
  })
})

describe('a cookie', () => {
  test('[R7.07] that is forged, or made from a copy of the database, logs nobody in', async () => {
    const { cookie, email } = await join()
    const [row] = await database()
      .select({ hash: memberSessions.tokenHash, id: memberSessions.id, memberId: members.id })
      .from(memberSessions)
      .innerJoin(members, eq(members.id, memberSessions.memberId))
      .where(eq(members.email, email))
    if (!row) throw new Error('The session was not stored')
    const token = cookie.slice('session='.length)
    const forged = [
      row.hash,
      row.id,
      row.memberId,
      token.slice(0, -1),
      `${token}x`,
      token.toLowerCase(),
      '',
      "' OR 1=1 --",
      '%00',
    ]
    for (const value of forged) expect(await isLoggedIn(`session=${value}`), value).toBe(false)
    expect(await isLoggedIn('member=1')).toBe(false)
    expect(await isLoggedIn(`notsession=${token}; member=1`)).toBe(false)
    expect(await isLoggedIn(cookie)).toBe(true)
  })

  test('that was stolen ends when its owner logs out, changes the password or resets it', async () => {
    const { email, cookie: first } = await join()
    const stolen = cookieOf((await call('login', { body: { email, password } })).response)
    expect(await isLoggedIn(stolen)).toBe(true)
    const changed = await call('password', {
      cookie: first,
      body: { oldPassword: password, password: 'ny og lang nok' },
    })
    expect(changed.status).toBe(200)
    expect([await isLoggedIn(stolen), await isLoggedIn(first)]).toEqual([false, true])

    await call('logout', { cookie: first })
    expect(await isLoggedIn(first)).toBe(false)

    const again = cookieOf((await call('login', { body: { email, password: 'ny og lang nok' } })).response)
    const { id, token, code } = await requestPasswordReset(email)
    const reset = await call('reset', { params: { id }, body: { code, token, password: 'enda en ny en' } })
    expect([await isLoggedIn(again), await isLoggedIn(cookieOf(reset.response))]).toEqual([false, true])
  })

  test('that an attacker has planted is not taken over by joining, logging in or resetting', async () => {
    const attacker = await join()
    const planted = ['session=chosen-by-the-attacker', attacker.cookie]
    for (const cookie of planted) {
      const joined = await join(undefined, { cookie })
      const loggedIn = cookieOf((await call('login', { cookie, body: { email: joined.email, password } })).response)
      const { id, token, code } = await requestPasswordReset(joined.email)
      const body = { code, token, password }
      const reset = cookieOf((await call('reset', { cookie, params: { id }, body })).response)
      expect(new Set([cookie, joined.cookie, loggedIn, reset]).size).toBe(4)
      expect(await isLoggedIn(reset)).toBe(true)
    }
    expect(await isLoggedIn('session=chosen-by-the-attacker')).toBe(false)
  })

  test('is out of reach of scripts and other sites', async () => {
    const { response } = await call('register', {
      body: { email: `${randomUUID()}@example.com`, password, fullName: 'Kari' },
    })
    const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith('session='))
    expect(session).toMatch(/; SameSite=Lax;.*; HttpOnly$/)
  })
})

describe('another site', () => {
  test('[R7.07] can make no change: every endpoint but the ones behind a token or signature refuses its origin', async () => {
    const { routes } = await import('#web/app/api/v1/openapi.json/routes.ts')
    const { endpointsOf } = await import('#web/server/endpoint/serve.ts')
    const { cookie } = await join()
    const open: string[] = []
    for (const route of routes) {
      for (const { method, description } of endpointsOf(route)) {
        if (method === 'GET') continue
        const name = `${method} ${description.path}`
        if (description.origin === 'any') {
          open.push(name)
          continue
        }
        const origins: Readonly<Record<string, string>>[] = [
          { origin: 'https://evil.example' },
          { origin: 'null' },
          { origin: `${site}.evil.example` },
          { origin: `${site}@evil.example` },
          { 'sec-fetch-site': 'cross-site' },
          { 'sec-fetch-site': 'same-site' },
          {},
        ]
        for (const headers of origins) {
          const request = new Request(`${site}${description.path}`, {
            method,
            headers: { ...headers, cookie, 'content-type': 'application/json' },
            body: '{}',
          })
          const response = await route(request, { params: Promise.resolve({ id: randomUUID(), documentId: 'a' }) })
          expect([name, headers, response.status]).toEqual([name, headers, 403])
        }
      }
    }
    // A mail's link holds a token, the webhook a signature, and the return from a bank only leads on. Another one has
    // to say here what authorises it.
    expect(open.sort()).toEqual([
      'POST /api/revalidate',
      'POST /api/v1/borrowings/{id}/cancel',
      'POST /api/v1/campaign-mails/{id}/unsubscribe',
      'POST /api/v1/newsletter/{id}/confirm',
      'POST /api/v1/reply-mails/{id}/unsubscribe',
      'POST /api/v1/reservations/{id}/cancel',
      'POST /api/v1/reservations/{id}/confirm',
      'POST /api/v1/stock-notifications/{id}/unsubscribe',
      'POST /api/{lang}/payment-redirect',
    ])
  })

  test('is refused with 413, not a server error, when it posts 5 MB to a link from a mail', async () => {
    const { routes } = await import('#web/app/api/v1/openapi.json/routes.ts')
    const { endpointsOf } = await import('#web/server/endpoint/serve.ts')
    const links = routes.filter((route) =>
      endpointsOf(route).some(
        ({ method, description: { path } }) => method === 'POST' && /cancel|unsubscribe|confirm/.test(path),
      ),
    )
    expect(links).toHaveLength(7)
    for (const route of links) {
      const request = new Request(`${site}/api?token=x`, { method: 'POST', body: 'x'.repeat(5_000_000) })
      const response = await route(request, { params: Promise.resolve({ id: randomUUID() }) })
      expect([response.status, await response.text()]).toEqual([413, expect.stringContaining('Det ble sendt for mye')])
    }
  })

  test('cannot send JSON by a form: its content types are refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const headers = { 'content-type': type }
      expect((await call('login', { headers, body: { email: 'a@example.com', password } })).status).toBe(415)
    }
  })
})

describe('an address that looks like a member’s', () => {
  test('[R5.06] is refused, and gets no code; in capitals and between spaces it is the member’s own', async () => {
    const { email } = await join(`kari-${randomUUID()}@example.com`)
    const twins = [
      email.replace('a', '\u0430'),
      email.replace('k', '\uff4b'),
      email.replace('kari', 'kari\u200b'),
      email.replace('i', '\u0131'),
      email.replace('@', '\uff20'),
      email.replace('k', '\u212a'),
      `${email}\r\nBcc: all@example.com`,
      `${email},all@example.com`,
    ]
    for (const twin of twins) {
      const joined = await call('register', { body: { email: twin, password, fullName: 'Ola' } })
      const forgotten = await call('requestPasswordReset', { body: { email: twin } })
      expect([twin, joined.json.code, forgotten.json.code]).toEqual([twin, 'invalidEmail', 'invalidEmail'])
    }
    const same = ` ${email.toUpperCase()} `
    const registration = await call('register', { body: { email: same, password, fullName: 'Ola' } })
    expect(registration.json.code).toBe('emailTaken')
    const reset = await call('requestPasswordReset', { body: { email: same } })
    expect(reset.json).toEqual({ id: expect.any(String), token: expect.any(String) })
    // Both mails go to the member’s address.
    expect((await requestPasswordReset(email)).mails).toBe(2)
  })
})

describe('a name that looks like the shop’s', () => {
  test.each(['Tretopp', 'Tr\u0435t\u043Epp kundeservice', 'T r e t o p p', 'Fra butikken', 'From the shop'])(
    '[R8.04] %j is refused when joining and in the profile, with a message in both languages',
    async (fullName) => {
      const messages = []
      for (const lang of ['nb', 'en']) {
        const body = { email: `${randomUUID()}@example.com`, password, fullName, lang }
        const { status, json } = await call('register', { body })
        expect([status, json.code]).toEqual([400, 'nameOfTheShop'])
        messages.push(json.message)
      }
      expect(messages).toEqual([
        'Navnet kan forveksles med butikken. Skriv ditt eget navn.',
        'The name could be mistaken for the shop’s. Enter your own name.',
      ])
      const { cookie } = await join()
      const changed = await call('profile', { cookie, body: { fullName } })
      expect([changed.status, changed.json.code]).toEqual([400, 'nameOfTheShop'])
      expect((await call('me', { cookie })).json.fullName).toBe('Kari Nordmann')
    },
  )
})

describe('known and unknown addresses', () => {
  test('[R8.04] cost a login the same work, and get the same response', async () => {
    const { email } = await join()
    const attempt = async (address: string) => {
      work.hashes = 0
      const { status, json, response } = await call('login', { body: { email: address, password: 'wrong password' } })
      return { status, json, hashes: work.hashes, headers: Object.keys(Object.fromEntries(response.headers)) }
    }
    const known = await attempt(email)
    expect(known.hashes).toBe(1)
    expect(await attempt('nobody@example.com')).toEqual(known)
  })

  test('[R8.04] cost a reset the same time, and get the same response', async () => {
    const { email } = await join()
    const attempt = async (address: string) => {
      work.waits = []
      const { status, json, response } = await call('requestPasswordReset', { body: { email: address } })
      return {
        status,
        fields: Object.keys(json),
        waits: work.waits,
        headers: Object.keys(Object.fromEntries(response.headers)),
      }
    }
    const known = await attempt(email)
    // Longer than writing a mail takes.
    expect(known.waits).toEqual([400])
    const unknown = await attempt('nobody@example.com')
    expect(unknown).toEqual(known)
    const { id, token, mails } = await requestPasswordReset('nobody@example.com')
    expect(mails).toBe(0)
    expect((await call('verify', { params: { id }, body: { code: '123456', token } })).json.code).toBe('incorrectCode')
  })
})

describe('guessing', () => {
  const client = () => ({ 'x-forwarded-for': randomUUID() })
  const wrong = (email: string, headers: Record<string, string>, instance = call) =>
    instance('login', { body: { email, password: 'wrong' }, headers })

  test('[R7.07] by one client is slowed by all instances together, and says for how long', async () => {
    const { email } = await join()
    const attacker = client()
    const instances = [await startInstance(), await startInstance()]
    const tries = []
    for (let index = 0; index < 7; index++) tries.push(await wrong(email, attacker, instances[index % 2]))
    expect(tries.map(({ status }) => status)).toEqual([...Array(5).fill(401), 429, 429])
    const { response, json } = await call('login', {
      body: { email, password },
      headers: { ...attacker, cookie: 'language=en' },
    })
    const seconds = Number(response.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(20)
    expect(seconds).toBeLessThanOrEqual(30)
    expect(json).toMatchObject({ code: 'tooManyLogins', message: expect.stringMatching(/ \d+ (sekunder|seconds)/) })
    // The owner is another client, and other addresses are not affected.
    expect((await call('login', { body: { email, password }, headers: client() })).status).toBe(200)
    expect((await wrong('nobody-else@example.com', attacker)).status).toBe(401)
  })

  test('by many clients delays new browsers, but neither one that the member has used nor a link by mail', async () => {
    const { email, device } = await join()
    for (let index = 0; index < 20; index++) expect((await wrong(email, client())).status).toBe(401)
    expect((await wrong(email, client())).json.code).toBe('tooManyLogins')
    const known = await call('login', { body: { email, password }, cookie: device, headers: client() })
    expect(known.status).toBe(200)
    // It is one for this member only, and the cookie that it replaces is worth nothing.
    const other = await join()
    for (let index = 0; index < 20; index++) await wrong(email, client())
    for (const cookie of [device, other.device, 'device=x'])
      expect((await call('login', { body: { email, password }, cookie, headers: client() })).status).toBe(429)

    // Others ask for codes all the time: the link in the newest mail works.
    const responses = []
    for (let index = 0; index < 5; index++) responses.push(await call('requestPasswordReset', { body: { email } }))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
    expect(responses[4]?.json).toMatchObject({
      code: 'tooManyMails',
      message: expect.stringMatching(/60 (sekunder|seconds)/),
    })
    expect(Number(responses[4]?.response.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    const { link: token } = await newestReset(email)
    expect((await call('readLink', { body: { token } })).json).toMatchObject({ purpose: 'newPassword', email })
    const set = await call('linkPassword', { body: { token, password: 'ny og lang nok' } })
    expect([set.status, await isLoggedIn(cookieOf(set.response))]).toEqual([200, true])
    expect((await call('linkPassword', { body: { token, password: 'en gang til' } })).json.code).toBe(
      'verificationExpired',
    )
    // The browser that was known before is not any more.
    const stale = cookieOf(known.response, 'device')
    for (let index = 0; index < 20; index++) await wrong(email, client())
    expect((await wrong(email, client())).status).toBe(429)
    const former = await call('login', {
      body: { email, password: 'ny og lang nok' },
      cookie: stale,
      headers: client(),
    })
    expect(former.status).toBe(429)
    const present = cookieOf(set.response, 'device')
    const again = { body: { email, password: 'ny og lang nok' }, cookie: present, headers: client() }
    expect((await call('login', again)).status).toBe(200)
  }, 60_000)

  test('of many passwords by one client is stopped; people behind one address who log in do not count', async () => {
    const { countLogin } = await import('#web/server/members/login-tries.ts')
    const count = (from: string) => {
      const who = { email: `${randomUUID()}@example.com`, client: from, deviceToken: undefined }
      return countLogin(database(), who, new Date())
    }
    const [office, attacker] = [randomUUID(), randomUUID()]
    for (let index = 0; index < 62; index++) {
      const counted = await count(office)
      expect(counted.ok).toBe(true)
      if (counted.ok) await counted.value.succeeded()
    }
    const tries = []
    for (let index = 0; index < 61; index++) tries.push((await count(attacker)).ok)
    expect(tries).toEqual([...Array(60).fill(true), false])
  }, 60_000)

  test('a code is stopped after five tries, whichever instance they come to', async () => {
    const { email } = await join()
    const { id, token, code } = await requestPasswordReset(email)
    const wrong = code === '000000' ? '111111' : '000000'
    const instances = [await startInstance(), await startInstance()]
    const attempt = (index: number, value: string) =>
      instances[index % 2]?.('verify', { params: { id }, body: { code: value, token } })
    for (let index = 0; index < 5; index++) expect((await attempt(index, wrong))?.status).toBe(400)
    expect((await attempt(0, code))?.json.code).toBe('incorrectCode')
  })
})
