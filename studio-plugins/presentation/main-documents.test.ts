import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { mainDocumentAt } from './main-documents.ts'

const slug = (nb?: string, en?: string) => ({ nb: { current: nb }, en: { current: en } })
const category = { _ref: 'magasin' }
const dataset = [
  { _id: 'homePage', _type: 'homePage' },
  { _id: 'shopPage', _type: 'shopPage' },
  { _id: 'communityPage', _type: 'communityPage' },
  { _id: 'magasin', _type: 'categoryPage', slug: slug('magasin', 'journal') },
  { _id: 'a-product-at-the-address-of-jackets', _type: 'product', slug: slug('jakker', 'jackets') },
  { _id: 'jakker', _type: 'clothingType', slug: slug('jakker', 'jackets') },
  { _id: 'kjoler', _type: 'clothingType', slug: slug('kjoler', 'dresses'), genders: ['women'] },
  { _id: 'anorakk', _type: 'product', slug: slug('anorakk', 'anorak') },
  { _id: 'frakt', _type: 'page', slug: slug('frakt', 'shipping') },
  { _id: 'vask', _type: 'page', slug: slug('vask', 'washing'), category },
  { _id: 'ull', _type: 'contentPage', slug: { nb: { current: 'ull' } }, category },
  { _id: 'tur', _type: 'page', slug: slug('tur', 'hike'), category: { _ref: 'gone' } },
  { _id: 'is', _type: 'contentPage', slug: slug('is', 'ice'), category: { _ref: 'gone' } },
  { _id: 'lokalt', _type: 'categoryPage', slug: slug('lokalt') },
  { _id: 'dal', _type: 'page', slug: slug('dal', 'valley'), category: { _ref: 'lokalt' } },
  { _id: 'miljo', _type: 'landingPage', path: slug('environment', 'environment') },
  { _id: 'verksted', _type: 'landingPage', path: slug('om/oss/verksted', 'about/workshop') },
]

async function documentAt(path: string): Promise<unknown> {
  const main = mainDocumentAt(path)
  if (!main) return undefined
  const tree = parse(`*[${main.filter}][0]._id`, { params: main.params })
  return await (await evaluate(tree, { dataset, params: main.params })).get()
}

test.each([
  ['/nb', 'homePage'],
  ['/en', 'homePage'],
  ['/nb/shop', 'shopPage'],
  ['/en/shop/women', 'shopPage'],
  ['/nb/shop/men/jakker', 'jakker'],
  ['/en/shop/jackets', 'jakker'],
  ['/nb/shop/women/kjoler', 'kjoler'],
  ['/nb/shop/anorakk', 'anorakk'],
  ['/nb/community', 'communityPage'],
  ['/en/community/anorak', 'anorakk'],
  ['/nb/magasin', 'magasin'],
  ['/nb/frakt', 'frakt'],
  ['/en/journal/washing', 'vask'],
  ['/nb/magasin/ull', 'ull'],
  ['/en/journal/ull', 'ull'],
  ['/nb/tur', 'tur'],
  ['/en/ice', 'is'],
  ['/nb/lokalt/dal', 'dal'],
  ['/en/valley', 'dal'],
  ['/nb/environment', 'miljo'],
  ['/en/about/workshop', 'verksted'],
  ['/nb/om/oss/verksted', 'verksted'],
])('%s is made from %s', async (path, id) => {
  expect(await documentAt(path)).toBe(id)
})

test.each([
  '/nb/vask',
  '/en/frakt',
  '/nb/magasin/frakt',
  '/en/community/dresses',
  '/nb/shop/men/anorakk',
  '/nb/shop/men/kjoler',
])('%s is no page', async (path) => {
  expect(await documentAt(path)).toBeNull()
})

test('paths outside the languages belong to no document', () => {
  expect(mainDocumentAt('/sv/butik')).toBeUndefined()
  expect(mainDocumentAt('/')).toBeUndefined()
})
