import { useCallback } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { useAsync } from '../use-async.ts'
import { type ClothingType, readClothingTypes } from './clothing-types.ts'
import { type FoundProduct, factsOf, type LiveFacts, productsOf } from './facts.ts'
import { markets, type Platform } from './platform.ts'
import type { PlatformProduct } from './platform-product.ts'
import { type UsedField, usesOf } from './uses.ts'

const lakeOptions = { apiVersion: '2026-01-01' }

const DEBOUNCE_MS = 250

/** Products whose name or number contains the text, marked if another document than `own` uses them. */
export function useProductSearch(platform: Platform, text: string, used: UsedField, own: string) {
  const client = useClient(lakeOptions)
  const load = useCallback(
    async (wanted: string, signal: AbortSignal): Promise<FoundProduct[]> => {
      const found = productsOf(await platform.search(wanted, signal))
      const numbers = found.map(({ value }) => value)
      // Without marks if the lake fails: a validation rule rejects a number that is used twice.
      const uses = await usesOf(client, used, numbers, own).catch(() => new Map<string, string>())
      return found.map((product) => ({ ...product, usedBy: uses.get(product.value) }))
    },
    [platform, client, used, own],
  )
  return useAsync(text.trim() === '' ? undefined : text.trim(), load, DEBOUNCE_MS)
}

export type ProductFacts = { readonly live: LiveFacts | undefined; readonly reserved: number | 'unknown' | undefined }

/** The current data of a product and, for a campaign, the number of reservations. */
export function useProductFacts(platform: Platform, centraId: string | undefined, isCampaign: boolean) {
  const load = useCallback(
    async (id: string, signal: AbortSignal): Promise<ProductFacts> => {
      const [byMarket, reserved] = await Promise.all([
        Promise.all(
          markets.map(async (market) => ({ market, variants: await platform.variantsOf(id, market, signal) })),
        ),
        isCampaign ? platform.reservations(id, signal).catch(() => 'unknown' as const) : undefined,
      ])
      return { live: factsOf(byMarket), reserved }
    },
    [platform, isCampaign],
  )
  return useAsync(centraId || undefined, load, DEBOUNCE_MS)
}

type ToFill = {
  /** The requested number. */
  readonly centraId: string
  readonly product: PlatformProduct | undefined
  readonly clothingTypes: readonly ClothingType[]
}

/**
 * The data to fill a document from: the platform's product (undefined for an unknown number) and the clothing types.
 */
export function usePlatformProduct(platform: Platform, client: SanityClient, centraId: string) {
  const load = useCallback(
    async (id: string, signal: AbortSignal): Promise<ToFill> => {
      const [product, clothingTypes] = await Promise.all([platform.product(id, signal), readClothingTypes(client)])
      return { centraId: id, product, clothingTypes }
    },
    [platform, client],
  )
  return useAsync(centraId, load)
}

/** Everything that the platform sells. */
export function useAllSoldProducts(platform: Platform) {
  const load = useCallback(async (_: string, signal: AbortSignal) => await platform.everything(signal), [platform])
  return useAsync('everything', load)
}
