import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { productInLanguage } from '#web/content/product-in-language.ts'
import {
  countOptions,
  countRecords,
  facets,
  isListed,
  type ListedProduct,
  type ListingFilters,
} from '#web/domain/listing/listing-filters.ts'
import { listingSorts, sortedPositions } from '#web/domain/listing/listing-order.ts'
import type { LiveVariant } from '#web/domain/product/live-product.ts'
import { facetValues, listedProduct } from '#web/features/shop/filters/listing-facets.ts'
import { Unavailable } from '#web/lib/unavailable.ts'
import { languages } from '#web/routing/languages.ts'
import { deriveAll } from '#web/server/catalogue/derive.ts'
import {
  expectAllListed,
  type ListScope,
  listedClothingTypes,
  listedColourUses,
  listProducts,
  type StoredClothingType,
  type StoredProduct,
} from '#web/server/catalogue/list-products.ts'
import { refreshPrices } from '#web/server/catalogue/refresh-prices.ts'
import { listedPrices } from '#web/server/db/schema/listed-prices.ts'
import { listedProducts } from '#web/server/db/schema/listed-products.ts'
import { type PublishedFields, publishedDocuments, publishedFeed } from '#web/server/db/schema/published-documents.ts'
import { reviews } from '#web/server/db/schema/reviews.ts'
import { migratedDatabase } from './target.ts'

const many = 10_000
const today = '2026-11-27'
const { database } = migratedDatabase()

const both = (text: string | null) => ({ nb: text, en: text && `${text} (en)` })
const slug = (nb: string, en: string) => ({ _type: 'localeSlug' as const, nb: text(nb), en: text(en) })
const text = (current: string) => ({ _type: 'slug' as const, current })

/** The fields that every document has. */
const always = {
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  slug: null,
  path: null,
  genders: null,
  categoryId: null,
  noIndex: false,
  isListedInEnglish: true,
  title: both(null),
  lead: both('Lang ingress'),
  text: { nb: 'x'.repeat(2000), en: 'x'.repeat(2000) },
  image: null,
  publishedAt: null,
  author: null,
  priority: null,
  newerPageId: null,
  from: null,
  to: null,
  permanent: true as const,
  centraId: null,
  clothingTypeId: null,
  cardTitle: { nb: null, en: null },
  cardTag: { nb: null, en: null },
  material: { nb: null, en: null },
  fit: null,
  sizes: null,
  colors: null,
  images: null,
  productState: null,
  crowdfundingDate: null,
  crowdfundingGoal: null,
  crowdfundingMax: null,
  crowdfundingMaxPerPerson: null,
  testGarments: null,
  surveyUrl: null,
}

const priorities = [5, null, 80, 5]
const types = priorities.map(
  (priority, at): StoredClothingType => ({
    ...always,
    _id: `type-${at}`,
    _type: 'clothingType',
    title: both(`Type ${at}`),
    slug: slug(`type-${at}-nb`, `type-${at}-en`),
    priority,
  }),
)

/** Any of the values, by a number that no other facet divides alike. */
function pick<Value>(values: readonly Value[], number: number): Value {
  const value = values[number % values.length]
  if (value === undefined) throw new RangeError('There is nothing to pick from')
  return value
}

const names = ['Åre', 'Storr 10', 'Storr 9', 'ære', 'Ør', 'zest', 'Aa', 'Äpple', 'Bø-1', 'bø 1', '']
const fits: readonly StoredProduct['fit'][] = [['women'], ['men'], ['unisex'], ['women', 'men'], null, []]
const states = ['normal', 'preorder', null, 'crowdFunding', 'testPhase', 'crowdSourcing'] as const
const hexes = ['#1F3033', '#DF9232', '#2F5A73', '#F4F3EE', '#A0202F', 'no colour', null] as const

function productAt(number: number): StoredProduct {
  return {
    ...always,
    _id: `product-${String((number * 7919) % many).padStart(5, '0')}`,
    _type: 'product',
    _createdAt: new Date(Date.UTC(2026, 0, 1 + (number % 300))).toISOString(),
    centraId: String(100_000 + number),
    isListedInEnglish: number % 13 > 0,
    title: both(pick(names, number * 3)),
    cardTitle: number % 9 === 0 ? both(`${pick(names, number)} kort`) : { nb: null, en: null },
    clothingTypeId: number % 11 === 0 ? null : `type-${number % 5}`,
    fit: pick(fits, number),
    sizes: pick([['S', 'M'], ['M', 'L', 'XL'], null, ['36–39'], ['M', 'M']], number * 5 + (number >> 3)),
    colors: [pick(hexes, number), pick(hexes, number >> 2)].map((hex, at) => ({
      _key: String(at),
      hex,
      hex2: number % 6 === 0 ? '#A4502F' : null,
      name: both('Gran'),
    })),
    productState: pick(states, number >> 1),
    crowdfundingDate: pick([null, '2026-11-26', '2026-11-27', '2027-01-01'], number >> 2),
  }
}

