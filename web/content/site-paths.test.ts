import { describe, expect, test } from 'vitest'
import { allSitePaths, decodedPath, documentPaths, sitePaths } from './site-paths.ts'

const slug = (nb: string, en?: string) => ({ nb: { current: nb }, ...(en && { en: { current: en } }) })
const jackets = { _id: 't', _type: 'clothingType', slug: slug('jakker', 'jackets'), genders: ['women'] }
const parka = { _id: 'p', _type: 'product', slug: slug('parkas', 'parka') }
const terms = {
  _id: 'v',
  _type: 'page',
  slug: slug('vilkar', 'terms'),
  category: { slug: slug('innhold', 'content') },
}

describe('[R1.04] the addresses of the site', () => {
  test('[R2.08] cover documents in both languages with translated slugs', () => {
    const paths = allSitePaths([jackets, parka, terms])
    for (const path of ['/nb', '/en', '/nb/innhold/vilkar', '/en/content/terms', '/nb/shop/jakker', '/en/shop/parka']) {
      expect(paths).toContain(path)
    }
    expect(paths).not.toContain('/en/shop/jakker')
  })

  test('[R2.03] clothing types stand under the genders they are listed for', () => {
    const paths = sitePaths([jackets], 'en')
    expect(paths).toContain('/en/shop/women/jackets')
    expect(paths).not.toContain('/en/shop/men/jackets')
    const everywhere = sitePaths([{ ...jackets, genders: null }], 'en')
    expect([...everywhere].filter((path) => path.endsWith('/jackets')).sort()).toEqual([
      '/en/shop/jackets',
      '/en/shop/men/jackets',
      '/en/shop/women/jackets',
    ])
  })

  test('a document without a slug in the language has none there', () => {
    expect([...sitePaths([{ ...terms, slug: slug('vilkar') }], 'en')].some((path) => path.includes('vilkar'))).toBe(
      false,
    )
  })

  test('[R2.04] a clothing type has the address that a product claims too', () => {
    const rival = { ...parka, slug: slug('jakker') }
    expect(documentPaths([rival, jackets], 'nb').get('/nb/shop/jakker')).toBe(jackets)
  })
})

test('paths are compared decoded and without a trailing slash', () => {
  expect(decodedPath('/nb/tr%C3%B8yer/')).toBe('/nb/trøyer')
  expect(decodedPath('/')).toBe('/')
  expect(decodedPath('/%E0%A4%A')).toBe('/%E0%A4%A')
})
