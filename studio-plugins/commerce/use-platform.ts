import { useCallback } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { useAnswer } from '../use-answer.ts'
import { type ClothingType, readClothingTypes } from './clothing-types.ts'
import { type FoundProduct, factsOf, type LiveFacts, productsOf } from './facts.ts'
import { markets, type Platform } from './platform.ts'
import type { PlatformProduct } from './platform-product.ts'
import { type UsedField, usesOf } from './uses.ts'

const lakeOptions = { apiVersion: '2026-01-01' }

/** Milliseconds without a keystroke before a search is sent. */
const pause = 250

/** Products whose name or number holds the text, marked where another document than the one with the id `own` has them. */
export function useProductSearch(platform: Platform, text: string, used: UsedField, own: string) {
  const client = useClient(lakeOptions)
  const ask = useCallback(
    async (wanted: string, signal: AbortSignal): Promise<FoundProduct[]> => {
      const found = productsOf(await platform.search(wanted, signal))
      const numbers = found.map(({ value }) => value)
      // Unmarked while the lake does not answer: a validation rule refuses a number that is used twice.
      const uses = await usesOf(client, used, numbers, own).catch(() => new Map<string, string>())
      return found.map((product) => ({ ...product, usedBy: uses.get(product.value) }))
    },
    [platform, client, used, own],
  )
  return useAnswer(text.trim() === '' ? undefined : text.trim(), ask, pause)
}

export type ProductFacts = { readonly live: LiveFacts | undefined; readonly reserved: number | 'unknown' | undefined }

/** What the platform says of a product now and, for a campaign, how many garments are reserved. */
export function useProductFacts(platform: Platform, centraId: string | undefined, isCampaign: boolean) {
  const ask = useCallback(
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
  return useAnswer(centraId || undefined, ask, pause)
}

type ToFill = {
  /** The number that was asked for. */
  readonly centraId: string
  readonly product: PlatformProduct | undefined
  readonly clothingTypes: readonly ClothingType[]
}

/** What a document is filled from: the platform's product, undefined for an unknown number, and the clothing types to choose from. */
export function usePlatformProduct(platform: Platform, client: SanityClient, centraId: string) {
  const ask = useCallback(
    async (id: string, signal: AbortSignal): Promise<ToFill> => {
      const [product, clothingTypes] = await Promise.all([platform.product(id, signal), readClothingTypes(client)])
      return { centraId: id, product, clothingTypes }
    },
    [platform, client],
  )
  return useAnswer(centraId, ask)
}

/** Everything that the platform sells. */
export function useEverythingSold(platform: Platform) {
  const ask = useCallback(async (_: string, signal: AbortSignal) => await platform.everything(signal), [platform])
  return useAnswer('everything', ask)
}
