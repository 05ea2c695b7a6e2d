import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { addressesOf, type Usage, usageOf, writtenPaths } from './usage.ts'
import { selfQuery, selfResult, usageParams, usageQuery, usageResult } from './usage-query.ts'

const slug = (nb: string, en = nb) => ({ nb: { current: nb }, en: { current: en } })
const named = (nb: string, en = nb) => ({ nb, en })
const to = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })
const text = (...blocks: object[]) => ({ nb: blocks })
const link = (markDef: object) => ({ _type: 'block', markDefs: [{ _type: 'link', _key: 'l', ...markDef }] })

const jackets = {
  _id: 'jackets',
  _type: 'clothingType',
  title: named('Jakker', 'Jackets'),
  slug: slug('jakker', 'jackets'),
  genders: ['men'],
}
const anorak = {
  _id: 'anorak',
  _type: 'product',
  title: named('Anorakk', 'Anorak'),
  slug: slug('anorakk', 'anorak'),
  clothingType: to('jackets'),
}
const journal = {
  _id: 'journal',
  _type: 'categoryPage',
  title: named('Magasin', 'Journal'),
  slug: slug('magasin', 'journal'),
}
const wool = {
  _id: 'wool',
  _type: 'contentPage',
  title: named('Ull', 'Wool'),
  slug: slug('ull', 'wool'),
  category: to('journal'),
  publishedAt: '2020-01-01',
}

async function usageIn(id: string, others: object[]): Promise<Usage> {
  const dataset = [jackets, anorak, journal, wool, ...others]
  const ask = async (query: string, params: ReturnType<typeof usageParams>) =>
    (await evaluate(parse(query, { params }), { dataset, params })).get()
  const paths = writtenPaths(selfResult.parse(await ask(selfQuery, usageParams(id))))
  return usageOf(id, usageResult.parse(await ask(usageQuery, usageParams(id, paths))))
}

const page = (id: string, content: object, rest: object = {}) => ({
  _id: id,
  _type: 'landingPage',
  title: named(id),
  path: slug(id),
  content,
  ...rest,
})
const addresses = ({ pages }: Usage) => pages.map(({ hrefs }) => hrefs.nb ?? hrefs.en)
const userIds = ({ users }: Usage) => users.map(({ id }) => id)

test('a product is used on its page, in its lists, and on every page that shows or mentions it', async () => {
  const usage = await usageIn('anorak', [
    page('selection', text({ _type: 'productSelection', products: [to('anorak')] })),
    page('carousel', text({ _type: 'carousel', items: [to('anorak')] })),
    page('mention', text(link({ reference: to('anorak') }))),
    { ...anorak, _id: 'trousers', slug: slug('bukse', 'trousers'), relatedProducts: [to('anorak')] },
    page('unrelated', text(link({ href: '/nb/shop/anorakker' }))),
  ])
  expect(addresses(usage)).toEqual([
    '/nb/shop/anorakk',
    '/nb/shop/jakker',
    '/nb/shop/men/jakker',
    '/nb/shop',
    '/nb/carousel',
    '/nb/mention',
    '/nb/selection',
    '/nb/shop/bukse',
  ])
  expect(userIds(usage)).toEqual(['carousel', 'mention', 'selection', 'trousers'])
  expect(usage.isOnEveryPage).toBe(false)
})

test.each([
  ['a link in a text', text(link({ href: '/nb/shop/anorakk' }))],
  ['a link with query and anchor, in another case', text(link({ href: '/NB/Shop/Anorakk/?fit=men#sizes' }))],
  ['a button', text({ _type: 'button', url: '/en/shop/anorak' })],
  [
    'a picture of a carousel',
    text({ _type: 'carousel', items: [{ _type: 'carouselSlide', url: '/nb/shop/anorakk' }] }),
  ],
  ['a fact box', text({ _type: 'factBox', content: [link({ href: '/nb/shop/anorakk' })] })],
  ['a column', text({ _type: 'columns', columns: [{ content: [link({ href: '/nb/shop/anorakk' })] }] })],
  [
    'a button in a column',
    text({ _type: 'columns', columns: [{ content: [{ _type: 'button', url: '/nb/shop/anorakk' }] }] }),
  ],
  [
    'a fact box in a column',
    text({
      _type: 'columns',
      columns: [{ content: [{ _type: 'factBox', content: [link({ href: '/nb/shop/anorakk' })] }] }],
    }),
  ],
])('%s that names the address uses the page', async (_where, content) => {
  const usage = await usageIn('anorak', [page('linking', content)])
  expect(usage.users).toMatchObject([{ id: 'linking', isByAddress: true, state: 'published' }])
  expect(addresses(usage)).toContain('/nb/linking')
})

test('a shared fact box is used by the pages whose fact boxes show it, and links in it count', async () => {
  const box = { _id: 'care', _type: 'sharedFactBox', title: named('Stell', 'Care') }
  const shows = { _type: 'factBox', shared: to('care') }
  const pages = [
    page('direct', text(shows)),
    page('column', text({ _type: 'columns', columns: [{ content: [shows] }] })),
  ]
  const usage = await usageIn('care', [box, ...pages])
  expect(userIds(usage)).toEqual(['column', 'direct'])
  expect(addresses(usage)).toEqual(['/nb/column', '/nb/direct'])
  const linking = { ...box, content: { nb: [link({ href: '/nb/shop/anorakk' })] } }
  expect((await usageIn('anorak', [linking])).users).toMatchObject([{ id: 'care', isByAddress: true }])
})