const decided = ['100007', '100018', '100031']
const products = Array.from({ length: many }, (_, number) => productAt(number))
const stars = new Map<string, number>()
/** One in seven is not sold. */
const prices = new Map(
  products.flatMap(({ centraId }, at) => (centraId && at % 7 > 0 ? [[centraId, 100 + ((at * 77) % 900)]] : [])),
)

beforeAll(async () => {
  stubEnvironment()
  const rows = [...types, ...products].map((fields: PublishedFields) => ({
    id: fields._id,
    type: fields._type,
    publishedAt: new Date(fields._updatedAt),
    fields,
    refersTo: [],
    source: 'tests',
  }))
  for (let start = 0; start < rows.length; start += 1000)
    await database()
      .insert(publishedDocuments)
      .values(rows.slice(start, start + 1000))
  await deriveAll(database())
  const variants = (centraIds: readonly string[]) =>
    centraIds.flatMap((centraId) => {
      const amount = prices.get(centraId)
      return amount === undefined ? [] : [variantAt(centraId, amount), variantAt(centraId, amount + 50)]
    })
  await database()
    .insert(listedPrices)
    .values({ centraId: 'gone', amount: 1, readAt: new Date(0) })
  await refreshPrices(database(), async (centraIds) => variants(centraIds), new Date())
  const rated = products.slice(0, 40)
  const createdAt = new Date()
  await database()
    .insert(reviews)
    .values(rated.map(({ _id }, at) => ({ documentId: _id, stars: 1 + (at % 5), title: 'a', text: 'b', createdAt })))
  for (const [at, { _id }] of rated.entries()) stars.set(_id, 1 + (at % 5))
}, 120_000)

function variantAt(centraId: string, amount: number): LiveVariant {
  const price = { amount, currency: 'NOK' } as const
  const rest = { gender: null, colourName: null, code: null, code2: null, items: [] }
  return { variantId: `${centraId}-${amount}`, centraId, price, priceBeforeDiscount: price, ...rest }
}

/** The products of a list as the pure rules see them, in the shop's order. */
function expectedList({ lang, gender, clothingTypeId }: ListScope) {
  const priorityOf = ({ clothingTypeId: id }: StoredProduct) =>
    types.find(({ _id }) => _id === id)?.priority ?? Number.POSITIVE_INFINITY
  return products
    .filter(({ fit }) => !gender || fit?.some((one) => one === gender || one === 'unisex'))
    .filter((product) => !clothingTypeId || product.clothingTypeId === clothingTypeId)
    .filter(({ isListedInEnglish }) => lang === 'nb' || isListedInEnglish)
    .sort((a, b) => (priorityOf(a) === priorityOf(b) ? (a._id < b._id ? -1 : 1) : priorityOf(b) - priorityOf(a)))
    .map((product) => {
      const clothingType = types.find(({ _id }) => _id === product.clothingTypeId) ?? null
      const filterable = productInLanguage(lang, { product, clothingType }, today)
      const isDecided = decided.includes(product.centraId ?? '') && product.productState === 'crowdFunding'
      const rating = stars.get(product._id)
      return {
        filterable,
        id: product._id,
        ...listedProduct({ ...filterable, ...(isDecided && { crowdfundingEnded: true }) }, lang),
        ...(rating && { rating }),
      }
    })
}

const some = (values: readonly string[]) => fc.subarray([...values], { maxLength: 2 })
const list: fc.Arbitrary<ListScope> = fc.record({
  lang: fc.constantFrom(...languages),
  gender: fc.constantFrom(undefined, 'women' as const, 'men' as const),
  clothingTypeId: fc.constantFrom(undefined, undefined, 'type-0', 'type-1'),
  today: fc.constant(today),
  decided: fc.constant(decided),
})
const filters: fc.Arbitrary<ListingFilters> = fc.record({
  category: some(['type-0-nb', 'type-0-en', 'type-2-nb', 'none']),
  fit: some(['women', 'men', 'unisex']),
  size: some(['S', 'M', 'XL', '36–39', "'; DROP TABLE reviews; --"]),
  color: some(['green', 'orange', 'white', 'red', '%']),
  state: some(['normal', 'preorder', 'crowdFunding', 'testPhase']),
  sort: fc.constantFrom(...listingSorts),
})

