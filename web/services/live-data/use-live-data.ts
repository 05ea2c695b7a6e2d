import { useCallback, useSyncExternalStore } from 'react'
import type { OrderCount } from '#web/domain/product/crowdfunding-status.ts'
import type { LiveProduct } from '#web/domain/product/live-product.ts'
import type { PreorderRead } from '#web/domain/product/stock.ts'
import { readLive, retryLive, type Source, type ValueOf, watchLive } from './live-data.ts'
import { type LiveRead, loading, onlyKey } from './live-read.ts'

type UsedLiveProduct = {
  readonly status: 'loading' | 'failed' | 'loaded'
  /** Set when loaded; one that the platform does not sell (here) has no price. */
  readonly product?: LiveProduct
  /** Fetches again after a failure. */
  readonly retry: () => void
}

/**
 * Price, variants and stock of a product, as `centraId` names it: one call for all products of the page. Fetched at
 * once, or with `near` when that element, or another product's, comes near the window.
 */
export function useLiveProduct(centraId: string | null | undefined, near?: Element): UsedLiveProduct {
  const read = useLive('products', centraId, near)
  const retry = useCallback(() => retryLive('products', centraId ?? ''), [centraId])
  return read.status === 'loaded' ? { status: 'loaded', product: read.value, retry } : { status: read.status, retry }
}

/** Stock and delivery dates of items that can be preordered, for `preorderInfo` (docs/product/8). */
export function usePreorderStock(near?: Element): PreorderRead {
  const read = useLive('preorderStock', onlyKey, near)
  return read.status === 'loaded' ? { status: 'loaded', byItemNumber: read.value } : read
}

/** The number of reservations of a campaign, for the rules of `domain/crowdfunding-status`. */
export function useCrowdfunding(centraId: string | null | undefined, near?: Element): OrderCount {
  const read = useLive('crowdfunding', centraId, near)
  if (read.status === 'loaded') return { status: 'loaded', ...read.value }
  return { status: read.status === 'failed' ? 'error' : 'loading' }
}

/** One key of a source. With `null` or `undefined` nothing is fetched, and it stays loading. */
export function useLive<S extends Source>(
  source: S,
  key: string | null | undefined,
  near?: Element,
): LiveRead<ValueOf<S>> {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (key === null || key === undefined) return () => {}
      return watchLive(source, key, listener, near)
    },
    [source, key, near],
  )
  const read = useCallback(
    (): LiveRead<ValueOf<S>> => ((key ?? null) === null ? loading : readLive(source, key ?? '')),
    [source, key],
  )
  return useSyncExternalStore(subscribe, read, () => loading)
}
