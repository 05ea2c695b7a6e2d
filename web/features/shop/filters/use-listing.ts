import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { Language } from '#web/routing/languages.ts'
import type { ShownFacets } from './listing-facets.ts'
import { countOptions, isListed, type ListedProduct } from './listing-filters.ts'
import { isByPrice, sortedPositions } from './listing-order.ts'
import { withPreHydrationFilters } from './pre-hydration-filters.ts'
import { useAddressFilters } from './use-address-filters.ts'
import { useListedPrices } from './use-listed-prices.ts'

type Places = {
  /** The list itself. */
  readonly list: RefObject<HTMLElement | null>
  /** Holds the form in the page, whose boxes may be ticked before the page hydrates. */
  readonly side: RefObject<HTMLElement | null>
}

/** What the address lists of some products: in which order, which of them, and how many each option would leave. */
export function useListing(
  products: readonly ListedProduct[],
  shown: ShownFacets,
  lang: Language,
  { list, side }: Places,
) {
  const { filters, read, choose } = useAddressFilters(shown)
  const isAlive = useRef(false)
  const onAddress = useCallback(() => {
    const filtered = read()
    if (!isAlive.current) {
      const all = withPreHydrationFilters(filtered, side.current?.querySelector('form'))
      if (all !== filtered) choose(all)
    }
    isAlive.current = true
  }, [read, choose, side])
  const { prices, isSettled } = useListedPrices(products, isByPrice(filters.sort))
  // A list that opens in the order of prices waits for them, so that its rows do not change places before one's eyes.
  useLayoutEffect(() => {
    if (isAlive.current && isSettled) list.current?.closest('[data-pending]')?.removeAttribute('data-pending')
  })
  const { sort } = filters
  const positions = useMemo(() => sortedPositions(products, sort, lang, prices), [products, sort, lang, prices])
  const listed = useMemo(() => products.map((product) => isListed(product, filters)), [products, filters])
  const counts = useMemo(() => countOptions(products, filters), [products, filters])
  return { filters, choose, onAddress, positions, listed, counts, found: listed.filter(Boolean).length }
}
