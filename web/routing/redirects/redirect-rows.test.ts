import { describe, expect, test } from 'vitest'
import { sitePaths } from '../site-addresses.ts'
import { otherLanguageRedirects } from './redirect-rows.ts'
import { redirectTable, resolveRedirect } from './resolve.ts'

const slug = (nb?: string, en?: string) => ({ ...(nb && { nb: { current: nb } }), ...(en && { en: { current: en } }) })

function resolver(...docs: Parameters<typeof sitePaths>[0]) {
  const paths = sitePaths(docs)
  const table = redirectTable(otherLanguageRedirects(docs), 'https://tretopp.example')
  return (path: string) => (paths.has(path) ? 'page' : resolveRedirect(path, table, paths))
}

describe('[R1.02] a slug of the other language', () => {
  test('leads to the page, for the time being: the slug may become another page’s', () => {
    const find = resolver(
      { _type: 'product', slug: slug('yr-lommejakke', 'yr-packable-jacket') },
      { _type: 'page', slug: slug('møteplassen', 'meeting-place'), category: { slug: slug('om', 'about') } },
      { _type: 'landingPage', path: slug('vinter/ull', 'winter/wool') },
      { _type: 'clothingType', slug: slug('jakker', 'jackets'), genders: ['women'] },
    )
    for (const [path, to] of [
      ['/en/shop/yr-lommejakke', '/en/shop/yr-packable-jacket'],
      ['/nb/shop/yr-packable-jacket', '/nb/shop/yr-lommejakke'],
      ['/en/community/yr-lommejakke', '/en/community/yr-packable-jacket'],
      ['/en/om/møteplassen', '/en/about/meeting-place'],
      ['/en/OM/Møteplassen', '/en/about/meeting-place'],
      ['/nb/about/meeting-place', `/nb/om/${encodeURIComponent('møteplassen')}`],
      ['/en/vinter/ull', '/en/winter/wool'],
      ['/en/shop/jakker', '/en/shop/jackets'],
      ['/en/shop/women/jakker', '/en/shop/women/jackets'],
    ] as const)
      expect(find(path), path).toEqual({ to, permanent: false })
    expect(find('/en/about/meeting-place')).toBe('page')
    expect(find('/en/shop/men/jakker')).toBeUndefined()
  })

  test('leads nowhere where the page does not exist in the language', () => {
    const find = resolver({ _type: 'product', slug: slug('yr-lommejakke') })
    expect(find('/en/shop/yr-lommejakke')).toBeUndefined()
  })

  test('leads nowhere where the slugs are the same', () => {
    expect(otherLanguageRedirects([{ _type: 'product', slug: slug('yr', 'yr') }])).toEqual([])
  })

  test('two pages with each other’s slugs are the pages, not a loop', () => {
    const find = resolver(
      { _type: 'product', slug: slug('a', 'b') },
      { _type: 'product', slug: slug('b', 'a') },
      { _type: 'product', slug: slug('c', 'a') },
    )
    for (const path of ['/nb/shop/a', '/nb/shop/b', '/en/shop/a', '/en/shop/b']) expect(find(path)).toBe('page')
    expect(find('/en/shop/c')).toMatchObject({ to: '/en/shop/a' })
  })
})
