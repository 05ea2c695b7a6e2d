import { expect, test } from 'vitest'
import { describeDocument } from './described-document.ts'

const slug = (nb: string, en: string) => ({ nb: { current: nb }, en: { current: en } })
const picture = (name: string) => ({ asset: { _ref: name } })
const around = {
  site: {
    shopName: 'Tretopp',
    description: { nb: 'Turklær.', en: 'Outdoor clothes.' },
    openGraphImage: picture('shop'),
  },
  category: { slug: slug('handverk', 'craft') },
}
const article = {
  _type: 'contentPage',
  title: { nb: 'Ull', en: 'Wool' },
  lead: { nb: 'Om ull.' },
  slug: slug('ull', 'wool'),
}

test('a page is described as the storefront sends it, with its address', () => {
  expect(describeDocument(article, 'en', around)).toEqual({
    documentTitle: 'Wool – Tretopp',
    title: 'Wool',
    // There is no English introduction: the Norwegian one is used, as on the page.
    description: 'Om ull.',
    image: picture('shop'),
    shopName: 'Tretopp',
    path: '/en/craft/wool',
    isHidden: false,
  })
})

test('the words for search engines follow the language', () => {
  const seo = { title: { nb: 'Merinoull' }, image: picture('seo'), noIndex: true }
  const described = describeDocument({ ...article, seo }, 'nb', around)
  expect(described).toMatchObject({ title: 'Merinoull', image: picture('seo'), isHidden: true })
})

test('a product shows its first picture, the front page the one at its top', () => {
  const images = [picture('a'), picture('b')]
  expect(describeDocument({ _type: 'product', images, slug: slug('a', 'a') }, 'nb', around)).toMatchObject({
    image: picture('a'),
    path: '/nb/shop/a',
  })
  const home = { _type: 'homePage', heroPromise: { nb: 'Løfte' }, heroImage: picture('hero') }
  expect(describeDocument(home, 'nb', around)).toMatchObject({
    documentTitle: 'Tretopp',
    description: 'Løfte',
    image: picture('hero'),
    path: '/nb',
  })
})

test('an unfinished document breaks nothing', () => {
  for (const unfinished of [undefined, {}, { _type: 'page', title: 'x', images: [null], seo: 'x' }]) {
    expect(describeDocument(unfinished, 'nb', {})).toMatchObject({ documentTitle: '', path: undefined })
  }
})
