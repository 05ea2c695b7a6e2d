import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

vi.mock('#web/config/server-env.ts', () => ({
  env: {
    projectId: 'tretopp',
    dataset: 'production',
    apiHost: 'http://lake.example',
    readToken: 'read-token',
    writeToken: 'write-token',
  },
}))
const request = vi.fn<(options: { url: string }) => Promise<unknown>>()
const createClient = vi.fn<(config: object) => unknown>(() => ({ request }))
vi.mock('../db/database.ts', () => ({}))
vi.mock('../report.ts', () => ({}))
vi.mock('@sanity/client', async (original) => ({ ...(await original<object>()), createClient }))
const { ClientError } = await import('@sanity/client')
// Takes long the first time on a busy machine, where `beforeEach` would give up.
await import('./verify-staff.ts')

let verifyStaff: typeof import('./verify-staff.ts').verifyStaff
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  request.mockReset()
  createClient.mockClear()
  ;({ verifyStaff } = await import('./verify-staff.ts'))
})
afterEach(() => vi.useRealTimers())

const user = (...roles: string[]) => ({
  id: 'pkari',
  name: 'Kari',
  provider: 'google',
  roles: roles.map((name) => ({ name, title: name })),
})
/** A call with this `Authorization` header, from this address. */
const sent = (authorization: string | null, address = '203.0.113.9') =>
  new Request('https://shop.example', {
    headers: { 'x-forwarded-for': address, ...(authorization !== null && { authorization }) },
  })
const refusal = (statusCode: number) =>
  new ClientError({ statusCode, body: { error: 'Unauthorized' }, headers: {}, url: '', method: 'GET' } as never)

test.each([
  [['administrator'], true],
  [['editor'], true],
  [['developer'], true],
  [['viewer', 'editor'], true],
  [['viewer'], false],
  [['a-role-of-their-own'], false],
])('the roles %o may edit: %s', async (roles, mayEdit) => {
  request.mockResolvedValue(user(...roles))
  expect(await verifyStaff(sent('Bearer token'))).toEqual({ ok: true, value: { id: 'pkari', name: 'Kari', mayEdit } })
  expect(createClient).toHaveBeenCalledWith(expect.objectContaining({ token: 'token', projectId: 'tretopp' }))
  expect(request).toHaveBeenCalledWith({ url: '/users/me' })
})

test.each([null, '', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer two words', `Bearer ${'a'.repeat(2000)}`])(
  '"%.20s" is no token: the lake is not asked',
  async (header) => {
    expect(await verifyStaff(sent(header))).toEqual({ ok: false, code: 'invalidToken' })
    expect(request).not.toHaveBeenCalled()
  },
)

test.each([401, 403])('a token that the lake refuses with %i is invalid', async (status) => {
  request.mockRejectedValue(refusal(status))
  expect(await verifyStaff(sent('Bearer token'))).toEqual({ ok: false, code: 'invalidToken' })
})

test.each([
  [{}],
  [user()],
  [{ id: 'x', name: 'y', provider: 'google' }],
  [{ ...user('editor'), provider: undefined }],
  [null],
])('%o is not a person of this project', async (response) => {
  request.mockResolvedValue(response)
  expect(await verifyStaff(sent('Bearer token'))).toEqual({ ok: false, code: 'invalidToken' })
})

test('while the lake is unavailable everyone is refused, and the next call asks again', async () => {
  request.mockRejectedValueOnce(refusal(500))
  await expect(verifyStaff(sent('Bearer token'))).rejects.toMatchObject({ name: 'Unavailable' })
  request.mockRejectedValueOnce(new Error('connect ECONNREFUSED'))
  await expect(verifyStaff(sent('Bearer token'))).rejects.toMatchObject({ name: 'Unavailable' })
  request.mockResolvedValueOnce(user('editor'))
  expect((await verifyStaff(sent('Bearer token'))).ok).toBe(true)
})

test('the lake’s response is used for less than a minute, simultaneous calls share one question, tokens share nothing', async () => {
  request.mockResolvedValue(user('editor'))
  await Promise.all([verifyStaff(sent('Bearer a')), verifyStaff(sent('Bearer a'))])
  await verifyStaff(sent('Bearer a'))
  expect(request).toHaveBeenCalledTimes(1)
  await verifyStaff(sent('Bearer b'))
  expect(request).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(59_000)
  request.mockRejectedValue(refusal(401))
  expect((await verifyStaff(sent('Bearer a'))).ok).toBe(false)
})

test.each(['viewer', 'editor', 'administrator'])(
  '[R6.04] an API token is never staff, not even with the role %s',
  async (role) => {
    request.mockResolvedValue({ ...user(role), provider: 'sanity-token' })
    expect(await verifyStaff(sent('Bearer robot'))).toEqual({ ok: false, code: 'invalidToken' })
  },
)

test.each(['read-token', 'write-token'])(
  '[R6.04] the storefront’s own %s is refused without asking the lake',
  async (token) => {
    request.mockResolvedValue(user('administrator'))
    expect(await verifyStaff(sent(`Bearer ${token}`))).toEqual({ ok: false, code: 'invalidToken' })
    expect(request).not.toHaveBeenCalled()
  },
)

describe('made-up tokens', () => {
  const tryAtOnce = (count: number, name = 'made-up') =>
    Promise.all(Array.from({ length: count }, (_, index) => verifyStaff(sent(`Bearer ${name}-${index}`))))
  const codes = (results: readonly object[]) => results.map((result) => ('code' in result ? result.code : 'ok'))

  test('[R6.04] cost the lake thirty questions per client, then 429 for ten minutes; other clients are not affected', async () => {
    request.mockRejectedValue(refusal(401))
    const results = await tryAtOnce(40)
    expect(codes(results)).toEqual([...Array(30).fill('invalidToken'), ...Array(10).fill('tooManyRequests')])
    expect(request).toHaveBeenCalledTimes(30)
    request.mockResolvedValue(user('editor'))
    expect((await verifyStaff(sent('Bearer kari', '203.0.113.10'))).ok).toBe(true)
    expect(await verifyStaff(sent('Bearer kari-2'))).toMatchObject({ code: 'tooManyRequests', retryAfter: 600 })
    vi.advanceTimersByTime(601_000)
    expect((await verifyStaff(sent('Bearer kari-2'))).ok).toBe(true)
  })

  test('one that is sent again and again, by a Studio left open, costs one question in ten minutes', async () => {
    request.mockRejectedValue(refusal(401))
    for (let call = 0; call < 29; call++) {
      expect((await verifyStaff(sent('Bearer expired'))).ok).toBe(false)
      vi.advanceTimersByTime(20_000)
    }
    expect(request).toHaveBeenCalledTimes(1)
  })

  test('tokens that the lake accepts, and those it could not be asked about, are not counted', async () => {
    request.mockResolvedValue(user('editor'))
    for (const name of ['a', 'b', 'c']) await tryAtOnce(30, name)
    request.mockRejectedValue(new Error('connect ECONNREFUSED'))
    for (let call = 0; call < 40; call++) await verifyStaff(sent(`Bearer later-${call}`)).catch(() => undefined)
    request.mockResolvedValue(user('editor'))
    expect((await verifyStaff(sent('Bearer last'))).ok).toBe(true)
  })
})
