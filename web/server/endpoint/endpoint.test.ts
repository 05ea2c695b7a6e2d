import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { Unavailable } from '#web/lib/unavailable.ts'
import type { Contract } from '#web/services/backend/contract.ts'

const site = 'https://shop.example'
const studio = 'https://studio.example'
const findSession = vi.fn<() => Promise<{ id: string; member: { id: string } } | undefined>>()
const verifyStaff = vi.fn()
const counted: string[] = []
let refusedLimit = ''

vi.mock('#web/config/server-env.ts', () => ({ env: { siteOrigin: site, studioOrigin: studio } }))
vi.mock('#web/config/build-id.ts', () => ({ buildId: 'b1' }))
vi.mock('#web/services/errors/server-client.ts', () => ({ reportServerError: () => undefined }))
vi.mock('../members/session-cookie.ts', () => ({ sessionOf: findSession }))
vi.mock('../staff/verify-staff.ts', () => ({ verifyStaff }))
vi.mock('../rate-limits.ts', () => {
  const limit = (name: string) => ({
    check: async (key: string) => {
      counted.push(`${name}: ${key}`)
      return refusedLimit === name ? { ok: false, code: 'tooManyRequests', retryAfter: 7 } : { ok: true, value: true }
    },
  })
  return { sharedLimit: limit, processLimit: () => limit('in this process'), clientKey: () => '203.0.113.9' }
})
const { endpoint } = await import('./endpoint.ts')
const { serve } = await import('./serve.ts')
const { failure, success } = await import('../result.ts')

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => {
  log.mockClear()
  findSession.mockReset().mockResolvedValue(undefined)
  verifyStaff.mockReset()
  counted.length = 0
  refusedLimit = ''
})

const read = {
  method: 'GET',
  path: '/api/v1/things/{id}',
  summary: 'A thing.',
  params: z.object({ id: z.string().max(5) }),
  query: z.object({ size: z.coerce.number<string>().int().optional() }),
  response: z.object({ id: z.string(), size: z.number().optional() }),
  errors: ['noSuchProduct'],
} as const satisfies Contract

const change = {
  method: 'POST',
  path: '/api/v1/things',
  summary: 'Makes a thing.',
  body: z.object({ email: z.email({ error: 'api:invalidEmail' }), lang: z.enum(['nb', 'en']).optional() }),
  response: z.object({}),
  status: 201,
  errors: ['invalidEmail'],
} as const satisfies Contract

const get = (query = '', headers: Record<string, string> = {}) =>
  new Request(`${site}/api/v1/things/a${query}`, { headers })
const paramsOf = (id = 'a') => ({ params: Promise.resolve({ id }) })
const body = { email: 'kari@example.com' }
const json = { 'content-type': 'application/json' }

/** A request that is being built may not name its origin, one that came in may. */
function post(
  sent: BodyInit | null = JSON.stringify(body),
  headers: Record<string, string> = { origin: site, ...json },
) {
  const request = new Request(`${site}/api/v1/things`, { method: 'POST', body: sent, duplex: 'half' } as RequestInit)
  Object.defineProperty(request, 'headers', { value: new Headers(headers) })
  return request
}

async function errorOf(response: Response) {
  const { code, message } = (await response.json()) as { code: string; message: string }
  return { status: response.status, code, message }
}

const reads = (run: () => Promise<never>) =>
  serve(endpoint(read, { run })).GET(get('', { cookie: 'language=en' }), paramsOf())

test('a response names the build that it comes from, a success as well as a failure', async () => {
  const { GET } = serve(endpoint(read, { run: async () => success({ id: 'a' }) }))
  expect((await GET(get(), paramsOf())).headers.get('x-build')).toBe('b1')
  expect((await GET(get('?size=big'), paramsOf())).headers.get('x-build')).toBe('b1')
})

