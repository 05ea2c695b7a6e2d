import { beforeAll, describe, expect, test } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import type { SearchIndex } from '#web/features/search/search-index.ts'
import type { Language } from '#web/routing/languages.ts'
import { demoSearch } from './demo-search.ts'
import { missedQueries } from './missed-queries.ts'
import { HELD_OUT_QUERIES, SHOPPER_QUERIES } from './shopper-queries.ts'

let search: Readonly<Record<Language, SearchIndex>>
beforeAll(async () => {
  stubEnvironment()
  search = await demoSearch()
})

test.each([
  ['tuned', SHOPPER_QUERIES, 0.97],
  ['held-out', HELD_OUT_QUERIES, 0.8],
] as const)('enough of the %s queries have an expected page among the first three', (_, queries, expectedShare) => {
  const missed = missedQueries(search, queries)
  const listed = missed.map(({ lang, q, first }) => `${lang} "${q}" finds ${first.join(', ')}`)
  expect(missed.length / queries.length, listed.join('\n')).toBeLessThanOrEqual(1 - expectedShare)
})

describe('who a garment is for limits the products', () => {
  test.each([
    ['nb', 'herrejakke', 'men'],
    ['nb', 'jakke dame', 'women'],
    ['en', "women's jacket", 'women'],
    ['en', 'trousers for men', 'men'],
  ] as const)('%s: %s', (lang, q, fit) => {
    const { hits } = search[lang].search(q)
    const products = hits.filter(({ document }) => document._type === 'product')
    expect(products.length).toBeGreaterThan(3)
    for (const { document } of products)
      expect([...(document.fit ?? [])].some((one) => one === fit || one === 'unisex')).toBe(true)
  })
})
