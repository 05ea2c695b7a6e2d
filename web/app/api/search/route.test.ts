import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'

const found = { href: '/nb/shop/storr', documentId: 'storr', kind: 'product', title: [], excerpt: [] }
const searchMock = vi.fn(async (_: string, q: string, limit: number) => ({
  q,
  total: limit,
  exact: true,
  items: [found],
}))
const rating = { average: 4.5, count: 2 }
vi.mock('#web/server/reviews/reviews-in-pages.ts', () => ({ ratingsInPages: async () => ({ storr: rating }) }))
vi.mock('#web/app/current-search.ts', () => ({ currentSearch: searchMock }))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  stubEnvironment()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

async function search(query: string, address = '203.0.113.9'): Promise<Response> {
  const { GET } = await import('./route.ts')
  return GET(new Request(`https://shop.example/api/search?${query}`, { headers: { 'x-forwarded-for': address } }))
}

test('[R1.06] products are found with their rating', async () => {
  expect(await (await search('q=ull')).json()).toMatchObject({ items: [{ documentId: 'storr', rating }] })
})

test('a client that asks too often gets a Retry-After, and no other client is affected', async () => {
  const responses = await Promise.all(Array.from({ length: 200 }, () => search('q=ull&lang=en')))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(60)
  const refused = await search('q=ull&lang=en')
  expect(refused.status).toBe(429)
  expect(await refused.json()).toEqual({
    code: 'tooManyRequests',
    message: expect.stringMatching(/^There were too many attempts\. Try again in [1-3] seconds?\.$/),
  })
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(3)
  expect((await search('q=ull', '203.0.113.10')).status).toBe(200)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  expect((await search('q=ull')).status).toBe(200)
})

test('two people who type without a rest at one address of the network are never refused', async () => {
  for (let keys = 0; keys < 500; keys += 1) {
    for (const person of ['a', 'b']) expect((await search(`q=${person}${keys}`)).status).toBe(200)
    // The field asks when nothing was typed for 120 ms.
    await vi.advanceTimersByTimeAsync(120)
  }
})

test('a query is cut, and invalid values fall back to the defaults', async () => {
  await search(`q=${'x'.repeat(5000)}&limit=100000`)
  const [, q, limit] = searchMock.mock.lastCall ?? []
  expect(q?.length).toBeLessThanOrEqual(100)
  expect(limit).toBe(60)
})