test('outside of production a response that does not fit its contract is an error that names the field', async () => {
  const wrong: { id: string } = JSON.parse('{"id":7}')
  const { GET } = serve(endpoint(read, { run: async () => success(wrong) }))
  await expect(GET(get(), paramsOf())).rejects.toThrow(/GET \/api\/v1\/things\/\{id\} .*expected string.*at id/s)
  vi.stubEnv('NODE_ENV', 'production')
  try {
    expect(await (await GET(get(), paramsOf())).json()).toEqual({ id: 7 })
  } finally {
    vi.unstubAllEnvs()
  }
})

describe('a success', () => {
  const { GET } = serve(
    endpoint(read, {
      cacheControl: 'public, max-age=5',
      headers: { 'x-robots-tag': 'noindex' },
      run: async ({ params, query, headers }) => {
        headers.append('set-cookie', 'a=b')
        return success({ ...params, ...query })
      },
    }),
  )

  test('is JSON of the use case’s value, with the declared headers and those of the use case', async () => {
    const response = await GET(get('?size=3&size=4&other=1'), paramsOf())
    expect([response.status, await response.json()]).toEqual([200, { id: 'a', size: 3 }])
    expect(response.headers.get('cache-control')).toBe('public, max-age=5')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('set-cookie')).toBe('a=b')
  })

  test('has the contract’s status, and is not cached unless declared', async () => {
    const { POST } = serve(endpoint(change, { run: async () => success({}) }))
    const response = await POST(post())
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store'])
  })
})

describe('the input', () => {
  const run = vi.fn(async () => success({}))
  const { POST } = serve(endpoint(change, { run }))
  beforeEach(() => run.mockClear())

  test('is what the schemas make of it', async () => {
    await POST(post('{"email":"kari@example.com","more":1}'))
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ body, lang: 'nb' }))
  })

  test.each([
    ['', 400, 'invalidJson'],
    ['{', 400, 'invalidJson'],
    ['null', 400, 'invalidInput'],
    ['[]', 400, 'invalidInput'],
    ['{"email":1}', 400, 'invalidEmail'],
    ['{"email":"kari@example.com","lang":"sv"}', 400, 'invalidInput'],
    [`{"email":"${'a'.repeat(20_000)}"}`, 413, 'bodyTooLarge'],
  ])('%.40s is %i %s', async (sent, status, code) => {
    expect(await errorOf(await POST(post(sent)))).toMatchObject({ status, code })
    expect(run).not.toHaveBeenCalled()
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', ''])('of the type "%s" is 415', async (type) => {
    const response = await POST(post(JSON.stringify(body), { origin: site, ...(type && { 'content-type': type }) }))
    expect(await errorOf(response)).toMatchObject({ status: 415, code: 'unsupportedMediaType' })
  })

  test('JSON may name its charset', async () => {
    const response = await POST(post(undefined, { origin: site, 'content-type': 'Application/JSON; charset=utf-8' }))
    expect(response.status).toBe(201)
  })

  test('params and query that are wrong are 400', async () => {
    const { GET } = serve(endpoint(read, { run: async () => success({ id: '' }) }))
    expect(await errorOf(await GET(get('?size=big'), paramsOf()))).toMatchObject({ status: 400, code: 'invalidInput' })
    expect(await errorOf(await GET(get(), paramsOf('too long')))).toMatchObject({ status: 400, code: 'invalidInput' })
  })

  test('with a null character, which the database cannot store, is 400', async () => {
    const { GET } = serve(endpoint(read, { run: async () => success({ id: '' }) }))
    expect(await errorOf(await GET(get(), paramsOf('a\u0000b')))).toMatchObject({ status: 400, code: 'invalidInput' })
    const text = { ...change, body: z.object({ texts: z.array(z.object({ text: z.string() })) }) }
    const { POST } = serve(endpoint(text, { run }))
    const send = (value: string) => POST(post(`{"texts":[{"text":${value}}]}`))
    expect(await errorOf(await send('"a\\u0000b"'))).toMatchObject({ status: 400, code: 'invalidInput' })
    expect(run).not.toHaveBeenCalled()
    // The six characters themselves are a text like any other.
    expect((await send('"a\\\\u0000b"')).status).toBe(201)
  })

  test('that breaks off is 400, and is not reported', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from('{"email":')),
      pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    })
    expect(await errorOf(await POST(post(broken)))).toMatchObject({ status: 400, code: 'invalidInput' })
    expect(log).not.toHaveBeenCalled()
  })

  test('that never ends is not read further than the limit; an endpoint may declare more', async () => {
    let sent = 0
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 1
          controller.enqueue(new Uint8Array(1000))
        },
      })
    expect(await errorOf(await POST(post(endless())))).toMatchObject({ code: 'bodyTooLarge' })
    expect(sent).toBeLessThan(30)
    sent = 0
    const large = serve(endpoint(change, { run, maxBytes: 50_000 }))
    expect(await errorOf(await large.POST(post(endless())))).toMatchObject({ code: 'bodyTooLarge' })
    expect(sent).toBeGreaterThan(49)
  })
})

