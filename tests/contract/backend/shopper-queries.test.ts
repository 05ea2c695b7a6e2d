import { beforeAll, describe, expect, test } from 'vitest'
import { type DemoSearch, demoSearch } from '#bench/search/demo-search.ts'
import { missedQueries } from '#bench/search/missed-queries.ts'
import { SHOPPER_QUERIES, UNSEEN_SETS } from '#bench/search/shopper-queries.ts'
import { demoDocuments } from '#sandbox/demo-shop/documents.ts'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { searchResponse } from '#web/features/search/search-response.ts'
import { searchInDatabase } from '#web/server/search/search-in-database.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()
let search: DemoSearch
beforeAll(async () => {
  stubEnvironment()
  search = await demoSearch(database())
})

describe.each([
  ['tuned', SHOPPER_QUERIES, 0.97],
  ['formerly unseen', UNSEEN_SETS.flatMap(({ queries }) => queries), 0.95],
] as const)('enough of the %s queries have an expected page among the first three', (_, queries, expectedShare) => {
  test.each(['nb', 'en'] as const)(
    'in %s',
    async (language) => {
      const inLanguage = queries.filter(({ lang }) => lang === language)
      const missed = await missedQueries(search, inLanguage)
      const listed = missed.map(({ q, first }) => `"${q}" finds ${first.join(', ')}`)
      expect(missed.length / inLanguage.length, listed.join('\n')).toBeLessThanOrEqual(1 - expectedShare)
      // A thousand searches, one after another.
    },
    120_000,
  )
})

test('every expected page is in the demo shop', () => {
  const ids = new Set(demoDocuments(new Date()).map(({ _id }) => _id))
  const expected = [...SHOPPER_QUERIES, ...UNSEEN_SETS.flatMap(({ queries }) => queries)].flatMap(
    (query) => query.expected,
  )
  expect([...new Set(expected)].filter((id) => !ids.has(id))).toEqual([])
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
])('nonsense finds nothing: %s', async (q) => {
  expect((await search('nb', q)).hits).toEqual([])
})

describe('[R2.09] for things that the shop does not have, an answer links to those that it has', () => {
  const hats = { nb: '/nb/shop/luer-og-votter', en: '/en/shop/hats-and-mittens' }
  const sizes = { nb: '/nb/kundeservice/finn-storrelsen', en: '/en/customer-service/find-your-size' }
  test.each([
    ['julegave', hats],
    ['gavekort', hats],
    ['barnejakke', sizes],
    ['kids', sizes],
  ])('%s', async (q, links) => {
    for (const lang of ['nb', 'en'] as const) {
      const found = await search(lang, q)
      const ids = found.hits.slice(0, 3).map(({ id }) => id)
      const shown = await searchInDatabase(database()).shown(lang, ids)
      const { answer, items } = searchResponse(found, shown, q, lang)
      expect(answer?.text).toMatch(lang === 'nb' ? /^Vi .*ikke/ : /^We .*(?:not|no)/)
      expect(answer?.link?.href).toBe(links[lang])
      if (links === hats) expect(items[0]?.href).toBe(hats[lang])
    }
  })
})

describe('words for who wears a garment limit the products', () => {
  test.each([
    ['nb', 'herrejakke', 'men'],
    ['nb', 'jakke dame', 'women'],
    ['en', "women's jacket", 'women'],
    ['en', 'trousers for men', 'men'],
  ] as const)('%s: %s', async (lang, q, fit) => {
    const { hits } = await search(lang, q)
    const products = hits.filter(({ type }) => type === 'product').map(({ id }) => id)
    expect(products.length).toBeGreaterThan(3)
    for (const shown of await searchInDatabase(database()).shown(lang, products))
      expect(shown.fit.some((one) => one === fit || one === 'unisex')).toBe(true)
  })
})
