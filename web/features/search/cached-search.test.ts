import { expect, test, vi } from 'vitest'
import { createCachedSearch } from './cached-search.ts'
import type { SearchMatches } from './search-index.ts'

function counting() {
  const search = vi.fn((query: string): SearchMatches => ({ hits: [], words: [query], exact: true }))
  return { search, cachedSearch: createCachedSearch({ search, size: 0 }, 'nb') }
}

test('equal queries are searched for once, also when they come at the same time', async () => {
  const { search, cachedSearch } = counting()
  const [first, second] = await Promise.all([cachedSearch('ull', 6), cachedSearch('ull', 6)])
  expect(await cachedSearch('ull', 6)).toBe(first)
  expect(second).toBe(first)
  expect(search).toHaveBeenCalledOnce()
  await cachedSearch('ull', 60)
  await cachedSearch('lin', 6)
  expect(search).toHaveBeenCalledTimes(3)
})

test('responses no longer requested are dropped, popular ones are not', async () => {
  const { search, cachedSearch } = counting()
  await cachedSearch('popular', 6)
  for (let number = 0; number < 400; number += 1) {
    await cachedSearch(`rare ${number}`, 6)
    await cachedSearch('popular', 6)
  }
  expect(search).toHaveBeenCalledTimes(401)
  await cachedSearch('rare 0', 6)
  expect(search).toHaveBeenCalledTimes(402)
})

test('other work runs between two searches', async () => {
  const order: string[] = []
  const search = (query: string): SearchMatches => {
    order.push(query)
    setImmediate(() => order.push('page'))
    return { hits: [], words: [], exact: true }
  }
  const cachedSearch = createCachedSearch({ search, size: 0 }, 'nb')
  await Promise.all([cachedSearch('a', 6), cachedSearch('b', 6), cachedSearch('c', 6)])
  expect(order.slice(0, 5)).toEqual(['a', 'page', 'b', 'page', 'c'])
})
