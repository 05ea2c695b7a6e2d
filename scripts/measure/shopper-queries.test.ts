import { beforeAll, describe, expect, test } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import type { SearchIndex } from '#web/features/search/search-index.ts'
import type { Language } from '#web/routing/languages.ts'
import { demoSearch } from './demo-search.ts'
import { SHOPPER_QUERIES } from './shopper-queries.ts'

/** The share of shoppers' queries whose expected page is among the first three. */
const EXPECTED_SHARE = 0.97

let search: Readonly<Record<Language, SearchIndex>>
beforeAll(async () => {
  stubEnvironment()
  search = await demoSearch()
})

const firstThree = (lang: Language, q: string) =>
  search[lang]
    .search(q)
    .hits.slice(0, 3)
    .map(({ document }) => document._id)

test(`at least ${EXPECTED_SHARE * 100} % of ${SHOPPER_QUERIES.length} queries have an expected page among the first three`, () => {
  const missed = SHOPPER_QUERIES.filter(
    ({ lang, q, expected }) => !firstThree(lang, q).some((id) => expected.includes(id)),
  )
  const listed = missed.map(({ lang, q }) => `${lang} "${q}" finds ${firstThree(lang, q).join(', ')}`)
  expect(missed.length / SHOPPER_QUERIES.length, listed.join('\n')).toBeLessThanOrEqual(1 - EXPECTED_SHARE)
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
