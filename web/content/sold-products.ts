import 'server-only'
import type { ClientReturn } from '@sanity/client'
import { readClient } from '../services/sanity/client.ts'
import { fetchTimeout } from '../services/sanity/client-config.ts'
import { typeTag } from './cache-tags.ts'
import { fetchPublished } from './fetch-content.ts'
import { createIsSold } from './is-sold.ts'
import { soldProductsQuery } from './queries/sold-products.groq.ts'

export type SoldProduct = ClientReturn<typeof soldProductsQuery>[number]

/** Whether a published product has this number on the commerce platform. */
export const isSoldProduct = createIsSold(
  async () => numbersOf(await fetchPublished(soldProductsQuery, {}, [typeTag('product')], false)),
  async () => new Set((await soldProducts()).keys()),
)

function numbersOf(products: readonly SoldProduct[]): ReadonlySet<string> {
  return new Set(products.flatMap(({ centraId }) => centraId ?? []))
}

/** The published products by that number, as the lake has them now: past the cache, which work outside of requests does not have. */
export async function soldProducts(): Promise<ReadonlyMap<string, SoldProduct>> {
  const products = await readClient.fetch(soldProductsQuery, {}, { timeout: fetchTimeout, stega: false })
  return new Map(products.flatMap((product) => (product.centraId ? [[product.centraId, product]] : [])))
}
