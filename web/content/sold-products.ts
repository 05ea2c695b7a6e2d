import 'server-only'
import type { ClientReturn } from '@sanity/client'
import { readClient } from '../services/sanity/client.ts'
import { fetchTimeout } from '../services/sanity/client-config.ts'
import { typeTag } from './cache-tags.ts'
import { fetchPublished } from './fetch-content.ts'
import { soldProductsQuery } from './queries/sold-products.groq.ts'

export type SoldProduct = ClientReturn<typeof soldProductsQuery>[number]

/** Whether a published product has this number on the commerce platform. */
export async function isSoldProduct(centraId: string): Promise<boolean> {
  const products = await fetchPublished(soldProductsQuery, {}, [typeTag('product')], false)
  return products.some((product) => product.centraId === centraId)
}

/** The published products by that number, read anew: for work that no request asked for, where Next keeps no cache. */
export async function soldProducts(): Promise<ReadonlyMap<string, SoldProduct>> {
  const products = await readClient.fetch(soldProductsQuery, {}, { timeout: fetchTimeout, stega: false })
  return new Map(products.flatMap((product) => (product.centraId ? [[product.centraId, product]] : [])))
}
