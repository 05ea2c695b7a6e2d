import { createClient } from '@sanity/client'
import { validateDocumentInternal } from '@sanity/validation/_internal'
import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from './index.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const meta = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: 'r1' }
const text = (nb: string, en = nb) => ({ nb, en })
const slug = (nb: string, en = nb) => ({ nb: { _type: 'slug', current: nb }, en: { _type: 'slug', current: en } })
const reference = (_ref: string) => ({ _type: 'reference', _ref })
const asset = reference('image-abc-1600x1600-png')

/** Returns `null` for every query: no other document has the Centra number, and references exist. */
const client = createClient({ projectId: 'tests', dataset: 'tests', useCdn: false, apiVersion: '2026-01-01' })
Object.assign(client, { withConfig: () => client, fetch: () => Promise.resolve(null) })

async function problemsOf(
  document: { _type: string; _id?: string; [field: string]: unknown },
  getDocumentExists = () => Promise.resolve(true),
) {
  const markers = await validateDocumentInternal({
    document: { _id: document._type, ...meta, ...document },
    schema,
    environment: 'studio',
    getClient: () => client,
    getDocumentExists,
  })
  return markers.map(
    ({ level, path, message }) =>
      `${level} ${path.map((part) => (typeof part === 'object' ? '[]' : part)).join('.')}: ${message}`,
  )
}

const product = {
  _type: 'product',
  _id: 'product-anorakk',
  centraId: '101',
  title: text('Anorakk', 'Anorak'),
  slug: slug('anorakk', 'anorak'),
  clothingType: reference('clothingType-jackets'),
  productState: 'normal',
  fit: ['women'],
  colors: [{ _type: 'productColor', _key: 'c', name: text('Gran', 'Spruce'), hex: '#1F3033' }],
  images: [{ _type: 'productImage', _key: 'i', asset, gender: 'women', alt: text('En anorakk', 'An anorak') }],
}

const article = (content: object) => ({
  _type: 'contentPage',
  _id: 'contentPage-a',
  title: text('Ull', 'Wool'),
  slug: slug('ull', 'wool'),
  category: reference('categoryPage-craft'),
  publishedAt: '2026-01-01',
  image: { asset, alt: text('En sau', 'A sheep') },
  content: { nb: [{ _key: 'b', ...content }], en: [{ _key: 'b', ...content }] },
})

test('a complete product has no problems', async () => {
  expect(await problemsOf(product)).toEqual([])
})

test.each([
  ['no Norwegian name', { title: { en: 'Anorak' } }, 'error title.nb'],
  ['no English name', { title: { nb: 'Anorakk' } }, 'warning title.en'],
  ['an ampersand in the address', { slug: slug('jakker-&-skjorter') }, 'error slug.nb'],
  ['no Centra number', { centraId: undefined }, 'error centraId'],
  ['no clothing type', { clothingType: undefined }, 'error clothingType'],
  ['an unfinished campaign', { productState: 'crowdFunding' }, 'error crowdfundingGoal'],
  ['a test phase without garments', { productState: 'testPhase' }, 'error testGarments'],
  ['a survey without https', { surveyUrl: text('http://a.example', 'https://a.example') }, 'error surveyUrl.nb'],
  ['an invalid colour code', { colors: [{ ...product.colors[0], hex: 'green' }] }, 'error colors.[].hex'],
  ['a picture without description', { images: [{ ...product.images[0], alt: undefined }] }, 'error images.[]'],
  [
    'a picture in a foreign colour',
    { images: [{ ...product.images[0], colorHex: '#FFFFFF' }] },
    'warning images.[].colorHex',
  ],
  ['no fit', { fit: [] }, 'error fit'],
])('a product with %s has a problem', async (_, change, problem) => {
  expect(await problemsOf({ ...product, ...change })).toContainEqual(expect.stringContaining(problem))
})