test('a document linked in a menu or the footer is on every page', async () => {
  const menu = {
    _id: 'mainMenu',
    _type: 'mainMenu',
    items: [
      {
        title: named('Klær'),
        linkNb: '/nb/shop',
        linkEn: '/en/shop',
        groups: [{ routes: [{ linkNb: '/nb/shop/jakker', linkEn: '/en/shop/jackets' }] }],
      },
    ],
  }
  const footer = { _id: 'footer', _type: 'footer', menuElements: [{ linkNb: '/nb/magasin/ull' }] }
  const usage = await usageIn('jackets', [menu, footer])
  expect(usage.isOnEveryPage).toBe(true)
  expect(userIds(usage)).toEqual(['mainMenu', 'anorak'])
  expect((await usageIn('wool', [menu, footer])).users).toMatchObject([{ id: 'footer', title: named('Footer') }])
})

test('a clothing type is on the pages of its products, in the lists of the shop and where it is chosen', async () => {
  const home = { _id: 'homePage', _type: 'homePage', clothingTypes: [to('jackets')] }
  expect(addresses(await usageIn('jackets', [home]))).toEqual([
    '/nb/shop/jakker',
    '/nb/shop/men/jakker',
    '/nb/shop',
    '/nb',
    '/nb/shop/anorakk',
  ])
})

test('a category is used by the pages filed under it', async () => {
  const usage = await usageIn('journal', [page('mention', text(link({ reference: to('journal') })))])
  expect(usage.users).toMatchObject([
    { id: 'wool', isFiledUnder: true },
    { id: 'mention', isFiledUnder: false },
  ])
})

test('only the newest articles are on the front page and the community page', async () => {
  expect(addresses(await usageIn('wool', []))).toEqual(['/nb/magasin/ull', '/nb/magasin', '/nb', '/nb/community'])
  const newer = ['a', 'b', 'c'].map((id) => ({ ...wool, _id: id, slug: slug(id), publishedAt: '2026-01-01' }))
  expect(addresses(await usageIn('wool', newer))).toEqual(['/nb/magasin/ull', '/nb/magasin'])
})

test('a use in a draft or a release is listed, but is on no page yet', async () => {
  const content = text({ _type: 'productSelection', products: [to('anorak')] })
  const usage = await usageIn('anorak', [
    page('drafts.new', content),
    page('versions.r1.later', content),
    page('both', content),
    page('drafts.both', content),
  ])
  expect(usage.users.map(({ id, state }) => [id, state])).toEqual([
    ['both', 'published'],
    ['new', 'draft'],
    ['later', 'release'],
  ])
  expect(addresses(usage)).not.toContain('/nb/new')
})

test('a document does not use itself, in whatever version', async () => {
  const own = { ...anorak, relatedProducts: [to('anorak')] }
  expect(
    await usageIn('anorak', [
      { ...own, _id: 'drafts.anorak' },
      { ...own, _id: 'versions.r1.anorak' },
    ]),
  ).toMatchObject({
    users: [],
  })
})

test('the published address is distinguished from the draft’s, and links to either count', async () => {
  const usage = await usageIn('anorak', [
    { ...anorak, _id: 'drafts.anorak', slug: slug('vindanorakk', 'anorak') },
    page('old', text(link({ href: '/nb/shop/anorakk' }))),
    page('new', text(link({ href: '/nb/shop/vindanorakk' }))),
  ])
  expect(usage.publishedAddresses).toEqual({ nb: '/nb/shop/anorakk', en: '/en/shop/anorak' })
  expect(usage.publishedPaths).toContainEqual({ language: 'en', path: '/en/shop/anorak' })
  expect(addressesOf(usage.current)).toEqual({ nb: '/nb/shop/vindanorakk', en: '/en/shop/anorak' })
  expect(userIds(usage)).toEqual(['new', 'old'])
})

test('links to the original’s address do not count as uses of its duplicate, until the duplicate has that address alone', async () => {
  const linking = page('linking', text(link({ href: '/nb/shop/anorakk' }), link({ href: '/en/shop/anorak-too' })))
  const copy = { ...anorak, _id: 'drafts.copy', slug: slug('anorakk', 'anorak') }
  expect(userIds(await usageIn('copy', [copy, linking]))).toEqual([])
  expect(userIds(await usageIn('copy', [{ ...copy, slug: slug('anorakk', 'anorak-too') }, linking]))).toEqual([
    'linking',
  ])
  expect(userIds(await usageIn('anorak', [copy, linking]))).toEqual(['linking'])
  const moved = { ...wool, _id: 'drafts.other', slug: slug('anorakk') }
  const toArticle = page('to-article', text(link({ href: '/nb/magasin/anorakk' })))
  expect(userIds(await usageIn('other', [moved, linking, toArticle]))).toEqual(['to-article'])
})

test('a product’s state puts it on the front page or in the community', async () => {
  const draft = (productState: string) => [{ ...anorak, _id: 'drafts.anorak', productState }]
  expect(addresses(await usageIn('anorak', draft('preorder')))).toContain('/nb')
  expect(addresses(await usageIn('anorak', draft('crowdSourcing')))).toContain('/nb/community/anorakk')
})

test('documents with malformed fields do not hide others', async () => {
  const broken = { title: 7, slug: 'anorakk', path: { nb: { current: 12 } }, genders: 'men', productState: ['normal'] }
  const usage = await usageIn('anorak', [
    page('broken', text(link({ href: '/nb/shop/anorakk' })), broken),
    { ...anorak, ...broken, _id: 'other', relatedProducts: [to('anorak')] },
    page('linking', text(link({ href: '/nb/shop/anorakk' }))),
  ])
  expect(userIds(usage).toSorted()).toEqual(['broken', 'linking', 'other'])
})
