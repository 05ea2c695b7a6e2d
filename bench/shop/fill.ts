import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { demoProducts } from '#sandbox/commerce/seed/demo-products.ts'
import { DEFAULT_ADMIN_KEY } from '#sandbox/commerce/server.ts'
import { CATALOGUE, type CatalogueProduct } from '#sandbox/demo-shop/catalogue.ts'
import type { DemoDocument } from '#sandbox/demo-shop/dataset.ts'
import { contentClient } from '#scripts/stack/content-client.ts'
import type { Env } from '#web/config/env.ts'
import type { CountingProxy } from './counting-proxy.ts'

const DOCUMENTS_AT_ONCE = 250
const PRODUCTS_AT_ONCE = 5
const HANDLED_WITHIN_MS = 15 * 60_000
/** Milliseconds without a call of the lake. */
const QUIET_MS = 6000

/** Imports documents into the running lake, as an import of a real catalogue does. */
export async function fillLake(env: Env, documents: readonly DemoDocument[]): Promise<void> {
  const client = contentClient(env)
  for (const some of chunks(documents, DOCUMENTS_AT_ONCE)) {
    const transaction = client.transaction()
    for (const document of some) transaction.createOrReplace(document)
    await transaction.commit({ returnDocuments: false, visibility: 'async' })
  }
}

/** Until the shop asks the lake for nothing more: it has handled every publication. */
export async function untilHandled(lake: CountingProxy): Promise<void> {
  const started = performance.now()
  lake.take()
  do {
    if (performance.now() - started > HANDLED_WITHIN_MS) throw new Error('The import was not handled in 15 min.')
    await sleep(QUIET_MS)
  } while (lake.take().length > 0)
}

const productSchema = z.object({
  _id: z.string(),
  centraId: z.string(),
  title: z.object({ nb: z.string(), en: z.string() }),
  productState: z.enum(['normal', 'preorder', 'crowdFunding']),
  sizes: z.array(z.string()),
  colors: z.array(z.object({ name: z.object({ nb: z.string(), en: z.string() }), hex: z.string() })),
})

/** Puts the generated products on the commerce platform, with prices and stock of the demo shop's. */
export async function fillPlatform(env: Env, documents: readonly DemoDocument[]): Promise<void> {
  const products = documents.filter(({ _type }) => _type === 'product').map(soldProduct)
  for (const some of chunks(products, PRODUCTS_AT_ONCE)) {
    const response = await fetch(new URL('/admin/products', env.centraApiUrl), {
      method: 'PUT',
      headers: { 'x-admin-key': DEFAULT_ADMIN_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ products: demoProducts(some) }),
    })
    if (!response.ok) throw new Error(`The platform refused products: ${response.status} ${await response.text()}`)
  }
}

function soldProduct(document: DemoDocument, number: number): CatalogueProduct {
  const { _id: documentId, ...own } = productSchema.parse(document)
  const base = CATALOGUE[number % CATALOGUE.length]
  if (!base) throw new Error('The demo shop has no products')
  return { ...base, ...own, documentId, fit: ['unisex'], lengths: [] }
}

function chunks<Value>(values: readonly Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size))
}
