import { expect, test } from 'vitest'
import type { Page } from '../link-guard/addresses.ts'
import { linkablePages, matchingPages, pageAt, titleOf } from './linkable-pages.ts'

const slug = (nb: string, en: string) => ({ nb: { current: nb }, en: { current: en } })
const pages: Page[] = [
  {
    _id: 'page-ull',
    _type: 'page',
    slug: slug('ull', 'wool'),
    names: { nb: 'Om ull', en: 'About wool' },
    published: true,
  },
  { _id: 'page-ny', _type: 'page', names: { nb: 'Uten adresse' }, published: false },
  { _id: 'homePage', _type: 'homePage', published: true },
]

test('all pages with an address are offered, including lists without a document', () => {
  expect(linkablePages(pages).map(titleOf)).toEqual(['Forsiden', 'Kvinner', 'Menn', 'Min side', 'Om ull'])
})

test('pages are found by their titles in either language and by their addresses', () => {
  const all = linkablePages(pages)
  for (const text of ['om ull', 'wool', 'About', '/nb/ull']) {
    expect(matchingPages(all, text), text).toEqual([
      {
        value: 'page-ull',
        title: { nb: 'Om ull', en: 'About wool' },
        linkNb: '/nb/ull',
        linkEn: '/en/wool',
        isPublished: true,
      },
    ])
  }
  expect(matchingPages(all, 'bomull')).toEqual([])
})

test('a clothing type is offered for either gender too', () => {
  const jackets: Page = {
    _id: 'jackets',
    _type: 'clothingType',
    slug: slug('jakker', 'jackets'),
    names: { nb: 'Jakker', en: 'Jackets' },
    published: true,
  }
  const offered = matchingPages(linkablePages([jackets]), 'jakker')
  expect(offered.map(({ linkNb, linkEn }) => [linkNb, linkEn])).toEqual([
    ['/nb/shop/jakker', '/en/shop/jackets'],
    ['/nb/shop/women/jakker', '/en/shop/women/jackets'],
    ['/nb/shop/men/jakker', '/en/shop/men/jackets'],
  ])
})

test('an address names its page', () => {
  const all = linkablePages(pages)
  expect(pageAt(all, '/en/wool')?.value).toBe('page-ull')
  expect(pageAt(all, '/nb/borte')).toBeUndefined()
  expect(pageAt(all, undefined)).toBeUndefined()
})
