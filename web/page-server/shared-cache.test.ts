import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { markCaughtUp, startFromBuild } from '../lib/baseline.ts'
import { advanceContentEpoch, advanceExpiryEpoch } from '../lib/content-epoch.ts'
import { noteFollowed } from '../lib/followed-publications.ts'
import { measures } from '../lib/measures.ts'
import { SharedCache } from './shared-cache.ts'
import { nameTags, previewModeId, type Reply, startPageServer } from './stub-server.ts'

const kept = 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400'
const tags = ['_N_T_/layout', 'document:homePage', 'ratings']
/** Ahead of time: on a busy machine a test takes longer than an instance vouches for its pages. */
const followed = () => noteFollowed(Date.now() + 60_000)

type Sent = { readonly status?: number; readonly headers?: object; readonly tags?: readonly string[] }

/** Replaces Next's request handler. */
const handle = vi.fn(async (_request: IncomingMessage, _response: ServerResponse) => {})

function sends({ status = 200, headers = {}, tags: named = tags }: Sent = {}): void {
  handle.mockImplementation(async (request, response) => {
    await nameTags(request, named)
    const caching = { 'cache-control': 's-maxage=3600, stale-while-revalidate=60', 'x-nextjs-cache': 'HIT' }
    response.writeHead(status, { 'content-type': 'text/html', ...caching, ...headers }).end('<p>wool</p>')
  })
}

const told = vi.fn<(message: string) => void>()

let server: Awaited<ReturnType<typeof startPageServer>>
beforeEach(async () => {
  told.mockClear()
  vi.spyOn(console, 'error').mockImplementation(told)
  server = await startPageServer(handle, new SharedCache('varnish'))
  markCaughtUp()
  followed()
  sends()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.stop()
})

const lifeOf = ({ headers }: Reply) => headers['surrogate-control']

describe('a CDN', () => {
  test('keeps pages under their cache tags; browsers go on to revalidate them', async () => {
    const { headers } = await server.get('/nb?utm_source=x', { cookie: 'language=en; member=1' })
    expect(headers).toMatchObject({
      'surrogate-control': kept,
      xkey: 'pages document:homePage ratings',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    const policy = String(headers['content-security-policy'])
    expect((await server.get('/nb')).headers['content-security-policy']).toBe(policy)
  })

  test('learns the same from a response that the browser has already', async () => {
    const { headers } = await server.get('/nb')
    const again = await server.get('/nb', { 'if-none-match': String(headers.etag) })
    expect([again.status, lifeOf(again), again.headers.xkey]).toEqual([304, kept, headers.xkey])
    noteFollowed(0)
    const later = await server.get('/nb', { 'if-none-match': String(headers.etag) })
    expect([later.status, lifeOf(later)]).toEqual([304, 'no-store'])
  })

  test.each([
    ['varnish', 'surrogate-control', 'xkey', 'pages document:homePage ratings'],
    ['fastly', 'surrogate-control', 'surrogate-key', 'pages document:homePage ratings'],
    ['cloudflare', 'cloudflare-cdn-cache-control', 'cache-tag', 'pages,document:homePage,ratings'],
  ] as const)('is told in the words of %s', async (kind, life, keys, value) => {
    const other = await startPageServer(handle, new SharedCache(kind))
    const { headers } = await other.get('/nb').finally(other.stop)
    expect([headers[life], headers[keys]]).toEqual([kept, value])
  })

  test('keeps missing pages and redirects for a minute, until an address changes', async () => {
    sends({ status: 404, tags: ['document:footer'] })
    const missing = await server.get('/nb/nope')
    expect([lifeOf(missing), missing.headers.xkey]).toEqual(['max-age=60', 'pages document:footer routes'])
    sends({ status: 308, headers: { location: '/nb/new' }, tags: [] })
    const moved = await server.get('/nb/old?size=M')
    expect([moved.status, lifeOf(moved), moved.headers.xkey]).toEqual([308, 'max-age=60', 'pages routes'])
  })

  test.each([
    ['a draft', '/nb', { cookie: `__prerender_bypass=${previewModeId}` }],
    ['the response to a draft cookie of another build', '/nb', { cookie: '__prerender_bypass=wrong' }],
    ['data of a page', '/nb?_rsc=1a2b', { rsc: '1' }],
    ['a page at the address of its data', '/nb?_rsc=1a2b', {}],
    ['the root, which reads a cookie', '/', {}],
  ])('does not keep %s', async (_what, path, headers) => {
    expect(lifeOf(await server.get(path, headers))).toBe('no-store')
  })

  test.each([
    ['a failure', { status: 500 }],
    ['what sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
    ['what Next calls stale', { headers: { 'x-nextjs-cache': 'STALE' } }],
    ['a page that could not be purged', { tags: [] }],
  ])('does not keep %s', async (_what, sent) => {
    sends(sent)
    expect(lifeOf(await server.get('/nb'))).toBe('no-store')
  })

  test('is told nothing about the API', async () => {
    sends({ headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' } })
    const { headers } = await server.get('/api/v1/listings')
    expect([headers['surrogate-control'], headers.xkey]).toEqual([undefined, undefined])
  })

  test('does not keep a page that was made before something expired', async () => {
    expect(lifeOf(await server.get('/nb'))).toBe(kept)
    // Texts of members leave the page in memory for up to a second.
    advanceExpiryEpoch()
    expect(lifeOf(await server.get('/nb'))).toBe('no-store')
    advanceContentEpoch()
    expect(lifeOf(await server.get('/nb'))).toBe(kept)
    handle.mockImplementationOnce(async (request, response) => {
      await nameTags(request, tags)
      advanceExpiryEpoch()
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>old wool</p>')
    })
    expect(lifeOf(await server.get('/nb/shop'))).toBe('no-store')
  })

  test('does not keep a page of an instance that may not know the last publications', async () => {
    noteFollowed(Date.now() - 3001)
    expect(lifeOf(await server.get('/nb'))).toBe('no-store')
    followed()
    expect(lifeOf(await server.get('/nb'))).toBe(kept)
    startFromBuild(new Date())
    expect(lifeOf(await server.get('/nb'))).toBe('no-store')
  })
})

describe('pages whose tags Next does not name', () => {
  const count = () =>
    measures()
      .findLast(({ name }) => name === 'cdn_pages_without_tags')
      ?.read()
  test('are counted for the alert, and said once', async () => {
    await server.get('/nb')
    expect([count(), told.mock.calls.length]).toEqual([0, 0])
    sends({ tags: [] })
    for (const path of ['/nb/shop', '/en/shop', '/nb/om-oss']) await server.get(path)
    expect(count()).toBe(3)
    expect(told.mock.calls).toEqual([[expect.stringMatching(/^cdn: .*cache tags/)]])
  })

  test('are not redirects, missing pages, failures or files', async () => {
    for (const other of [
      { status: 308, headers: { location: '/nb/new' } },
      { status: 404 },
      { status: 500 },
      { headers: { 'content-type': 'text/plain' } },
    ]) {
      sends({ ...other, tags: [] })
      await server.get(`/nb/${other.status ?? 'robots.txt'}`)
    }
    expect([count(), told.mock.calls.length]).toEqual([0, 0])
  })
})

test('without a CDN nobody is told anything', async () => {
  const other = await startPageServer(handle)
  const { headers } = await other.get('/nb').finally(other.stop)
  expect(Object.keys(headers).filter((name) => /surrogate|xkey|cdn|tag/.test(name))).toEqual(['etag'])
})
