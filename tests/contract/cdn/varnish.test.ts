import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { freePort } from '#sandbox/loopback.ts'
import { advanceContentEpoch, advanceExpiryEpoch } from '#web/lib/content-epoch.ts'
import { noteFollowed } from '#web/lib/followed-publications.ts'
import { keysToPurge } from '#web/lib/surrogate-keys.ts'
import { SharedCache } from '#web/page-server/shared-cache.ts'
import { nameTags, previewModeId, type Reply, startPageServer } from '#web/page-server/stub-server.ts'
import { openJobQueue } from '#web/server/db/job-queue.ts'
import { enqueuePurges, oldestPurgeSeconds, sendPurges } from '#web/server/purges/purges.ts'
import { createCdn } from '#web/services/cdn/create-cdn.ts'
import { migratedDatabase } from '../backend/target.ts'
import { startVarnish } from './varnish-process.ts'

const { url } = migratedDatabase()

/** The present text of every page. */
let text = 'wool'
let fails = false
/** A page's cache tags: its path's, and those here. */
let moreTags: readonly string[] = []

/** Replaces Next's request handler. */
async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url: path = '' } = request
  if (fails) throw new Error('Next is broken')
  if (path.startsWith('/api/') || path === '/') return void response.end(text)
  await nameTags(request, [tagOf(path), ...moreTags])
  response.setHeader('cache-control', 's-maxage=3600, stale-while-revalidate=60')
  response.setHeader('vary', 'rsc, next-router-state-tree')
  response.writeHead(path.endsWith('/nope') ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html><p>${`${text} `.repeat(400)}</p><script>self.__next_f.push([1,"${text}"])</script>`)
}

const tagOf = (path: string) => `document:${path.split('?')[0]?.slice(1).replaceAll('/', '-')}`

let storefront: Awaited<ReturnType<typeof startPageServer>>
let varnish: Awaited<ReturnType<typeof startVarnish>>
/** The requests that reached the storefront, without health checks. */
let requested: string[] = []

beforeAll(async () => {
  storefront = await startPageServer(handle, new SharedCache('varnish'))
  storefront.server.on('request', ({ url: path = '' }) => {
    if (path !== '/readyz') requested.push(path)
  })
  varnish = await startVarnish(storefront.port)
})
afterAll(() => varnish.stop())
beforeEach(() => {
  noteFollowed(Date.now() + 60_000)
  requested = []
  moreTags = []
})

const cdn = () => createCdn({ kind: 'varnish', addresses: [varnish.address] })
const bodyOf = ({ body }: Reply) => /(\w+) \w+ ?<\/p>/.exec(body.toString())?.[1]
const shown = async (path: string) => bodyOf(await varnish.get(path))

/** As when an editor publishes what all pages show, in all instances. */
function publish(changed: string): void {
  text = changed
  advanceExpiryEpoch()
  advanceContentEpoch()
}

describe('pages', () => {
  test('are asked for once, for all visitors, and sent as the storefront sends them', async () => {
    const first = await varnish.get('/nb/one')
    const second = await varnish.get('/nb/one', { cookie: 'member=1', 'user-agent': 'another' })
    expect(requested).toEqual(['/nb/one'])
    expect(second.body).toEqual(first.body)
    const direct = await storefront.get('/nb/one')
    for (const name of ['content-security-policy', 'cache-control', 'etag', 'content-type'])
      expect(second.headers[name], name).toBe(direct.headers[name])
    expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const internal = Object.keys(second.headers).filter((name) => /surrogate|xkey|x-varnish|via|while/.test(name))
    expect(internal).toEqual([])
  })

  test('are stored in each encoding', async () => {
    const get = async (encoding: string) => (await varnish.get('/nb/encoded', { 'accept-encoding': encoding })).body
    for (const _ of ['stores', 'hits']) {
      const plain = (await varnish.get('/nb/encoded')).body
      expect(brotliDecompressSync(await get('gzip, deflate, br'))).toEqual(plain)
      expect(gunzipSync(await get('gzip, deflate'))).toEqual(plain)
      expect(await get('br;q=0, identity')).toEqual(plain)
    }
    expect(requested).toHaveLength(3)
  })

  test('are stored once, whether the whole page, its headers, a part or a newer version is requested', async () => {
    const whole = await varnish.get('/nb/parts')
    const head = await varnish.get('/nb/parts', {}, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      whole.headers['content-length'],
    ])
    const part = await varnish.get('/nb/parts', { range: 'bytes=0-14' })
    expect([part.status, part.body.toString()]).toEqual([206, '<!doctype html>'])
    const same = await varnish.get('/nb/parts', { 'if-none-match': String(whole.headers.etag) })
    expect([same.status, same.body.length]).toEqual([304, 0])
    expect(requested).toEqual(['/nb/parts'])
  })

  test('are purged by their tags, and no others', async () => {
    publish('wool')
    for (const path of ['/nb/a', '/nb/b']) expect(await shown(path)).toBe('wool')
    publish('linen')
    expect(await shown('/nb/a')).toBe('wool')
    await cdn().purge(keysToPurge([tagOf('/nb/a')]))
    expect(await shown('/nb/a')).toBe('linen')
    expect(await shown('/nb/b')).toBe('wool')
    await cdn().purge(keysToPurge(['_N_T_/layout']))
    expect(await shown('/nb/b')).toBe('linen')
  })

  test('with more tags than fit in a header are purged by any of them', async () => {
    moreTags = Array.from({ length: 300 }, (_, number) => `document:product-with-a-long-name-${number}`)
    publish('wool')
    expect(await shown('/nb/list')).toBe('wool')
    expect(await shown('/nb/list')).toBe('wool')
    expect(requested).toEqual(['/nb/list'])
    publish('linen')
    await cdn().purge(keysToPurge(['document:product-with-a-long-name-7']))
    expect(await shown('/nb/list')).toBe('linen')
  })

  test('that do not exist are kept too, until an address changes', async () => {
    const statusOf = async () => (await varnish.get('/nb/nope')).status
    expect([await statusOf(), await statusOf()]).toEqual([404, 404])
    expect(requested).toEqual(['/nb/nope'])
    await cdn().purge(keysToPurge(['routes']))
    await statusOf()
    expect(requested).toHaveLength(2)
  })

  test('of an instance that may not know the last publication do not take the place of newer ones', async () => {
    publish('wool')
    expect(await shown('/nb/late')).toBe('wool')
    await cdn().purge(keysToPurge([tagOf('/nb/late')]))
    noteFollowed(0)
    // It has not changed, so Varnish is told that it may send its stored page.
    expect(await shown('/nb/late')).toBe('wool')
    publish('linen')
    expect(await shown('/nb/late')).toBe('linen')
  })
})

describe('nothing is stored of', () => {
  test.each([
    ['drafts', '/nb/draft', { cookie: `a=b; __prerender_bypass=${previewModeId}` }],
    ['an unknown draft cookie', '/nb/draft', { cookie: '__prerender_bypass=wrong' }],
    ['data of pages', '/nb/data?_rsc=1', { rsc: '1' }],
    ['pages at the address of data', '/nb/data?_rsc=2', {}],
    ['the root', '/', {}],
    ['the API', '/api/v1/users/me', { cookie: 'member=1' }],
  ])('%s', async (_what, path, headers) => {
    await varnish.get(path, headers)
    await varnish.get(path, headers)
    expect(requested).toEqual([path, path])
  })
})

test('only trusted machines may purge, directly, and have to say what', async () => {
  const purge = async (headers: NodeJS.Dict<string>) => (await varnish.get('/', headers, 'PURGE')).status
  expect(await purge({ xkey: 'pages', 'x-forwarded-for': '192.0.2.1' })).toBe(403)
  expect(await purge({})).toBe(400)
  expect(await purge({ xkey: 'document:none' })).toBe(200)
})

test('purges survive an outage of the CDN', async () => {
  publish('wool')
  expect(await shown('/nb/outage')).toBe('wool')
  const away = await freePort()
  let isAway = true
  const report = vi.fn()
  const queue = await openJobQueue(url(), { report: () => undefined })
  try {
    const purge = (keys: readonly string[]) => {
      const address = isAway ? `http://127.0.0.1:${away}` : varnish.address
      return createCdn({ kind: 'varnish', addresses: [address] }).purge(keys)
    }
    await sendPurges({ queue, purge, report })
    publish('linen')
    await enqueuePurges(queue, [tagOf('/nb/outage')])
    await vi.waitFor(() => expect(report).toHaveBeenCalled(), { timeout: 10_000 })
    expect(await shown('/nb/outage')).toBe('wool')
    expect(await oldestPurgeSeconds(queue)).toBeGreaterThan(0)
    isAway = false
    await vi.waitFor(async () => expect(await shown('/nb/outage')).toBe('linen'), { timeout: 15_000 })
    // The second purge, which follows the first.
    await vi.waitFor(async () => expect(await oldestPurgeSeconds(queue)).toBe(0), { timeout: 15_000 })
  } finally {
    await queue.stop({ graceful: false })
  }
}, 60_000)

test('while the storefronts fail or do not respond, the last page is sent, however old', async () => {
  publish('wool')
  expect(await shown('/nb/last')).toBe('wool')
  publish('linen')
  await cdn().purge(keysToPurge([tagOf('/nb/last')]))
  fails = true
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await shown('/nb/last')).toBe('wool')
  expect((await varnish.get('/nb/never-stored')).status).toBe(500)
  quiet.mockRestore()
  await storefront.stop()
  expect(await shown('/nb/last')).toBe('wool')
  expect((await varnish.get('/nb/never-stored')).status).toBe(503)
}, 30_000)
