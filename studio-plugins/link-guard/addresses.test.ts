import { expect, test } from 'vitest'
import { addressProblems, type Page } from './addresses.ts'

const slug = (nb?: string, en = nb) => ({ nb: { current: nb }, en: { current: en } })
const page = (_type: string, nb: string, rest: Partial<Page> = {}): Page => ({
  _id: `${_type}-${nb}`,
  _type,
  slug: slug(nb),
  title: nb,
  published: true,
  ...rest,
})
const messages = (own: Page, others: Page[]) =>
  addressProblems(own, others).map(({ language, message }) => `${language}: ${message}`)

test('a product and a clothing type cannot share an address below the shop', () => {
  expect(messages(page('product', 'jakker'), [page('clothingType', 'jakker')])).toEqual([
    'nb: /nb/shop/jakker is already the address of the clothing type “jakker”. Visitors would see only one of them.',
    'en: /en/shop/jakker is already the address of the clothing type “jakker”. Visitors would see only one of them.',
  ])
})

test.each(['women', 'men'])('%s is the gender entry of the shop', (word) => {
  expect(messages(page('product', word), [])).toHaveLength(2)
  expect(messages(page('clothingType', word), [])).toHaveLength(2)
})

test.each([
  'shop',
  'checkout',
  'account',
  'search',
  'community',
  'check-payment',
  'crowdfunding',
  'server-error',
  'page-not-found',
  'test-error',
])('no page can hide behind %s', (word) => {
  expect(messages(page('categoryPage', word), [])[0]).toMatch(/is reserved for the shop/)
  const landing = page('landingPage', 'x', { slug: null, path: slug(`${word}/below`) })
  expect(messages(landing, [])[0]).toMatch(/is reserved for the shop/)
})

test('a category may be called content: the terms live there', () => {
  expect(messages(page('categoryPage', 'content'), [])).toEqual([])
})

test('categories, pages and articles without a category, and landing pages share one space', () => {
  const landing = page('landingPage', 'x', { slug: null, path: slug('om-oss') })
  for (const type of ['categoryPage', 'page', 'contentPage']) {
    expect(messages(page(type, 'om-oss'), [landing]), type).toHaveLength(2)
  }
})

test('a landing page with several segments clashes with a page in a category', () => {
  const landing = page('landingPage', 'x', { slug: null, path: slug('om/oss') })
  expect(messages(page('page', 'oss', { category: { slug: slug('om') } }), [landing])).toHaveLength(2)
})

test('the same slug in another category or another language is fine', () => {
  const own = page('page', 'frakt', { category: { slug: slug('hjelp') } })
  expect(messages(own, [page('page', 'frakt', { _id: 'other', category: { slug: slug('om') } })])).toEqual([])
  const crossed = page('page', 'x', { _id: 'crossed', slug: slug('shipping', 'frakt') })
  expect(messages(page('page', 'y', { slug: slug('frakt', 'shipping') }), [crossed])).toEqual([])
})

test('an article without an English slug takes its Norwegian one in English', () => {
  const article = page('contentPage', 'ull', { slug: { nb: { current: 'ull' } } })
  const other = page('page', 'z', { slug: { en: { current: 'ull' } } })
  expect(messages(article, [other])).toEqual([expect.stringMatching(/^en: \/en\/ull/)])
})

test('a document does not clash with itself', () => {
  const own = page('product', 'anorakk')
  expect(messages(own, [own])).toEqual([])
})
