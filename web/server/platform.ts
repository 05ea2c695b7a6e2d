import 'server-only'
import { env } from '../config/server-env.ts'
import type { Bag } from '../domain/bag/bag.ts'
import type { LiveVariant } from '../domain/product/live-product.ts'
import { Unavailable } from '../lib/unavailable.ts'
import { createCheckout } from '../services/centra/checkout.ts'
import type { CentraConnection } from '../services/centra/connection.ts'
import { fetchLiveVariants } from '../services/centra/live-variants.ts'

/** Products per call. */
const MAX_PRODUCTS = 100

/** Without a selection: the server only reads. */
export const platformConnection: CentraConnection = {
  baseUrl: env.centraApiUrl,
  tokens: { read: () => 'none', replace: () => false },
  fetch: (url, init) => fetch(url, { ...init, cache: 'no-store' }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  report: (error) => console.error(error.message),
}

/**
 * The variants of these products as the platform sells them now, fetched by the server.
 * @throws Error when the platform does not respond
 */
export async function liveVariants(centraIds: readonly string[]): Promise<LiveVariant[]> {
  const variants: LiveVariant[] = []
  for (let start = 0; start < centraIds.length; start += MAX_PRODUCTS) {
    const result = await fetchLiveVariants(centraIds.slice(start, start + MAX_PRODUCTS), platformConnection)
    if (!result.ok) throw new Error(`The commerce platform does not respond: ${result.error.status}`)
    variants.push(...result.value)
  }
  return variants
}

/**
 * The selection of a token as the platform holds it; undefined when it no longer knows the token.
 * @throws Error when the platform does not respond
 */
export async function selectionOf(token: string): Promise<Bag | undefined> {
  const tokens = { read: () => token, replace: () => false }
  const result = await createCheckout({ ...platformConnection, tokens }).selection()
  if (!result.ok) throw new Unavailable(`The commerce platform does not respond: ${result.error.status}`)
  // For an unknown token it sends a new selection.
  return result.value.bag.token === token ? result.value.bag : undefined
}
