import { randomInt, randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { Client } from 'pg'
import type { Stock } from '#sandbox/commerce/store/product-definition.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { closeDocuments, isInStudio } from './close-documents.ts'
import { test as base, expect } from './fixtures.ts'
import { callCommerceAdmin } from './own-bag.ts'

type Options = {
  /** Fields of the content document, such as `{ productState: 'preorder' }`. */
  readonly content?: Readonly<Record<string, unknown>>
  /** By size; these are all its sizes. */
  readonly stock?: Readonly<Record<string, Stock>>
  /** Preorder stock of every item. */
  readonly preorder?: {
    readonly stock: number
    readonly nextDeliveryStock?: number
    readonly deliveryDate: string | null
  }
  /** Reservations of the campaign. */
  readonly reserved?: number
  /** The price of the second colour, if it differs, in whole currency units. */
  readonly secondPrices?: Prices
}

type Prices = { readonly NOK: number; readonly EUR: number }

type OwnProduct = {
  /** The id of its document. */
  readonly id: string
  readonly centraId: string
  /** Path of its page. */
  readonly path: (lang: 'nb' | 'en') => string
  /** The platform's item of a size, in the first colour. */
  readonly item: (size: string) => string
}

type Sold = {
  readonly name: { readonly nb: string; readonly en: string }
  readonly collection?: { nb: string; en: string }
}

type Fixtures = {
  /**
   * Creates a product on the platform that the content does not have and returns its `centraId`. It and documents made
   * of it are deleted after the test.
   */
  soldProduct: (sold: Sold) => Promise<string>
  /**
   * Creates a product: its document, its variants, prices and stock on the platform, its counts. All are deleted after
   * the test.
   */
  ownProduct: (options?: Options) => Promise<OwnProduct>
}

/** In whole currency units. */
export const ownPrices = { NOK: 1299, EUR: 129 } as const

const colours = [
  { _key: 'a', name: { _type: 'localeString', nb: 'Gran', en: 'Spruce' }, hex: '#1F3033' },
  {
    _key: 'b',
    name: { _type: 'localeString', nb: 'Gran og mose', en: 'Spruce and moss' },
    hex: '#1F3033',
    hex2: '#CCCC52',
  },
] as const

export const test = base.extend<Fixtures>({
  soldProduct: async ({ lake }, use) => {
    const numbers: string[] = []
    await use(async (sold) => {
      const centraId = String(randomInt(1_000_000, 9_999_999))
      numbers.push(centraId)
      await sell(centraId, { S: 30, M: 30 }, undefined, sold)
      return centraId
    })
    await lake.delete({ query: '*[_type == "product" && centraId in $numbers]', params: { numbers } })
    for (const number of numbers)
      for (const index of colours.keys()) await callCommerceAdmin('DELETE', `products/${number}0${index + 1}`)
  },
  ownProduct: async ({ context, lake, ownNumbers, request }, use) => {
    const undo: (() => Promise<unknown>)[] = []
    await use(async ({ content = {}, stock = { S: 30, M: 30, L: 30 }, preorder, reserved = 0, secondPrices } = {}) => {
      const centraId = String(randomInt(1_000_000, 9_999_999))
      const slug = `e2e-${randomUUID()}`
      ownNumbers.add(centraId)
      await sell(centraId, stock, preorder, sample, secondPrices)
      if (reserved > 0) await reserve(centraId, reserved)
      await lake.createOrReplace(await document(lake, { centraId, slug, sizes: Object.keys(stock), content }))
      undo.push(
        () => forgetCounts(centraId, `product-${slug}`),
        () => lake.delete(`product-${slug}`),
        ...colours.map((_, index) => () => callCommerceAdmin('DELETE', `products/${centraId}0${index + 1}`)),
      )
      const path = (lang: 'nb' | 'en') => `/${lang}/shop/${slug}`
      // A new page is available at once; the count of reservations follows with the publish webhook.
      for (const url of [path('nb'), `/api/v1/crowdfunding/product/${centraId}`])
        await expect
          .poll(async () => (await request.get(url)).status(), {
            message: url,
            intervals: [20, 50, 100],
            timeout: 60_000,
          })
          .toBe(200)
      return {
        id: `product-${slug}`,
        centraId,
        path,
        item: (size) => itemId(centraId, 0, Object.keys(stock).indexOf(size)),
      }
    })
    // They prefetch what is about to be deleted, or would write it again.
    await Promise.all(context.pages().map((page) => (isInStudio(page) ? closeDocuments(page) : page.close())))
    // Later documents may refer to earlier ones.
    for (const step of undo.reverse()) await step()
  },
})

type Document = { centraId: string; slug: string; sizes: string[]; content: object }

/** With three pictures of the demo shop: two of the first colour, one of the second. */
async function document(lake: SanityClient, { centraId, slug, sizes, content }: Document) {
  const assets = await lake.fetch<string[]>('*[_type == "product" && count(images) > 2][0].images[0...3].asset._ref')
  const current = { _type: 'slug', current: slug }
  return {
    _id: `product-${slug}`,
    _type: 'product',
    centraId,
    title: { _type: 'localeString', nb: 'Prøveplagg', en: 'Sample garment' },
    slug: { _type: 'localeSlug', nb: current, en: current },
    productState: 'normal',
    fit: ['unisex'],
    sizes,
    colors: colours.map((colour) => ({ _type: 'productColor', ...colour })),
    images: assets.map((_ref, index) => ({
      _key: `p${index}`,
      _type: 'productImage',
      gender: 'unisex',
      colorHex: '#1F3033',
      alt: { _type: 'localeString', nb: `Prøveplagg, bilde ${index + 1}`, en: `Sample garment, picture ${index + 1}` },
      asset: { _type: 'reference', _ref },
    })),
    ...content,
  }
}

function itemId(centraId: string, colour: number, size: number): string {
  const product = `${centraId}0${colour + 1}`
  return `${product}-${product}${size + 1}`
}

const sample: Sold = { name: { nb: 'Prøveplagg', en: 'Sample garment' } }

async function sell(
  centraId: string,
  stock: Record<string, Stock>,
  preorder: Options['preorder'],
  { name, collection = { nb: 'Prøver', en: 'Samples' } } = sample,
  secondPrices: Prices = ownPrices,
): Promise<void> {
  for (const [index, colour] of colours.entries()) {
    const product = `${centraId}0${index + 1}`
    const items = Object.keys(stock).map((name, x) => {
      const item = itemId(centraId, index, x)
      return { item, name, itemTableX: x, itemTableY: 0, sku: item, ean: '' }
    })
    await callCommerceAdmin('PUT', `products/${product}`, {
      product,
      centraProduct: centraId,
      centraVariant: product,
      name,
      variantName: { nb: colour.name.nb, en: colour.name.en },
      collectionName: collection,
      gender: 'unisex',
      code: '1F3033',
      ...('hex2' in colour && { code2: 'CCCC52' }),
      sizes: Object.keys(stock),
      lengths: [],
      items,
    })
    const { NOK, EUR } = index === 0 ? ownPrices : secondPrices
    const prices = { NOK: NOK * 100, EUR: EUR * 100 }
    await callCommerceAdmin('PUT', `products/${product}/prices`, { prices })
    for (const { item, name } of items) await callCommerceAdmin('PUT', `items/${item}/stock`, { stock: stock[name] })
    if (preorder) await orderAhead(items, preorder)
  }
}

function orderAhead(
  items: readonly { item: string }[],
  { stock, nextDeliveryStock = stock, deliveryDate }: NonNullable<Options['preorder']>,
) {
  return withDatabase(async (database) => {
    for (const { item } of items)
      await database.query(
        'INSERT INTO preorder_stock (product_id, stock, next_delivery_stock, delivery_date) VALUES ($1, $2, $3, $4)',
        [item.split('-')[1], stock, nextDeliveryStock, deliveryDate],
      )
  })
}

function reserve(centraId: string, quantity: number) {
  return withDatabase(async (database) => {
    const { rows } = await database.query(
      `INSERT INTO reservations (idempotency_key, state, email, mailbox)
        VALUES ($1, 'confirmed', 'e2e@example.com', 'e2e@example.com') RETURNING id`,
      [randomUUID()],
    )
    await database.query(
      'INSERT INTO reservation_lines (reservation_id, centra_id, item, quantity) VALUES ($1, $2, $3, $4)',
      [rows[0].id, centraId, itemId(centraId, 0, 0), quantity],
    )
  })
}

function forgetCounts(centraId: string, documentId: string) {
  return withDatabase(async (database) => {
    await database.query('DELETE FROM borrowings WHERE document_id = $1', [documentId])
    await database.query('DELETE FROM preorder_stock WHERE product_id::text LIKE $1', [`${centraId}%`])
    await database.query(
      'DELETE FROM reservations WHERE id IN (SELECT reservation_id FROM reservation_lines WHERE centra_id = $1)',
      [centraId],
    )
  })
}

async function withDatabase(run: (database: Client) => Promise<void>): Promise<void> {
  const database = new Client({ connectionString: testAddresses.DATABASE_URL })
  await database.connect()
  try {
    await run(database)
  } finally {
    await database.end()
  }
}