describe('a failure', () => {
  test('[R8.02] is its status, code and message in the request’s language, and is never cached', async () => {
    const { GET } = serve(
      endpoint(read, { cacheControl: 'public, max-age=5', run: async () => failure('noSuchProduct') }),
    )
    const response = await GET(get('', { cookie: 'a=b; language=en' }), paramsOf())
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await errorOf(response)).toEqual({ status: 404, code: 'noSuchProduct', message: 'No such product' })
  })

  test('speaks the language that the input names', async () => {
    const { POST } = serve(endpoint(change, { run: async () => failure('invalidEmail') }))
    const response = await POST(post('{"email":"kari@example.com","lang":"en"}'))
    expect((await errorOf(response)).message).toBe('Enter a valid e-mail address.')
    expect((await errorOf(await POST(post()))).message).toBe('Skriv en gyldig e-postadresse.')
  })

  test.each([
    ['?lang=en', {}, /^No such/],
    ['?lang=sv', { cookie: 'language=en' }, /^No such/],
    ['', { 'accept-language': 'en-GB' }, /finnes ikke/],
    ['', { cookie: 'xlanguage=en' }, /finnes ikke/],
  ])('the language of "%s" %o is never guessed', async (query, headers, message) => {
    const { GET } = serve(endpoint(read, { run: async () => failure('noSuchProduct') }))
    expect((await errorOf(await GET(get(query, headers), paramsOf()))).message).toMatch(message)
  })

  test('may know when to try again', async () => {
    const { GET } = serve(endpoint(read, { run: async () => failure('tooManyRequests', 2) }))
    const response = await GET(get(), paramsOf())
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '2'])
  })

  test('a bug is 500 and reveals nothing about itself; the log holds nothing personal', async () => {
    const response = await reads(() => Promise.reject(new Error('no column for ola@example.com')))
    expect(await errorOf(response)).toEqual({ status: 500, code: 'failed', message: 'Oops, something went wrong' })
    expect(log).toHaveBeenCalledWith('api: no column for [e-mail]')
  })

  test('a cached read that failed, which Next marks with a number, is a failure; Next’s own signals pass', async () => {
    const failed = Object.assign(new Error('An error occurred in the Server Components render.'), { digest: '273' })
    expect(await errorOf(await reads(() => Promise.reject(failed)))).toMatchObject({ status: 500, code: 'failed' })
    const signal = Object.assign(new Error('stop'), { digest: 'NEXT_REDIRECT;replace;/nb;307;' })
    await expect(reads(() => Promise.reject(signal))).rejects.toBe(signal)
  })

  test('a database that is unavailable is 503, whatever wraps the error', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const wrapped = new Error('Failed query: select\nparams: kari@example.com', { cause: refused })
    const response = await reads(() => Promise.reject(wrapped))
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await errorOf(response)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(JSON.stringify(log.mock.calls)).not.toContain('kari@')
  })

  test('the signal of a use case is aborted with its response, when the time is over, and when the client goes', async () => {
    const signals: AbortSignal[] = []
    const work = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
    const { GET } = serve(
      endpoint(read, {
        async run({ signal }) {
          signals.push(signal)
          await work()
          return success({ id: signal.aborted ? 'aborted' : 'a' })
        },
      }),
    )
    expect(await (await GET(get(), paramsOf())).json()).toEqual({ id: 'a' })
    expect(signals[0]?.aborted).toBe(true)

    vi.useFakeTimers()
    work.mockReturnValue(new Promise(() => undefined))
    const late = GET(get(), paramsOf())
    await vi.advanceTimersByTimeAsync(4400)
    expect(signals[1]?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    expect([(await late).status, signals[1]?.aborted]).toEqual([503, true])

    const client = new AbortController()
    void GET(new Request(get(), { signal: client.signal }), paramsOf())
    await vi.advanceTimersByTimeAsync(10)
    expect(signals[2]?.aborted).toBe(false)
    client.abort()
    expect(signals[2]?.aborted).toBe(true)
    vi.useRealTimers()
  })

  test('a service that never responds is 503 before a visitor’s browser gives up', async () => {
    vi.useFakeTimers()
    try {
      const responding = reads(() => new Promise(() => undefined))
      await vi.advanceTimersByTimeAsync(5000)
      expect(await errorOf(await responding)).toMatchObject({ status: 503, code: 'unavailable' })
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the origin of a change', () => {
  const { POST } = serve(endpoint(change, { run: async () => success({}) }))

  test.each([
    [{ origin: site }, 201],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: studio }, 403],
    [{ origin: `${site}.evil.example` }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{}, 403],
  ])('%o: %i', async (headers, status) => {
    const response = await POST(post(undefined, { ...json, ...headers }))
    expect(response.status).toBe(status)
    if (status === 403) expect((await errorOf(response)).code).toBe('wrongOrigin')
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
  })

  test('a read may come from anywhere', async () => {
    const { GET } = serve(endpoint(read, { run: async () => success({ id: 'a' }) }))
    expect((await GET(get('', { origin: 'https://evil.example' }), paramsOf())).status).toBe(200)
  })

  test('an endpoint of the Studio refuses other origins, and lets the Studio read failures', async () => {
    const handlers = serve(endpoint(change, { origin: 'studio', run: async () => success({}) }))
    const fromStudio = await handlers.POST(post(undefined, { ...json, origin: studio }))
    const fromElsewhere = await handlers.POST(post(undefined, { ...json, origin: site }))
    expect([fromStudio.status, fromElsewhere.status]).toEqual([201, 403])
    for (const response of [fromStudio, fromElsewhere]) {
      expect(response.headers.get('access-control-allow-origin')).toBe(studio)
      expect(response.headers.get('access-control-expose-headers')).toBe('retry-after')
      expect(response.headers.has('access-control-allow-credentials')).toBe(false)
    }
    const preflight = await handlers.OPTIONS(new Request(`${site}/api/v1/things`, { method: 'OPTIONS' }))
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, content-type')
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS')
  })

  test('something else may authorise it', async () => {
    const handlers = serve(endpoint(change, { origin: 'any', run: async () => success({}) }))
    expect((await handlers.POST(post(undefined, json))).status).toBe(201)
  })
})

