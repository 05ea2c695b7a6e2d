import { useEffect, useMemo, useState } from 'react'
import type { ListingFilters } from '#web/domain/listing/listing-filters.ts'
import type { LiveProduct } from '#web/domain/product/live-product.ts'
import { onlyKey } from '#web/services/live-data/live-read.ts'
import { useLive } from '#web/services/live-data/use-live-data.ts'
import type { Entry } from './listing-types.ts'

type Rule = typeof import('./sold-out.ts').isSoldOut

/**
 * Ids of the products that are sold out in the chosen sizes. `undefined` until the rule is loaded and the preorder
 * stock is read. If the rule cannot be loaded, nothing counts as sold out.
 */
export function useSoldOut(
  products: readonly Entry[],
  filters: ListingFilters,
  live: ReadonlyMap<string, LiveProduct>,
): ReadonlySet<string> | undefined {
  const isBySize = filters.size.length > 0
  const [rule, setRule] = useState<{ isSoldOut: Rule }>()
  const preorder = useLive('preorderStock', isBySize ? onlyKey : null)
  useEffect(() => {
    if (isBySize) import('./sold-out.ts').catch(() => ({ isSoldOut: () => false })).then(setRule)
  }, [isBySize])
  return useMemo(() => {
    if (!isBySize || !rule || preorder.status === 'loading') return undefined
    const stock = preorder.status === 'loaded' ? { ...preorder, byItemNumber: preorder.value } : preorder
    const gone = products.filter((product) => rule.isSoldOut(product, filters, live.get(product.priceId ?? ''), stock))
    return new Set(gone.map(({ id }) => id))
  }, [isBySize, rule, preorder, products, filters, live])
}
