import { assetIdOf, readPictures } from '#sandbox/demo-shop/dataset.ts'
import { demoDocuments } from '#sandbox/demo-shop/documents.ts'

export type StoredDocument = { _id: string; _type: string; [field: string]: unknown }

const singletons = [
  ...['siteSettings', 'mainMenu', 'footer'],
  ...['homePage', 'shopPage', 'communityPage', 'overshootSplash'],
]

/** How many of each type are broken at a time; 50 with the singletons. */
const victimsOf = {
  product: 8,
  page: 5,
  categoryPage: 4,
  landingPage: 6,
  contentPage: 6,
  clothingType: 6,
  redirect: 8,
} as const

type SmallSite = {
  /** Two valid documents of each type, which refer to all broken ones. */
  readonly others: readonly StoredDocument[]
  /** The documents that are broken in every round: each singleton, some of each other type. */
  readonly victims: readonly StoredDocument[]
  readonly assetIds: readonly string[]
}

/** A part of the demo shop, small enough to render all of it many times. */
export function smallSite(): SmallSite {
  const all: StoredDocument[] = demoDocuments(new Date('2026-11-21T12:00:00'))
  const ofType = (type: string) => all.filter(({ _type }) => _type === type)
  const victims = Object.entries(victimsOf).flatMap(([type, count]) =>
    Array.from({ length: count }, (_, index) =>
      victim(ofType(type).at(-1 - (index % ofType(type).length)), type, index),
    ),
  )
  const others = Object.keys(victimsOf).flatMap((type) =>
    ofType(type)
      .slice(0, 2)
      .map((document) => mentioning(document, victims)),
  )
  return { others, victims: [...singletons.flatMap(ofType), ...victims], assetIds: readPictures().map(assetIdOf) }
}

function victim(model: StoredDocument | undefined, type: string, index: number): StoredDocument {
  const name = `broken-${type}-${index}`
  const address = type === 'landingPage' ? { path: slugs(name) } : { slug: slugs(name) }
  const source = type === 'redirect' ? { from: `/nb/${name}`, to: '/nb/shop' } : address
  return {
    ...structuredClone(model),
    ...source,
    _id: name,
    _type: type,
    ...(type === 'product' && { centraId: `77${index}` }),
  }
}

const slugs = (current: string) => ({
  _type: 'localeSlug',
  nb: { _type: 'slug', current },
  en: { _type: 'slug', current },
})

/** The document with references to the victims wherever its type has references. */
function mentioning(document: StoredDocument, victims: readonly StoredDocument[]): StoredDocument {
  const idsOf = (...types: string[]) => victims.filter(({ _type }) => types.includes(_type)).map(({ _id }) => _id)
  const references = (ids: readonly string[]) =>
    ids.map((_ref) => ({ _type: 'reference', _key: _ref, _ref, _weak: true }))
  const [product = ''] = idsOf('product')
  const pages = idsOf('product', 'page', 'categoryPage', 'landingPage', 'contentPage', 'clothingType')
  const content = [
    {
      _type: 'block',
      _key: 'links',
      style: 'normal',
      markDefs: references(pages).map(({ _key, ...reference }) => ({ _type: 'link', _key, reference })),
      children: pages.map((id) => ({ _type: 'span', _key: id, text: 'her ', marks: [id] })),
    },
    { _type: 'productSelection', _key: 'selection', title: 'Utvalg', products: references(idsOf('product')) },
    { _type: 'carousel', _key: 'carousel', title: 'Karusell', items: references(idsOf('product')) },
    {
      _type: 'button',
      _key: 'button',
      buttonType: 'link',
      text: 'Til',
      reference: { _type: 'reference', _ref: product, _weak: true },
    },
  ]
  const hasContent = !['redirect', 'clothingType'].includes(document._type)
  return {
    ...document,
    ...(document._type === 'product' && { relatedProducts: references(idsOf('product')) }),
    ...(document._type === 'contentPage' && { relatedPages: references(idsOf('contentPage')) }),
    ...(hasContent && { content: { _type: 'localeRichText', nb: content, en: content } }),
  }
}
