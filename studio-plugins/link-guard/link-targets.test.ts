import { expect, test } from 'vitest'
import type { Page } from './addresses.ts'
import { linkWarning, referenceWarning, targetOf } from './link-targets.ts'

const slug = (nb?: string, en?: string) => ({ nb: { current: nb }, en: { current: en } })
const pages: Page[] = [
  { _id: 'homePage', _type: 'homePage', published: true },
  { _id: 'product-anorakk', _type: 'product', slug: slug('anorakk', 'anorak'), title: 'Anorakk', published: true },
  { _id: 'clothingType-jakker', _type: 'clothingType', slug: slug('jakker', 'jackets'), published: true },
  { _id: 'clothingType-skjorter', _type: 'clothingType', slug: slug('skjorter'), genders: ['women'], published: true },
  { _id: 'page-ny', _type: 'page', slug: slug('ny'), title: 'Ny side', published: false },
]

test.each([
  ['/nb', 'page'],
  ['/nb/', 'page'],
  ['/nb/shop', 'page'],
  ['/en/shop/women', 'page'],
  ['/nb/shop/anorakk?fit=men#sizes', 'page'],
  ['/NB/shop/Anorakk', 'page'],
  ['/en/shop/men/jackets', 'page'],
  ['/nb/shop/women/skjorter', 'page'],
  ['/nb/shop/men/skjorter', 'nothing'],
  ['/nb/community', 'page'],
  ['/nb/community/anorakk', 'page'],
  ['/nb/community/finnes-ikke', 'nothing'],
  ['/nb/account', 'page'],
  ['/nb/check-payment', 'page'],
  ['/nb/ny', 'draft'],
  ['/nb/finnes-ikke', 'nothing'],
  ['/en/shop/anorakk', 'nothing'],
  ['/shop', 'nothing'],
  ['https://example.com', 'elsewhere'],
  ['mailto:hei@example.com', 'elsewhere'],
])('%s leads to: %s', (address, target) => {
  expect(targetOf(address, pages)).toBe(target)
})

test('an address that a draft also uses still leads to the published page', () => {
  const rival: Page = { _id: 'page-anorakk', _type: 'landingPage', path: slug('shop/anorakk'), published: false }
  expect(targetOf('/nb/shop/anorakk', [...pages, rival])).toBe('page')
})

test('dead links, drafts and links to the other language cause a warning', () => {
  expect(linkWarning('/nb/finnes-ikke', pages, 'nb')).toBe('There is no page at /nb/finnes-ikke.')
  expect(linkWarning('/nb/ny', pages)).toMatch(/not published yet/)
  expect(linkWarning('/en/shop', pages, 'nb')).toMatch(/another language/)
  expect(linkWarning('/nb/shop', pages, 'nb')).toBeUndefined()
  expect(linkWarning('https://example.com/en', pages, 'nb')).toBeUndefined()
})

test('references to pages that do not exist in this language cause a warning', () => {
  expect(referenceWarning('product-anorakk', pages, 'en')).toBeUndefined()
  expect(referenceWarning('page-ny', pages, 'nb')).toMatch(/not published yet/)
  const allPublished = pages.map((page) => ({ ...page, published: true }))
  expect(referenceWarning('page-ny', allPublished, 'en')).toMatch(/no English address/)
})
