import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { HtmlCache } from './html-cache.ts'
import { PageResponse } from './page-response.ts'

function response(body: string, status = 200): PageResponse {
  return new PageResponse(status, {}, Buffer.from(body))
}

/** A cache whose clock and publications the test controls, over pages that the test writes. */
function setUp(capacity?: number) {
  const pages = new Map<string, PageResponse>()
  const state = { time: 10_000, epoch: 0, stale: false }
  const ask = vi.fn(async (path: string) => ({ response: pages.get(path) ?? response('', 404), fresh: !state.stale }))
  const cache = new HtmlCache({ epoch: () => state.epoch, now: () => state.time, ...(capacity && { capacity }) })
  return { pages, state, ask, cache, get: async (path: string) => cache.get(path, () => ask(path)) }
}

describe('the HTML cache', () => {
  test('asks once for many requests, and again after a second', async () => {
    const { pages, ask, get, state } = setUp()
    pages.set('/nb', response('one'))
    await Promise.all([get('/nb'), get('/nb')])
    state.time += 999
    await get('/nb')
    expect(ask).toHaveBeenCalledTimes(1)
    state.time += 1
    await get('/nb')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('a publication is seen by the very next request, even while an older question is open', async () => {
    const { pages, ask, get, state } = setUp()
    pages.set('/nb', response('old'))
    let release = () => {}
    ask.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return { response: response('old'), fresh: true }
    })
    const early = get('/nb')
    state.epoch = 1
    pages.set('/nb', response('new'))
    expect((await get('/nb')).body.toString()).toBe('new')
    release()
    await early
    expect((await get('/nb')).body.toString()).toBe('new')
  })

  test('a response that Next calls stale is not kept', async () => {
    const { pages, ask, get, state } = setUp()
    state.stale = true
    pages.set('/nb', response('stale'))
    await get('/nb')
    await get('/nb')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('the same document keeps its compressed bytes', async () => {
    const { pages, get, state } = setUp()
    pages.set('/nb', response('same'))
    const first = await get('/nb')
    pages.set('/nb', response('same'))
    state.time += 1000
    expect(await get('/nb')).toBe(first)
  })

  test('addresses that do not exist are not kept', async () => {
    const { ask, get } = setUp()
    await Promise.all(Array.from({ length: 50 }, (_, i) => get(`/nb/${i}`)))
    await get('/nb/0')
    expect(ask).toHaveBeenCalledTimes(51)
  })

  test('keeps no more bytes than its capacity; the least recently requested page is evicted first', async () => {
    const page = response('x'.repeat(1000))
    const { pages, ask, get } = setUp(2 * (page.bytes + '/a'.length))
    for (const path of ['/a', '/b', '/c']) pages.set(path, response(path.repeat(500)))
    for (const path of ['/a', '/b', '/c', '/b', '/c', '/a']) await get(path)
    expect(ask.mock.calls.map(([path]) => path)).toEqual(['/a', '/b', '/c', '/a'])
  })

  test('counts what a page takes when it is compressed', async () => {
    const { pages, cache, get } = setUp()
    pages.set('/nb', response('wool '.repeat(1000)))
    const page = await get('/nb')
    const plain = cache.bytes
    const [br, gzip] = await Promise.all([page.compressed('br'), page.compressed('gzip')])
    expect(cache.bytes).toBe(plain + br.length + gzip.length)
    expect(plain).toBeGreaterThan(5000)
  })

  test('a page that is requested again is compressed better in the background, and counted as such', async () => {
    const { pages, cache, get } = setUp()
    const text = Array.from({ length: 5000 }, (_, line) => `${line * line} wool`).join()
    pages.set('/nb', response(text))
    const page = await get('/nb')
    const plain = cache.bytes
    const quick = await page.compressed('br')
    expect(await page.compressed('br')).toBe(quick)
    await vi.waitFor(async () => expect(await page.compressed('br')).not.toBe(quick), 10_000)
    const thorough = await page.compressed('br')
    expect(thorough.length).toBeLessThan(quick.length)
    expect(brotliDecompressSync(thorough).toString()).toBe(text)
    expect(cache.bytes).toBe(plain + thorough.length)
  })

  test('100,000 pages take no more than its capacity', async () => {
    const capacity = 200_000
    const { pages, cache, get } = setUp(capacity)
    for (let n = 0; n < 100_000; n++) {
      const path = `/nb/${n}`
      pages.set(path, response(path))
      await get(path)
      pages.delete(path)
    }
    expect(cache.bytes).toBeLessThanOrEqual(capacity)
    expect(cache.bytes).toBeGreaterThan(capacity * 0.9)
  })

  test('a page that is larger than the whole cache is sent and not kept', async () => {
    const { pages, cache, get } = setUp(5000)
    pages.set('/nb', response('x'.repeat(6000)))
    expect((await get('/nb')).body).toHaveLength(6000)
    expect(cache.bytes).toBe(0)
  })
})
