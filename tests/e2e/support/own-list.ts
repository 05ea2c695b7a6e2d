import { randomInt, randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { countListingPages, listingPagePath } from '#web/routing/listing-pages.ts'
import { test as base, expect } from './fixtures.ts'
import { callCommerceAdmin } from './own-bag.ts'

type OwnList = {
  /** Path of the list's page. */
  readonly path: (lang: 'nb' | 'en') => string
  /** In whole currency units, in the order of the list. */
  readonly prices: readonly number[]
}

type Fixtures = {
  /** Creates a clothing type with `count` products of one item each; deleted after the test. */
  ownList: (count: number) => Promise<OwnList>
}

const colours = ['#1F3033', '#B4532A', '#2F5A73', '#8A9A3B'] as const
const sizes = ['S', 'M', 'L', 'XL'] as const

/** Requests at once: below the stand-in's rate limit. */
const atOnce = 20

export const test = base.extend<Fixtures>({
  ownList: async ({ lake, ownNumbers, page, request }, use) => {
    const made: { type: string; products: readonly Product[] }[] = []
    await use(async (count) => {
      const slug = `e2e-${randomUUID()}`
      const type = `clothingType-${slug}`
      const products = productsOf(count, slug)
      made.push({ type, products })
      for (const { centraId } of products) ownNumbers.add(centraId)
      await inTurns(products, sell)
      await publish(lake, type, slug, products)
      const path = (lang: 'nb' | 'en') => `/${lang}/shop/${slug}`
      // The publish webhook announces the products one by one.
      const last = listingPagePath(path('nb'), countListingPages(count))
      for (let isWhole = false; !isWhole; ) {
        const page = await request.get(last)
        isWhole = page.ok() && (await page.text()).includes(products.at(-1)?.title ?? '')
      }
      // The list of the database is fed by the same publications.
      const listings = `/api/v1/listings?lang=nb&clothingType=${type}`
      await expect
        .poll(async () => (await request.get(listings)).json(), { timeout: 60_000 })
        .toMatchObject({ found: count })
      return { path, prices: products.map(({ price }) => price) }
    })
    // It prefetches what is about to be deleted.
    await page.close()
    for (const { type, products } of made) {
      const removal = lake.transaction()
      for (const { id } of products) removal.delete(id)
      await removal.delete(type).commit()
      await inTurns(products, ({ centraId }) => callCommerceAdmin('DELETE', `products/${centraId}`))
    }
  },
})

type Product = {
  readonly id: string
  readonly centraId: string
  readonly title: string
  readonly slug: string
  readonly price: number
  readonly colour: (typeof colours)[number]
  readonly size: (typeof sizes)[number]
}

/** Their ids, which order the list, ascend; their prices do not. */
function productsOf(count: number, slug: string): readonly Product[] {
  const first = randomInt(1_000_000, 9_999_000)
  return Array.from({ length: count }, (_, place) => {
    const name = `${slug}-${String(place).padStart(4, '0')}`
    return {
      id: `product-${name}`,
      centraId: String(first + place),
      title: `Prøveplagg ${place + 1}`,
      slug: name,
      price: 100 + ((place * 77) % count),
      colour: colours[Math.floor(place / sizes.length) % colours.length] ?? colours[0],
      size: sizes[place % sizes.length] ?? sizes[0],
    }
  })
}

/** Without a fit, so that they are not in the lists for women and men. */
async function publish(lake: SanityClient, type: string, slug: string, products: readonly Product[]): Promise<void> {
  const images = await lake.fetch<string[]>('*[_type == "product" && count(images) > 0][0...50].images[0].asset._ref')
  const both = (_type: string, value: unknown) => ({ _type, nb: value, en: value })
  const address = (current: string) => both('localeSlug', { _type: 'slug', current })
  const publication = lake.transaction()
  // The last of the list of all products, whose first page other tests read.
  const priority = -1
  publication.create({
    _id: type,
    _type: 'clothingType',
    title: both('localeString', 'Prøver'),
    slug: address(slug),
    priority,
  })
  for (const [place, { id, centraId, title, slug: own, colour, size }] of products.entries())
    publication.create({
      _id: id,
      _type: 'product',
      centraId,
      title: both('localeString', title),
      slug: address(own),
      productState: 'normal',
      clothingType: { _type: 'reference', _ref: type },
      sizes: [size],
      colors: [{ _key: 'a', _type: 'productColor', name: both('localeString', colour), hex: colour }],
      images: [
        {
          _key: 'p',
          _type: 'productImage',
          gender: 'unisex',
          colorHex: colour,
          alt: both('localeString', title),
          asset: { _type: 'reference', _ref: images[place % images.length] },
        },
      ],
    })
  await publication.commit()
}

async function sell({ centraId, title, price, colour, size }: Product): Promise<void> {
  const item = `${centraId}-${centraId}1`
  const both = (text: string) => ({ nb: text, en: text })
  await callCommerceAdmin('PUT', `products/${centraId}`, {
    product: centraId,
    centraProduct: centraId,
    centraVariant: centraId,
    name: both(title),
    variantName: both(colour),
    collectionName: both('Prøver'),
    gender: 'unisex',
    code: colour.slice(1),
    sizes: [size],
    lengths: [],
    items: [{ item, name: size, itemTableX: 0, itemTableY: 0, sku: item, ean: '' }],
  })
  await callCommerceAdmin('PUT', `products/${centraId}/prices`, { prices: { NOK: price * 100, EUR: price * 10 } })
  await callCommerceAdmin('PUT', `items/${item}/stock`, { stock: 9 })
}

async function inTurns(products: readonly Product[], work: (product: Product) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < products.length; start += atOnce)
    await Promise.all(products.slice(start, start + atOnce).map(work))
}