test.each([
  ['one column', { _type: 'columns', columns: [{ _type: 'column', _key: 'a' }] }, 'Use two to four columns.'],
  [
    'five columns',
    { _type: 'columns', columns: ['a', 'b', 'c', 'd', 'e'].map((_key) => ({ _type: 'column', _key })) },
    'Use two to four columns.',
  ],
  [
    '[R5.15] another video host',
    { _type: 'embed', title: 'x', url: 'https://youtu.be/1' },
    'Invalid url: https://youtu.be/1',
  ],
  ['[R3.13] an unknown button', { _type: 'button', text: 'x', buttonType: 'logout' }, 'Unknown type logout'],
  ['[R3.13] a link button without target', { _type: 'button', text: 'x', buttonType: 'link' }, 'Choose the page'],
  ['a picture without description', { _type: 'image', asset }, 'Describe the picture'],
  [
    'a picture of another site in its HTML',
    { _type: 'blockHtml', html: '<img src="https://pictures.example/a.png" alt="">' },
    'warning content.nb.[].html: Visitors cannot see pictures from pictures.example',
  ],
  ['an empty selection of products', { _type: 'productSelection', products: [] }, 'Add at least one product'],
  [
    'a ragged table',
    {
      _type: 'table',
      rows: [
        { _type: 'tableRow', _key: 'a', cells: ['1'] },
        { _type: 'tableRow', _key: 'b', cells: [] },
      ],
    },
    'same number of cells',
  ],
])('an article with %s has a problem', async (_, block, problem) => {
  expect(await problemsOf(article(block))).toContainEqual(expect.stringContaining(problem))
})

test.each([
  { _type: 'break', style: 'horizontal-ruler' },
  { _type: 'embed', title: 'x', url: 'https://vimeo.com/76979871' },
  { _type: 'button', text: 'Logg inn', buttonType: 'login' },
  {
    _type: 'columns',
    columns: [
      { _type: 'column', _key: 'a' },
      { _type: 'column', _key: 'b' },
    ],
  },
])('a valid $_type has no problems', async (block) => {
  expect(await problemsOf(article(block))).toEqual([])
})

test('a reference to an unpublished document causes a warning, even if it is a category', async () => {
  const mentioning = { ...product, relatedProducts: [{ ...reference('product-lue'), _key: 'r' }] }
  const problems = await problemsOf(mentioning, () => Promise.resolve(false))
  expect(problems).toContainEqual(expect.stringMatching(/^warning relatedProducts\.\[\]: This is not published/))
  expect(problems).toContainEqual(expect.stringMatching(/^warning clothingType: This is not published/))
  for (const _type of ['page', 'contentPage']) {
    const filed = {
      ...article({ _type: 'break', style: 'horizontal-ruler' }),
      _type,
      category: reference('gone'),
    }
    expect(await problemsOf(filed, () => Promise.resolve(false))).toContainEqual(
      expect.stringMatching(/^warning category: This is not published.*address is shorter/),
    )
  }
  const link = { _type: 'button', buttonType: 'link', text: 'Les', reference: reference('page-a') }
  expect(await problemsOf(article(link), () => Promise.resolve(false))).toContainEqual(
    expect.stringMatching(/^warning content\.nb\.\[\]\.reference: This is not published/),
  )
})

test.each([
  ['category', 'Choose a category'],
  ['publishedAt', 'Choose a date'],
  ['image', 'Choose a picture'],
  ['content', 'The article has no text yet'],
])('an article without %s can be published, with a warning', async (field, problem) => {
  const without = { ...article({ _type: 'break', style: 'horizontal-ruler' }), [field]: undefined }
  expect(await problemsOf(without)).toEqual([expect.stringContaining(`warning ${field}: ${problem}`)])
})

test('a link in running text needs a target', async () => {
  const children = [{ _type: 'span', _key: 's', text: 'her', marks: ['m'] }]
  const block = {
    _type: 'block',
    style: 'normal',
    children,
    markDefs: [{ _type: 'link', _key: 'm', href: 'javascript:alert(1)' }],
  }
  expect(await problemsOf(article(block))).toContainEqual(expect.stringContaining('is not a valid link'))
})

test('the campaign banner is compared with the shipping rule', async () => {
  const settings = { _type: 'siteSettings', shopName: 'Tretopp', currencies: ['NOK', 'EUR'] }
  const campaignBanner = { active: true, text: text('Fri frakt'), thresholdNok: 1200, thresholdEur: 190 }
  expect(await problemsOf({ ...settings, campaignBanner })).toEqual([
    'warning campaignBanner.thresholdNok: The banner says 1200 NOK, but shipping is free above 1900 NOK.',
  ])
})

test('[R3.11] a splash that is shown needs both languages', async () => {
  const splash = {
    _type: 'overshootSplash',
    active: true,
    title: { nb: 'Overforbruksdagen' },
    buttonText: text('Lukk', 'Close'),
  }
  expect(await problemsOf(splash)).toContainEqual(expect.stringContaining('error title: Required in both languages'))
})
