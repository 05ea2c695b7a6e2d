import 'server-only'
import type { ClientReturn } from '@sanity/client'
import { unavailable } from '../lib/unavailable.ts'
import { apiFetchTimeout } from '../services/sanity/client-config.ts'
import { typeTag } from './cache-tags.ts'
import { fetchForApi } from './fetch-content.ts'
import { createIsSold } from './is-sold.ts'
import { soldProductsQuery } from './queries/sold-products.groq.ts'
import { readPublished } from './read-published.ts'

export type SoldProduct = ClientReturn<typeof soldProductsQuery>[number]

/** Whether a published product has this number on the commerce platform. */
export const isSoldProduct = createIsSold(
  async () => numbersOf(await fetchForApi(soldProductsQuery, {}, [typeTag('product')])),
  async () => new Set((await soldProducts(apiFetchTimeout).catch(unavailable)).keys()),
)

function numbersOf(products: readonly SoldProduct[]): ReadonlySet<string> {
  return new Set(products.flatMap(({ centraId }) => centraId ?? []))
}

/** The published products by that number, as the lake has them now. `timeoutMs` is in milliseconds and includes all attempts. */
export async function soldProducts(timeoutMs?: number): Promise<ReadonlyMap<string, SoldProduct>> {
  const products = await readPublished(soldProductsQuery, {}, timeoutMs)
  return new Map(products.flatMap((product) => (product.centraId ? [[product.centraId, product]] : [])))
}
