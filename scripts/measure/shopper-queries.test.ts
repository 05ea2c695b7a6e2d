import { beforeAll, describe, expect, test } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import type { SearchIndex } from '#web/features/search/search-index.ts'
import type { Language } from '#web/routing/languages.ts'
import { demoSearch } from './demo-search.ts'
import { missedQueries } from './missed-queries.ts'
import { SHOPPER_QUERIES } from './shopper-queries.ts'
import { UNSEEN_SETS } from './unseen-queries.ts'

let search: Readonly<Record<Language, SearchIndex>>
beforeAll(async () => {
  stubEnvironment()
  search = await demoSearch()
})

test.each([
  ['tuned', SHOPPER_QUERIES, 0.97],
  ['formerly unseen', UNSEEN_SETS.flatMap(({ queries }) => queries), 0.95],
] as const)('enough of the %s queries have an expected page among the first three', (_, queries, expectedShare) => {
  const missed = missedQueries(search, queries)
  const listed = missed.map(({ lang, q, first }) => `${lang} "${q}" finds ${first.join(', ')}`)
  expect(missed.length / queries.length, listed.join('\n')).toBeLessThanOrEqual(1 - expectedShare)
})

test('the sets that were written last were found before anything was changed for them', () => {
  for (const { firstShare, queries } of UNSEEN_SETS.slice(-2)) {
    expect(firstShare).toBeGreaterThanOrEqual(0.95)
    expect(queries.length).toBeGreaterThanOrEqual(60)
  }
})

test.each([
  'asdf',
  'qwerty',
  'xylofon',
  'blablabla',
  'bitcoin',
  'iphone',
  'pizza',
  'finnesikke',
  'sjokolade',
  'barnevogn',
])('nonsense finds nothing: %s', (q) => {
  expect(search.nb.search(q).hits).toEqual([])
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
