import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'

vi.mock('../config/server-env.ts', () => ({ env: { siteOrigin: 'https://shop.example' } }))
vi.mock('../services/errors/server-client.ts', () => ({ reportServerError: () => undefined }))
const { checkOrigin, readJson, requestLanguage, respond } = await import('./http.ts')
const { failure, success } = await import('./result.ts')

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => log.mockClear())

const url = 'https://shop.example/api/v1/thing'
const get = (headers: Record<string, string> = {}) => new Request(url, { headers })
const post = (body: BodyInit) => new Request(url, { method: 'POST', body })

async function told(response: Response) {
  const { code, message } = (await response.json()) as { code: string; message: string }
  return { status: response.status, code, message }
}

describe('an answer of the API', () => {
  test('a value is JSON with the status and freshness that its call has', async () => {
    const response = await respond(get(), async () => success({ count: 1 }), {
      status: 201,
      cacheControl: 'public, max-age=5',
    })
    expect([response.status, await response.json()]).toEqual([201, { count: 1 }])
    expect(response.headers.get('cache-control')).toBe('public, max-age=5')
  })

  test('[R8.02] a failure responds with its status, code and message in the request’s language, and is not cached', async () => {
    const response = await respond(get({ cookie: 'a=b; language=en' }), async () => failure('noSuchProduct'), {
      cacheControl: 'public, max-age=5',
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await told(response)).toEqual({ status: 404, code: 'noSuchProduct', message: 'No such product' })
    const norwegian = await respond(get(), async () => failure('tooManyRequests'))
    expect(norwegian.headers.get('retry-after')).toBe('5')
    expect((await told(norwegian)).message).toMatch(/^Det kom for mange/)
  })

  test('a call may name its language', async () => {
    const response = await respond(get(), async (speak) => {
      speak('en')
      return failure('malformedItem')
    })
    expect((await told(response)).message).toBe('item id is malformed')
  })

  test('a database that is away is 503, whatever wraps the error', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const wrapped = new Error('Failed query: select\nparams: kari@example.com', { cause: refused })
    const response = await respond(get(), () => Promise.reject(wrapped))
    expect(await told(response)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(JSON.stringify(log.mock.calls)).not.toContain('kari@')
  })

  test('a service that never answers is 503 before a visitor gives up', async () => {
    vi.useFakeTimers()
    try {
      const responding = respond(get({ cookie: 'language=en' }), () => new Promise(() => undefined))
      await vi.advanceTimersByTimeAsync(5000)
      const response = await responding
      expect(await told(response)).toMatchObject({ status: 503, code: 'unavailable' })
      expect(response.headers.get('retry-after')).toBe('5')
    } finally {
      vi.useRealTimers()
    }
  })

  test('a failure may know when to try again', async () => {
    const response = await respond(get(), async () => failure('tooManyRequests', 2))
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '2'])
  })

  test('a failed cached read, which Next marks with a numeric digest, is a failure like any other', async () => {
    const failed = Object.assign(new Error('An error occurred in the Server Components render.'), { digest: '2731894' })
    expect(await told(await respond(get(), () => Promise.reject(failed)))).toMatchObject({
      status: 500,
      code: 'failed',
    })
    const signal = Object.assign(new Error('stop'), { digest: 'NEXT_REDIRECT;replace;/nb;307;' })
    await expect(respond(get(), () => Promise.reject(signal))).rejects.toBe(signal)
  })

  test('a mistake of ours is 500 and says nothing of itself, in the log nothing of anybody', async () => {
    const response = await respond(get(), () => Promise.reject(new Error('no column for ola@example.com')))
    expect(await told(response)).toMatchObject({ status: 500, code: 'failed', message: 'Oi, noe gikk galt' })
    expect(log).toHaveBeenCalledWith('api: no column for [e-mail]')
  })
})

describe('a call’s language', () => {
  test('the query, else the saved one, else the default; never guessed', () => {
    expect(requestLanguage(new Request(`${url}?lang=en`))).toBe('en')
    expect(requestLanguage(new Request(`${url}?lang=sv`, { headers: { cookie: 'language=en' } }))).toBe('en')
    expect(requestLanguage(get({ 'accept-language': 'en-GB' }))).toBe('nb')
    expect(requestLanguage(get({ cookie: 'xlanguage=en' }))).toBe('nb')
  })
})

describe('a call’s origin', () => {
  test.each([
    [{ origin: 'https://shop.example' }, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'https://shop.example.evil.example' }, false],
    [{ origin: 'null' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{}, false],
  ])('%o: %s', (headers, ok) => {
    // A request that is being built may not name its origin, one that came in may.
    const request = { headers: new Headers(headers) } as Request
    expect(checkOrigin(request).ok).toBe(ok)
  })
})

describe('a call’s body', () => {
  const schema = z.object({ name: z.string('api:invalidEmail'), age: z.number().optional() })

  test('is checked', async () => {
    expect(await readJson(post('{"name":"kari","more":1}'), schema)).toEqual({ ok: true, value: { name: 'kari' } })
  })

  test.each([
    ['', 'invalidJson'],
    ['{', 'invalidJson'],
    ['null', 'invalidInput'],
    ['[]', 'invalidInput'],
    ['{"name":1}', 'invalidEmail'],
    ['{"name":"a","age":"1"}', 'invalidInput'],
    [`{"name":"${'a'.repeat(20_000)}"}`, 'bodyTooLarge'],
  ])('%.20s is %s', async (body, code) => {
    expect(await readJson(post(body), schema)).toEqual({ ok: false, code })
  })

  test('of which only the beginning comes is no fault of ours', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from('{"name":')),
      pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    })
    const request = new Request(url, { method: 'POST', body: broken, duplex: 'half' } as RequestInit)
    const response = await respond(request, () => readJson(request, schema))
    expect(await told(response)).toMatchObject({ status: 400, code: 'invalidInput' })
    expect(log).not.toHaveBeenCalled()
  })

  test('is not read to its end when it has none', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(1000))
      },
    })
    const request = new Request(url, { method: 'POST', body: endless, duplex: 'half' } as RequestInit)
    expect(await readJson(request, schema)).toEqual({ ok: false, code: 'bodyTooLarge' })
    expect(sent).toBeLessThan(30)
  })
})
