import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { LiveProduct } from '#web/domain/product/live-product.ts'
import type { Language } from '#web/routing/languages.ts'
import { onlyKey } from '#web/services/live-data/live-read.ts'
import { useLive } from '#web/services/live-data/use-live-data.ts'
import type { ShownFacets } from './listing-facets.ts'
import { countOptions, isListed, type ListedProduct, type ListingFilters } from './listing-filters.ts'
import { isByPrice, type ListedPrices, sortedPositions } from './listing-order.ts'
import { withPreHydrationFilters } from './pre-hydration-filters.ts'
import { useAddressFilters } from './use-address-filters.ts'
import { useFollowedFilters } from './use-followed-filters.ts'
import { useListedProducts } from './use-listed-products.ts'

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
  const isBySize = filters.size.length > 0
  const { live, isSettled } = useListedProducts(products, isBySize || isByPrice(filters.sort))
  const soldOut = useSoldOut(products, filters, live)
  const isFollowed = useFollowedFilters(list, filters, lang)
  const isReady = isSettled && isFollowed && (soldOut !== undefined || !isBySize)
  // A list that opens in the order of prices, or filtered by size, waits for prices and stock, so that no row moves or disappears in view;
  // one that is filtered by colour or fit waits for the pictures' addresses.
  useLayoutEffect(() => {
    if (isAlive.current && isReady) list.current?.closest('[data-pending]')?.removeAttribute('data-pending')
  })
  const { sort } = filters
  const positions = useMemo(() => sortedPositions(products, sort, lang, pricesOf(live)), [products, sort, lang, live])
  const counts = useMemo(() => countOptions(products, filters), [products, filters])
  const [showsSoldOut, setShowsSoldOut] = useState(false)
  const listed = products.map((product, at) => isListed(product, filters) && (showsSoldOut || !soldOut?.[at]))
  return {
    filters,
    choose,
    onAddress,
    positions,
    counts,
    /** Which of the products are sold out in the chosen sizes, and whether they are listed all the same. */
    soldOut: soldOut ?? [],
    showsSoldOut,
    setShowsSoldOut,
    listed,
    found: listed.filter(Boolean).length,
  }
}

type Rule = typeof import('./sold-out.ts').isSoldOut

/** `undefined` until the rule is loaded and the preorder stock is read. If the rule cannot be loaded, nothing counts as sold out. */
function useSoldOut(
  products: readonly ListedProduct[],
  filters: ListingFilters,
  live: ReadonlyMap<string, LiveProduct>,
): boolean[] | undefined {
  const isBySize = filters.size.length > 0
  const [rule, setRule] = useState<{ isSoldOut: Rule }>()
  const preorder = useLive('preorderStock', isBySize ? onlyKey : null)
  useEffect(() => {
    if (isBySize) import('./sold-out.ts').catch(() => ({ isSoldOut: () => false })).then(setRule)
  }, [isBySize])
  return useMemo(() => {
    if (!isBySize || !rule || preorder.status === 'loading') return undefined
    const stock = preorder.status === 'loaded' ? { ...preorder, byItemNumber: preorder.value } : preorder
    return products.map((product) => rule.isSoldOut(product, filters, live.get(product.priceId ?? ''), stock))
  }, [isBySize, rule, preorder, products, filters, live])
}

function pricesOf(live: ReadonlyMap<string, LiveProduct>): ListedPrices {
  return new Map([...live].flatMap(([id, { price }]) => (price ? [[id, price.amount] as const] : [])))
}
