import { expect, test } from 'vitest'
import { describePage, ownWords } from './page-description.ts'

const picture = (name: string) => ({ asset: { _ref: name } })
const site = { shopName: 'Tretopp', description: 'Turklær.', openGraphImage: picture('shop') }
const page = { title: 'Ull', lead: 'Om ull.', image: picture('page') }

test('a page is described by its own words, with the name of the shop in search results', () => {
  expect(describePage(page, site)).toEqual({
    documentTitle: 'Ull – Tretopp',
    title: 'Ull',
    description: 'Om ull.',
    image: picture('page'),
  })
})

test('the words for search engines win', () => {
  const seo = { title: 'Merinoull', description: 'Alt om ull.', image: picture('seo') }
  expect(describePage({ ...page, seo }, site)).toMatchObject({ ...seo, documentTitle: 'Merinoull – Tretopp' })
})

test('the texts of the shop replace those that a page lacks, and a picture without a file is ignored', () => {
  const bare = { title: null, seo: { title: '', image: {} }, image: null }
  expect(describePage<{ asset?: unknown }>(bare, site)).toEqual({
    documentTitle: 'Tretopp',
    title: 'Tretopp',
    description: 'Turklær.',
    image: picture('shop'),
  })
  expect(describePage<{ asset?: unknown }>({ ...page, seo: { image: {} } }, site).image).toEqual(picture('page'))
})

test('a title that names the shop does not name it twice', () => {
  expect(describePage({ title: 'Om Tretopp' }, site).documentTitle).toBe('Om Tretopp')
  expect(describePage({ title: 'Ull' }, null).documentTitle).toBe('Ull')
})

test('each kind of document keeps its words elsewhere', () => {
  expect(ownWords({ _type: 'page', title: 'Frakt', lead: 'Om frakt.', image: 'a' })).toEqual({
    title: 'Frakt',
    lead: 'Om frakt.',
    image: 'a',
  })
  expect(ownWords({ _type: 'product', title: 'Anorakk', images: ['a', 'b'] })).toMatchObject({ image: 'a' })
  expect(ownWords({ _type: 'homePage', title: 'x', heroPromise: 'Løfte', heroImage: 'h' })).toEqual({
    title: undefined,
    lead: 'Løfte',
    image: 'h',
  })
})
