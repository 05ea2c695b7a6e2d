import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { shopListingQuery } from '#web/content/queries/shop.groq.ts'
import { responseTo } from '#web/content/testing/response-to.ts'
import { ListingNavigation } from './listing-navigation.tsx'

function type(id: string, nb: string, genders: string[], count = 3) {
  const slug = { nb: { current: nb }, en: { current: `${nb}-en` } }
  return { _id: id, title: id, slug, genders, count }
}

const given = [
  type('Jakker', 'jakker', ['women', 'men']),
  type('Kjoler', 'kjoler', ['women']),
  type('Sokker', 'sokker', [], 0),
]
const { clothingTypes } = responseTo(shopListingQuery, { clothingTypes: given, products: [] })
const [, dresses] = clothingTypes

function links(html: string) {
  return [...html.matchAll(/<a(?<attributes>[^>]*)><span>(?<text>[^<]*)/g)].map(({ groups }) => ({
    href: /href="([^"]*)"/.exec(groups?.attributes ?? '')?.[1],
    text: groups?.text,
    current: groups?.attributes?.includes('aria-current="page"'),
  }))
}

describe('[R2.03] ways through the listing', () => {
  test('all products: both genders, every type that has products', () => {
    const html = renderToStaticMarkup(<ListingNavigation lang="nb" clothingTypes={clothingTypes} />)
    expect(links(html).map(({ href }) => href)).toEqual([
      '/nb/shop',
      '/nb/shop/women',
      '/nb/shop/men',
      '/nb/shop',
      '/nb/shop/jakker',
      '/nb/shop/kjoler',
    ])
    expect(links(html).filter(({ current }) => current)).toHaveLength(2)
  })

  test('within a gender the types keep it, and only those worn by it are offered', () => {
    const html = renderToStaticMarkup(<ListingNavigation lang="en" gender="men" clothingTypes={clothingTypes} />)
    expect(links(html).map(({ href }) => href)).toContain('/en/shop/men/jakker-en')
    expect(html).not.toContain('kjoler')
  })

  test('within a type the genders keep it', () => {
    const html = renderToStaticMarkup(<ListingNavigation lang="nb" chosen={dresses} clothingTypes={clothingTypes} />)
    expect(links(html).slice(0, 2)).toEqual([
      { href: '/nb/shop/kjoler', text: 'Alle', current: true },
      { href: '/nb/shop/women/kjoler', text: 'Kvinner', current: false },
    ])
    expect(links(html).filter(({ text }) => text === 'Kjoler')).toMatchObject([{ current: true }])
  })
})
