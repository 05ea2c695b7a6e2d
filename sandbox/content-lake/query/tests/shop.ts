import { Dataset } from '../dataset.ts'
import type { LakeDocument } from '../documents.ts'

const text = (key: string, children: string[], marks: string[] = []) => ({
  _key: key,
  _type: 'block',
  style: 'normal',
  children: children.map((value, index) => ({ _key: `${key}${index}`, _type: 'span', text: value, marks })),
})

/** A small shop with drafts, a release, references of every sort (some dangling), rich text and odd values. */
export const SHOP: LakeDocument[] = [
  {
    _id: 'clothingType-jackets',
    _type: 'clothingType',
    title: { nb: 'Jakker', en: 'Jackets' },
    slug: { nb: { current: 'jakker' }, en: { current: 'jackets' } },
    priority: 1,
  },
  {
    _id: 'clothingType-trousers',
    _type: 'clothingType',
    title: { nb: 'Bukser', en: 'Trousers' },
    slug: { nb: { current: 'bukser' }, en: { current: 'trousers' } },
    priority: 2,
  },
  {
    _id: 'product-skog',
    _type: 'product',
    _createdAt: '2026-01-02T03:04:05Z',
    _updatedAt: '2026-02-02T03:04:05.250Z',
    title: { nb: 'Skogsjakke', en: 'Forest jacket' },
    slug: { nb: { current: 'skogsjakke' }, en: { current: 'forest-jacket' } },
    clothingType: { _type: 'reference', _ref: 'clothingType-jackets' },
    productState: 'normal',
    price: 1999.5,
    fit: ['men', 'women'],
    sizes: ['S', 'M', 'L'],
    colors: [
      { _key: 'c1', name: { nb: 'Grønn' }, hex: '#0A3' },
      { _key: 'c2', name: { nb: 'Blå' }, hex: '#03A', hex2: '#FFF' },
    ],
    images: [
      { _key: 'i1', _type: 'productImage', alt: { nb: 'Forfra' }, gender: 'men' },
      { _key: 'i2', _type: 'productImage', gender: 'women' },
    ],
    content: {
      nb: [
        text('b1', ['Varm ', 'jakke']),
        { _key: 'f1', _type: 'factBox', title: 'Fakta', content: [text('b2', ['Ull'])] },
      ],
      en: [text('b1', ['Warm jacket'])],
    },
    relatedProducts: [
      { _key: 'r1', _ref: 'product-fjell' },
      { _key: 'r2', _ref: 'product-gone' },
    ],
    seo: { title: { nb: 'Skogsjakke for alle' } },
  },
  {
    _id: 'product-fjell',
    _type: 'product',
    _createdAt: '2026-03-02T03:04:05Z',
    title: { nb: 'Fjellbukse', en: 'Mountain trousers' },
    slug: { nb: { current: 'fjellbukse' }, en: { current: 'mountain-trousers' } },
    clothingType: { _type: 'reference', _ref: 'clothingType-trousers' },
    productState: 'preorder',
    price: 1299,
    fit: ['women'],
    sizes: [],
    colors: [],
    relatedProducts: [{ _key: 'r1', _ref: 'product-skog' }],
  },
  {
    _id: 'product-odd',
    _type: 'product',
    title: { nb: "Åpen 'ø' & æ" },
    price: null,
    fit: 'men',
    sizes: ['S', null, 3],
    productState: 7,
    colors: [{ hex: '#111' }],
  },
  {
    _id: 'drafts.product-skog',
    _type: 'product',
    _createdAt: '2026-01-02T03:04:05Z',
    title: { nb: 'Skogsjakke II', en: 'Forest jacket II' },
    slug: { nb: { current: 'skogsjakke' } },
    clothingType: { _ref: 'clothingType-jackets' },
    price: 2100,
    fit: ['men'],
    relatedProducts: [{ _key: 'r1', _ref: 'product-new' }],
  },
  {
    _id: 'drafts.product-new',
    _type: 'product',
    title: { nb: 'Nyhet', en: 'Novelty' },
    slug: { nb: { current: 'nyhet' } },
    price: 10,
    productState: 'testPhase',
  },
  {
    _id: 'versions.rSpring.product-skog',
    _type: 'product',
    title: { nb: 'Vårjakke', en: 'Spring jacket' },
    price: 1500,
    slug: { nb: { current: 'varjakke' } },
  },
  { _id: 'versions.rSpring.product-fjell', _type: 'product', title: { nb: 'Bort' }, _system: { delete: true } },
  { _id: 'versions.rSummer.product-only', _type: 'product', title: { nb: 'Bare sommer' }, price: 5 },
  {
    _id: '_.releases.rSpring',
    _type: 'system.release',
    name: 'rSpring',
    state: 'active',
    metadata: { title: 'Spring' },
  },
  {
    _id: 'article-one',
    _type: 'contentPage',
    title: { nb: 'Om ull', en: 'About wool' },
    publishedAt: '2026-05-01',
    author: 'Kari',
    relatedPages: [{ _key: 'a', _ref: 'article-two' }],
    content: { nb: [text('p', ['Ull er varmt'])] },
  },
  {
    _id: 'article-two',
    _type: 'contentPage',
    title: { nb: 'Reparere', en: 'Repair' },
    publishedAt: '2026-06-01',
    author: 'Ola',
    product: { _ref: 'product-skog' },
    tags: ['a', 'b', 'a'],
  },
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    shopName: 'Tretopp',
    campaignBanner: { active: true, thresholdNok: 1500 },
    currencies: ['NOK', 'EUR'],
  },
]

export function shopDataset(documents: readonly LakeDocument[] = SHOP): Dataset {
  const dataset = new Dataset()
  for (const document of documents) dataset.upsert(document)
  return dataset
}