describe('limits', () => {
  const handlers = serve(
    endpoint(change, {
      clientLimit: { calls: 60, seconds: 600 },
      subjectLimit: { calls: 10, seconds: 3600, subject: (call) => call.body.email },
      run: async () => success({}),
    }),
    endpoint(read, { clientLimit: { calls: 60, seconds: 3 }, run: async () => success({ id: 'a' }) }),
  )
  const client = 'POST /api/v1/things client'
  const subject = 'POST /api/v1/things subject'

  test('changes are counted for all instances, by client and then by subject', async () => {
    await handlers.POST(post())
    expect(counted).toEqual([`${client}: 203.0.113.9`, `${subject}: kari@example.com`])
  })

  test('reads are counted in the process', async () => {
    await handlers.GET(get(), paramsOf())
    expect(counted).toEqual(['in this process: 203.0.113.9'])
  })

  test.each([client, subject])('%s: 429 with Retry-After', async (name) => {
    refusedLimit = name
    const response = await handlers.POST(post())
    expect(response.headers.get('retry-after')).toBe('7')
    expect(await errorOf(response)).toMatchObject({ status: 429, code: 'tooManyRequests' })
  })

  test('a client that is over its limit has its body unread, one from elsewhere is not counted', async () => {
    refusedLimit = client
    expect((await handlers.POST(post('{'))).status).toBe(429)
    counted.length = 0
    await handlers.POST(post(undefined, json))
    expect(counted).toEqual([])
  })

  test('changes have a limit even if it is not declared, reads do not', async () => {
    const plain = serve(
      endpoint(change, { run: async () => success({}) }),
      endpoint(read, { run: async () => success({ id: 'a' }) }),
    )
    await plain.POST(post())
    await plain.GET(get(), paramsOf())
    expect(counted).toEqual([`${client}: 203.0.113.9`])
  })
})

