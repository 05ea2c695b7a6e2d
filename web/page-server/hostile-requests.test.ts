import type { IncomingMessage, ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { previewModeId, startPageServer } from './stub-server.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const page = `<!doctype html><p>${'wool '.repeat(4000)}</p>`

/** Stands for Next, with a page at every address. */
const handle = vi.fn(async (_request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'text/html')
  response.end(page)
})

let server: Awaited<ReturnType<typeof startPageServer>>

beforeEach(async () => {
  server = await startPageServer(handle)
})

afterEach(async () => {
  handle.mockClear()
  await server.stop()
})

const passedOn = () => handle.mock.calls.map(([request]) => request)

describe('a forged draft cookie', () => {
  const forged = { cookie: 'language=en; __prerender_bypass=x' }

  test('gets what every visitor gets, from the cache, and is taken back', async () => {
    const visitor = await server.get('/nb')
    const forger = await server.get('/nb', forged)
    expect(handle).toHaveBeenCalledOnce()
    expect(forger.body).toEqual(visitor.body)
    expect(forger.headers['content-security-policy']).toBe(visitor.headers['content-security-policy'])
    expect(forger.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__prerender_bypass=; .*Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^__prerender_bypass=; .*Expires=Thu, 01 Jan 1970.*; Partitioned$/),
    ])
    expect(forger.headers['cache-control']).toBe('private, no-store')
    expect((await server.get('/nb')).headers['set-cookie']).toBeUndefined()
  })

  test.each(['/', '/nb/unknown', '/de/unknown', '/robots.txt', '/api/search', '/_next/nothing'])(
    'does not reach Next at %s',
    async (path) => {
      await server.get(path, forged)
      await server.get(path, { ...forged, rsc: '1' })
      for (const { headers } of passedOn()) expect(headers.cookie ?? '').not.toContain('__prerender_bypass')
    },
  )

  test('is replaced by the one that the enabling route sets, and not taken back', async () => {
    const { headers } = await server.get('/api/draft-mode/enable', forged)
    expect(headers['set-cookie']).toBeUndefined()
  })
})

describe('a nonce', () => {
  test('is given only to an editor, whose page is not cached', async () => {
    const policy = { 'content-security-policy': "script-src 'nonce-bWluZQ=='" }
    for (const headers of [{}, { rsc: '1' }, { cookie: '__prerender_bypass=x' }])
      for (const path of ['/nb', '/nb/test-error', '/de/shop']) await server.get(path, { ...headers, ...policy })
    expect(passedOn().length).toBeGreaterThan(5)
    for (const { headers } of passedOn()) expect(headers['content-security-policy']).toBeUndefined()
    handle.mockClear()
    const editor = await server.get('/nb/shop', { cookie: `__prerender_bypass=${previewModeId}`, ...policy })
    const nonce = /'nonce-([^']+)'/.exec(String(editor.headers['content-security-policy']))?.[1]
    expect(nonce).not.toBe('bWluZQ==')
    expect(passedOn().map(({ headers }) => headers['content-security-policy'])).toEqual([`script-src 'nonce-${nonce}'`])
    const visitor = await server.get('/nb/shop')
    expect(handle).toHaveBeenCalledTimes(2)
    expect(visitor.headers['content-security-policy']).not.toContain('nonce')
  })

  test('and anything else that a visitor sends do not shape pages that Next may keep', async () => {
    const own = {
      'user-agent': 'Bingbot',
      'x-forwarded-host': 'evil.example',
      authorization: 'x',
      'sec-fetch-dest': 'image',
    }
    const router = { rsc: '1', 'next-router-prefetch': '1', 'next-url': '/nb' }
    await server.get('/nb/shop', { ...own, ...router })
    expect(Object.keys(passedOn()[0]?.headers ?? {}).sort()).toEqual([
      'host',
      'next-router-prefetch',
      'next-url',
      'rsc',
    ])
    await server.get('/', { ...own, cookie: 'language=en' })
    expect(passedOn()[1]?.headers).toEqual({ host: expect.any(String), cookie: 'language=en' })
  })
})

