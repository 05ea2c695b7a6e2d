import { describe, expect, test } from 'vitest'
import type { LinkableDocument } from './links.ts'
import { decodedPath, pageAt, siteAddresses, sitePaths } from './site-addresses.ts'

const slug = (nb: string, en?: string) => ({ nb: { current: nb }, ...(en && { en: { current: en } }) })
const jackets = { _id: 't', _type: 'clothingType', slug: slug('jakker', 'jackets'), genders: ['women'] }
const parka = { _id: 'p', _type: 'product', slug: slug('parkas', 'parka') }
const terms = {
  _id: 'v',
  _type: 'page',
  slug: slug('vilkar', 'terms'),
  category: { slug: slug('innhold', 'content') },
}

const paths = (docs: readonly LinkableDocument[], lang: 'nb' | 'en') => [...siteAddresses(docs, lang).keys()]

describe('[R1.04] the addresses of the site', () => {
  test('[R2.08] cover documents in both languages with translated slugs', () => {
    const all = sitePaths([jackets, parka, terms])
    for (const path of ['/nb', '/en', '/nb/innhold/vilkar', '/en/content/terms', '/nb/shop/jakker', '/en/shop/parka']) {
      expect(all).toContain(path)
    }
    expect(all).not.toContain('/en/shop/jakker')
  })

  test('hold the pages that no document makes, but not those that the proxy shows elsewhere', () => {
    expect(paths([], 'en')).toEqual([
      '/en',
      '/en/shop',
      '/en/shop/women',
      '/en/shop/men',
      '/en/community',
      '/en/search',
      '/en/account',
      '/en/check-payment',
      '/en/checkout',
      '/en/checkout/failed',
      '/en/checkout/success',
      '/en/crowdfunding/confirmation',
      '/en/server-error',
    ])
  })

  test('[R2.03] clothing types are under the genders they are listed for', () => {
    expect(paths([jackets], 'en').filter((path) => path.endsWith('/jackets'))).toEqual([
      '/en/shop/jackets',
      '/en/shop/women/jackets',
    ])
    const everywhere = paths([{ ...jackets, genders: null }], 'en')
    expect(everywhere.filter((path) => path.endsWith('/jackets'))).toEqual([
      '/en/shop/jackets',
      '/en/shop/women/jackets',
      '/en/shop/men/jackets',
    ])
  })

  test('a product has a page and a discussion', () => {
    expect(paths([parka], 'nb').filter((path) => path.endsWith('/parkas'))).toEqual([
      '/nb/shop/parkas',
      '/nb/community/parkas',
    ])
  })

  test('a document without a slug in a language has no address in it', () => {
    expect(paths([{ ...terms, slug: slug('vilkar') }], 'en').some((path) => path.includes('vilkar'))).toBe(false)
  })

  test('a product whose slug has a slash has no address', () => {
    expect(paths([{ ...parka, slug: slug('parkas/lang') }], 'nb')).toEqual(paths([], 'nb'))
  })
})

describe('[R2.04] a shop segment', () => {
  const shared = { _id: 's', _type: 'clothingType', slug: slug('delt') }
  const men = { _id: 'm', _type: 'product', slug: slug('men') }
  const rival = { _id: 'r', _type: 'product', slug: slug('delt') }
  const docs = [men, rival, terms, parka, shared]

  test('is a gender, then a clothing type, then a product', () => {
    expect(pageAt(docs, 'nb', '/nb/shop/men')).toMatchObject({ page: 'men' })
    expect(pageAt(docs, 'nb', '/nb/shop/delt')).toMatchObject({ page: 'clothingType', doc: shared })
    expect(pageAt(docs, 'nb', '/nb/shop/parkas')).toMatchObject({ page: 'product', doc: parka })
  })

  test('that names nothing in the shop, or is in another language, is not a page', () => {
    for (const path of ['/nb/shop/vilkar', '/nb/shop/nothing', '/nb/shop/parka'])
      expect(pageAt(docs, 'nb', path), path).toBeUndefined()
    expect(pageAt(docs, 'en', '/en/shop/parkas')).toBeUndefined()
  })
})

test('looking up one address finds the page that the list of all addresses names', () => {
  const landing = { _id: 'l', _type: 'landingPage', path: slug('shop/parkas') }
  const category = { _id: 'c', _type: 'categoryPage', slug: slug('innhold', 'content') }
  const sameAsPage = { _id: 'a', _type: 'contentPage', slug: terms.slug, category: terms.category }
  const docs = [sameAsPage, landing, category, terms, parka, jackets]
  for (const [path, address] of siteAddresses(docs, 'nb')) expect(pageAt(docs, 'nb', path), path).toEqual(address)
  expect(pageAt(docs, 'nb', '/nb/innhold/vilkar')?.doc).toBe(terms)
})

test('paths are compared decoded and without a trailing slash', () => {
  expect(decodedPath('/nb/tr%C3%B8yer/')).toBe('/nb/trøyer')
  expect(decodedPath('/')).toBe('/')
  expect(decodedPath('/%E0%A4%A')).toBe('/%E0%A4%A')
})
