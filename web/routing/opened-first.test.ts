import { expect, test } from 'vitest'
import { openedFirst } from './opened-first.ts'
import { siteAddresses } from './site-addresses.ts'
import { isFixedPath, sitePages } from './site-pages.ts'

const slug = (nb: string) => ({ nb: { current: nb }, en: { current: nb } })
const document = (_type: string, name: string, _updatedAt = '2026-01-01T00:00:00Z') => ({
  _type,
  slug: slug(name),
  path: slug(name),
  _updatedAt,
})
const docs = [
  document('contentPage', 'story'),
  document('product', 'old', '2025-01-01T00:00:00Z'),
  document('product', 'new', '2026-11-01T00:00:00Z'),
  document('landingPage', 'campaign'),
  { ...document('clothingType', 'jackets'), genders: ['women'] },
]

test('lists and campaigns come first, then the latest changed products, in both languages', () => {
  expect([...openedFirst(docs, 8)]).toEqual([
    ...['/nb/shop/jackets', '/en/shop/jackets', '/nb/shop/women/jackets', '/en/shop/women/jackets'],
    ...['/nb/campaign', '/en/campaign'],
    ...['/nb/shop/new', '/en/shop/new'],
  ])
})

test('below the limit all pages of documents are there, and no others', () => {
  const all = [...siteAddresses(docs, 'nb'), ...siteAddresses(docs, 'en')].filter(([, { doc }]) => doc)
  expect([...openedFirst(docs, 500)].sort()).toEqual(all.map(([path]) => path).sort())
  expect([...openedFirst(docs, 0)]).toEqual([])
})

test('every kind of page that a document has comes somewhere in the order', () => {
  const kinds = sitePages.filter(({ path, type }) => type && !isFixedPath(path))
  const one = kinds.map(({ type = '' }) => document(type, `of-${type}`.toLowerCase()))
  const pages = [...siteAddresses(one, 'nb').values()].map(({ page }) => page)
  expect(openedFirst(one, 1)).toEqual(new Set(['/nb/shop/of-clothingtype']))
  expect(kinds.every(({ name }) => pages.includes(name))).toBe(true)
})