describe('a server action', () => {
  const action = { 'next-action': '40b7d417042d92d65b6a6b65731438c4c5b772079c' }
  const form = { 'content-type': 'multipart/form-data; boundary=x' }

  test.each([
    ['by its header', action, 403],
    ['by its header with a forged cookie', { ...action, cookie: '__prerender_bypass=x' }, 403],
    ['by a form', form, 405],
    ['by a form with a forged cookie', { ...form, cookie: '__prerender_bypass=x' }, 405],
    ['by a form that says it is an action', { ...form, ...action }, 403],
    ['by a form of an editor, which no page has', { ...form, cookie: `__prerender_bypass=${previewModeId}` }, 405],
  ])('called %s is refused before Next', async (_, headers, status) => {
    const reply = await server.get('/nb/shop', headers, 'POST')
    expect(reply.status).toBe(status)
    expect(handle).not.toHaveBeenCalled()
  })

  test('from an editor is passed to Next: the preview uses it to refresh', async () => {
    await server.get('/nb', { ...action, cookie: `__prerender_bypass=${previewModeId}` }, 'POST')
    expect(passedOn()).toMatchObject([{ method: 'POST', headers: { 'next-action': action['next-action'] } }])
  })
})

describe('hostile paths', () => {
  test.each([
    ['/nb/1/../shop', 400],
    ['/nb/1/%2e%2e/shop', 400],
    ['/nb/shop#1', 400],
    ['/api/../nb/shop', 400],
    ['/api/%2e%2e/nb/shop', 400],
    ['/nb\\shop', 400],
    ['/\\evil.example', 400],
    ['/nb%2fshop', 400],
    ['/nb/shop%00', 400],
    ['http://shop.example/nb', 400],
    ['//evil.example', 308],
    ['/nb//shop', 308],
    ['/nb/shop/', 308],
  ])('%s is %i, and Next is not asked', async (target, status) => {
    expect(await server.getRaw([target])).toEqual([status])
    expect(handle).not.toHaveBeenCalled()
  })

  test('a path that is longer than any page’s is 400, one that is longer than Node reads 431', async () => {
    for (const [length, status] of [
      [3000, 400],
      [20_000, 431],
    ] as const)
      expect(await server.getRaw([`/nb/${'a'.repeat(length)}`])).toEqual([status])
    expect(handle).not.toHaveBeenCalled()
  })

  test('a moved path keeps its query and stays on the site', async () => {
    expect((await server.get('/nb//shop/?size=M')).headers.location).toBe('/nb/shop?size=M')
    expect((await server.get('//evil.example/')).headers.location).toBe('/evil.example')
  })

  test('every way to write an address is one page and one entry', async () => {
    const ways = [
      '/nb/shop',
      '/nb/%73hop',
      '/%6Eb/shop',
      '/%6e%62/%73%68%6f%70',
      '/nb/shop?1',
      '/nb/shop?#'.slice(0, -1),
    ]
    expect(await server.getRaw(ways)).toEqual(ways.map(() => 200))
    expect(passedOn().map(({ url }) => url?.split('?')[0])).toEqual(passedOn().map(() => '/nb/shop'))
    handle.mockClear()
    expect(await server.getRaw(ways)).toEqual(ways.map(() => 200))
    expect(handle).not.toHaveBeenCalled()
  })

  test('100,000 of them leave the memory as it was', { timeout: 60_000 }, async () => {
    const shapes = [
      (n: number) => `/nb/${n}/../shop`,
      (n: number) => `/nb/%2e%2e/${n}/shop`,
      (n: number) => `/nb/shop#${n}`,
      (n: number) => `/api/../nb/shop?${n}`,
      (n: number) => `//nb//${n}`,
      (n: number) => `/nb/shop?${n}`,
      (n: number) =>
        `/nb/${[...'shop'].map((letter, bit) => ((n >> (bit + 3)) % 2 ? letter : encoded(letter))).join('')}`,
      (n: number) => `/nb/shop${'/'.repeat(1 + (n % 100))}`,
      (n: number) => `/nb/${n}%5c..%5cshop`,
      (n: number) => `/nb/${n}%zz`,
    ]
    const send = (from: number) => server.getRaw(round(from, 5000), 'accept-encoding: br\r\n')
    const round = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => shapes[(from + i) % shapes.length]?.(from + i) ?? '')
    await send(0)
    const before = used()
    const statuses = new Map<number, number>()
    for (let n = 0; n < 100_000; n += 5000)
      for (const status of await send(n)) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect(Object.fromEntries(statuses)).toEqual({ 400: 50_000, 308: 20_000, 200: 30_000 })
    // Only the first request of each second asks Next.
    expect(handle.mock.calls.length).toBeLessThan(60)
    expect(used() - before).toBeLessThan(10e6)
  })
})

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`

/** Bytes in use after garbage collection. */
function used(): number {
  handle.mockClear()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
