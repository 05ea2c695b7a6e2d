import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { type BackendCall, callBackend } from './call-backend.ts'
import type { getOrderCount } from './contracts/get-order-count.ts'
import type { getPreorderStock } from './contracts/get-preorder-stock.ts'
import type { searchPages } from './contracts/search-pages.ts'
import type { subscribeToStock } from './contracts/subscribe-to-stock.ts'
import { orThrow } from './or-throw.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

const respondWith = (body: unknown, init?: ResponseInit) => fetched.mockResolvedValue(Response.json(body, init))
const order = { email: 'kari@example.com', itemId: '101-1', centraId: '101', lang: 'nb' } as const

/** As `fetch` does when its signal aborts. */
function neverRespond(): void {
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        const abort = () => reject(init?.signal?.reason)
        if (init?.signal?.aborted) abort()
        init?.signal?.addEventListener('abort', abort)
      }),
  )
}

describe('the request', () => {
  test('params are part of the path, encoded', async () => {
    respondWith({ orderCount: 3, held: 0 })
    const result = await callBackend<typeof getOrderCount>('GET /api/v1/crowdfunding/product/{centraId}', {
      params: { centraId: 'a/b' },
    })
    expect(result).toEqual({ ok: true, value: { orderCount: 3, held: 0 } })
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1/crowdfunding/product/a%2Fb')
  })

  test('the query holds the given values and the language of the messages; a language in the input comes first', async () => {
    respondWith({ q: 'ull', total: 0, exact: true, items: [] })
    await callBackend<typeof searchPages>('GET /api/search', {
      query: { lang: 'en', q: 'ull & lin', limit: undefined },
      lang: 'nb',
    })
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/search?lang=en&q=ull+%26+lin')
    await callBackend<typeof getPreorderStock>('GET /api/v1/preorder-stock', { lang: 'nb' })
    expect(fetched.mock.calls[1]?.[0]).toBe('/api/v1/preorder-stock?lang=nb')
  })

  test('a body is JSON; cookies go to the page’s own origin only', async () => {
    respondWith({}, { status: 201 })
    expect(await callBackend<typeof subscribeToStock>('POST /api/v1/stock-notifications', { body: order })).toEqual({
      ok: true,
      value: {},
    })
    const [url, init] = fetched.mock.calls[0] ?? []
    expect([url, init?.method, init?.body]).toEqual(['/api/v1/stock-notifications', 'POST', JSON.stringify(order)])
    // 'same-origin' is what fetch does by itself.
    expect([init?.credentials, init?.headers]).toEqual([undefined, { 'content-type': 'application/json' }])
  })

  test('another origin and headers, for callers outside the site', async () => {
    respondWith({ orderCount: 0, held: 0 })
    const headers = { authorization: 'Bearer abc' }
    await callBackend<typeof getOrderCount>('GET /api/v1/crowdfunding/product/{centraId}', {
      params: { centraId: '1' },
      origin: 'https://shop.example',
      headers,
    })
    const [url, init] = fetched.mock.calls[0] ?? []
    expect([url, init?.headers]).toEqual(['https://shop.example/api/v1/crowdfunding/product/1', headers])
  })
})

describe('responses', () => {
  test('an error has its code, message, status and time to wait', async () => {
    const error = { code: 'tooManyRequests', message: 'Vent litt' }
    respondWith(error, { status: 429, headers: { 'retry-after': '7' } })
    expect(await callBackend<typeof getPreorderStock>('GET /api/v1/preorder-stock')).toEqual({
      ok: false,
      ...error,
      status: 429,
      retryAfter: 7,
    })
  })

  test.each([
    ['a success that is no JSON', new Response('<html>'), 200],
    ['an error of another shape', Response.json({ error: 'no' }, { status: 502 }), 502],
    ['an error without a body', new Response(null, { status: 400 }), 400],
  ])('%s is unexpected', async (_, response, status) => {
    fetched.mockResolvedValue(response)
    expect(await callBackend<typeof getPreorderStock>('GET /api/v1/preorder-stock')).toEqual({
      ok: false,
      code: 'unexpectedResponse',
      status,
    })
  })

  test('no connection is offline', async () => {
    fetched.mockRejectedValue(new TypeError('fetch failed'))
    expect(await callBackend<typeof getPreorderStock>('GET /api/v1/preorder-stock')).toEqual({
      ok: false,
      code: 'offline',
      status: 0,
    })
  })

  test('after five seconds, or what the caller allows, it is a timeout', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    neverRespond()
    const failure = { ok: false, code: 'timeout', status: 0 }
    expect(await callBackend<typeof getPreorderStock>('GET /api/v1/preorder-stock', { timeoutMs: 1 })).toEqual(failure)
    expect(
      await callBackend<typeof getPreorderStock>('GET /api/v1/preorder-stock', {
        timeoutMs: 1,
        signal: new AbortController().signal,
      }),
    ).toEqual(failure)
    respondWith({ stock: [] })
    await callBackend<typeof getPreorderStock>('GET /api/v1/preorder-stock')
    expect(timeout.mock.calls).toEqual([[1], [1], [5000]])
  })

  test('an abort rejects with the caller’s own reason, before and during the call', async () => {
    neverRespond()
    const controller = new AbortController()
    const reason = new Error('left the page')
    const result = callBackend<typeof getPreorderStock>('GET /api/v1/preorder-stock', { signal: controller.signal })
    controller.abort(reason)
    await expect(result).rejects.toBe(reason)
    await expect(
      callBackend<typeof getPreorderStock>('GET /api/v1/preorder-stock', { signal: controller.signal }),
    ).rejects.toBe(reason)
  })

  test('orThrow gives the value, or throws with the failure', async () => {
    respondWith({ stock: [] })
    expect(await orThrow(callBackend<typeof getPreorderStock>('GET /api/v1/preorder-stock'))).toEqual({ stock: [] })
    respondWith({ code: 'unavailable', message: 'Prøv igjen' }, { status: 503 })
    const error = await orThrow(callBackend<typeof getPreorderStock>('GET /api/v1/preorder-stock')).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ cause: { code: 'unavailable', status: 503 } })
  })
})

test('the types of a call follow from its contract', () => {
  type Call = BackendCall<typeof getOrderCount>
  expectTypeOf<Call>().parameter(0).toHaveProperty('params')
  expectTypeOf<Parameters<BackendCall<typeof getPreorderStock>>>().toExtend<[object?]>()
  type Result = Awaited<ReturnType<Call>>
  expectTypeOf<Extract<Result, { ok: true }>['value']>().toEqualTypeOf<{
    readonly orderCount: number
    readonly held: number
  }>()
  expectTypeOf<'noSuchProduct'>().toExtend<Extract<Result, { ok: false }>['code']>()
  expectTypeOf<'malformedItem'>().not.toExtend<Extract<Result, { ok: false }>['code']>()
  respondWith({ orderCount: 0, held: 0 })
  // @ts-expect-error: the product is missing
  void callBackend<typeof getOrderCount>('GET /api/v1/crowdfunding/product/{centraId}', {})
  // @ts-expect-error: another endpoint
  void callBackend<typeof getOrderCount>('GET /api/v1/preorder-stock', { params: { centraId: '1' } })
  // @ts-expect-error: no contract
  void callBackend('GET /api/v1/preorder-stock')
})