describe('the caller', () => {
  const session = { id: 's1', member: { id: 'm1' } }
  const staff = { id: 'p1', name: 'Kari', mayEdit: true }
  const authorized = { origin: studio, authorization: 'Bearer token', ...json }

  test('a member’s endpoint is 401 without a session, and receives the member with one', async () => {
    const run = vi.fn(async () => success({ id: 'a' }))
    const { GET } = serve(endpoint(read, { access: 'member', run }))
    expect(await errorOf(await GET(get(), paramsOf()))).toMatchObject({ status: 401, code: 'notLoggedIn' })
    expect(run).not.toHaveBeenCalled()
    findSession.mockResolvedValue(session)
    expect((await GET(get(), paramsOf())).status).toBe(200)
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ session }))
  })

  test('a session that cannot be looked up is 503, never treated as logged out', async () => {
    const { GET } = serve(endpoint(read, { access: 'visitor', run: async () => success({ id: 'a' }) }))
    findSession.mockRejectedValue(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
    expect(await errorOf(await GET(get(), paramsOf()))).toMatchObject({ status: 503, code: 'unavailable' })
  })

  test('a visitor may be logged in or not', async () => {
    const run = vi.fn(async () => success({ id: 'a' }))
    const { GET } = serve(endpoint(read, { access: 'visitor', run }))
    await GET(get(), paramsOf())
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ session: undefined }))
  })

  test('staff: 401 without a valid token, 503 while the lake is unavailable', async () => {
    const run = vi.fn(async () => success({}))
    const { POST } = serve(endpoint(change, { origin: 'studio', access: 'staff', run }))
    verifyStaff.mockResolvedValue(failure('invalidToken'))
    expect(await errorOf(await POST(post(undefined, authorized)))).toMatchObject({ status: 401, code: 'invalidToken' })
    verifyStaff.mockRejectedValue(new Unavailable('lake'))
    expect(await errorOf(await POST(post(undefined, authorized)))).toMatchObject({ status: 503, code: 'unavailable' })
    expect(run).not.toHaveBeenCalled()
    verifyStaff.mockResolvedValue(success(staff))
    expect((await POST(post(undefined, authorized))).status).toBe(201)
    expect(verifyStaff).toHaveBeenLastCalledWith(expect.any(Request))
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ staff }))
  })

  test('a viewer may read as staff and is 403 where only editors may call', async () => {
    verifyStaff.mockResolvedValue(success({ ...staff, mayEdit: false }))
    const run = async () => success({})
    const open = serve(endpoint(change, { origin: 'studio', access: 'staff', run }))
    const closed = serve(endpoint(change, { origin: 'studio', access: 'editor', run }))
    expect((await open.POST(post(undefined, authorized))).status).toBe(201)
    expect(await errorOf(await closed.POST(post(undefined, authorized)))).toMatchObject({
      status: 403,
      code: 'editorsOnly',
    })
  })
})