const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)

test('a list of ten thousand: the database filters, counts and orders as the rules in the browser do', async () => {
  await fc.assert(
    fc.asyncProperty(list, filters, fc.nat(300), async (scope, chosen, from) => {
      const all = expectedList(scope)
      const left = sortedPositions(all, chosen.sort, scope.lang, prices)
        .flatMap((position) => all[position] ?? [])
        .filter((product: ListedProduct) => isListed(product, chosen))
      const found = await listProducts(database(), scope, { filters: chosen, from, to: from + 48 })
      expect(found.isWhole).toBe(false)
      expect(found.found).toBe(left.length)
      expect(idsOf(found.products.map(({ product }) => ({ id: product._id })))).toEqual(
        idsOf(left.slice(from, from + 48)),
      )
      expect(found.counts).toEqual(countRecords(countOptions(all, chosen)))
    }),
    { numRuns: 40 },
  )
}, 120_000)

test('the options of a list are its clothing types in their order, and its colours with their uses', async () => {
  const scope: ListScope = { lang: 'nb', today, decided }
  const values = facetValues(
    expectedList(scope).map(({ filterable }) => filterable),
    'nb',
  )
  const found = await listedClothingTypes(database(), scope)
  expect(found.map(({ _id }) => _id)).toEqual(values.clothingTypes.map(({ _id }) => _id))
  const uses = Map.groupBy(values.colours, ({ hex, hex2 }) => `${hex} ${hex2}`)
  const colours = await listedColourUses(database(), scope)
  expect(new Map(colours.map(({ hex, hex2, uses }) => [`${hex} ${hex2}`, uses]))).toEqual(
    new Map([...uses].map(([key, all]) => [key, all.length])),
  )
})

test('a page of a long list is small, whatever the filters', async () => {
  const scope: ListScope = { lang: 'nb', today, decided }
  const chosen = { category: [], fit: ['women'], size: ['M'], color: ['green'], state: [], sort: 'name' } as const
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const start = performance.now()
    const { products: page } = await listProducts(database(), scope, { filters: chosen, from: 0, to: 48 })
    times.push(performance.now() - start)
    expect(page).toHaveLength(48)
    expect(JSON.stringify(page)).not.toContain('Lang ingress')
  }
  console.info(`A page of ${many} products: ${Math.round(Math.min(...times))} ms`)
})

test('a list of up to 200 comes as a whole in the shop’s order, whatever the filters', async () => {
  const scope: ListScope = { lang: 'nb', today, decided, clothingTypeId: 'type-few' }
  const few = products
    .slice(0, 150)
    .map((product) => ({ ...product, _id: `few-${product._id}`, clothingTypeId: 'type-few' }))
  await database()
    .insert(publishedDocuments)
    .values(
      few.map((fields) => ({
        id: fields._id,
        type: fields._type,
        publishedAt: new Date(),
        fields,
        refersTo: [],
        source: 'tests',
      })),
    )
  await deriveAll(database())
  const mensSizeM: ListingFilters = { category: [], fit: ['men'], size: ['M'], color: [], state: [], sort: 'name' }
  const found = await listProducts(database(), scope, { filters: mensSizeM, from: 40, to: 48 })
  expect(found).toMatchObject({ isWhole: true, found: 150 })
  expect(found.products.map(({ product }) => product._id)).toEqual(few.map(({ _id }) => _id).sort())
  expect(Object.keys(found.counts)).toEqual([...facets])
})

test('prices are read in calls of a hundred; a product that is not sold any more loses its own', async () => {
  const priced = products.filter(({ productState }) => productState !== 'crowdSourcing' && productState !== 'testPhase')
  const known = priced.filter(({ centraId }) => prices.has(centraId ?? ''))
  expect(await database().$count(listedPrices)).toBe(known.length)
  const read = vi.fn(async () => [])
  await refreshPrices(database(), read, new Date())
  expect(read).toHaveBeenCalledTimes(Math.floor(priced.length / 100) + 1)
  expect(await database().$count(listedPrices)).toBe(0)
})

test('a catalogue that is still being filled lists nothing, rather than a part', async () => {
  await expect(expectAllListed(database())).rejects.toThrow(Unavailable)
  await database().insert(publishedFeed).values({ dataset: 'tests', completedAt: new Date() })
  await expectAllListed(database())
  await database()
    .delete(listedProducts)
    .where(eq(listedProducts.id, products[0]?._id ?? ''))
  await expect(expectAllListed(database())).rejects.toThrow(Unavailable)
})
