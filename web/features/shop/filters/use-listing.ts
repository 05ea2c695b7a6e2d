import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type CountRecords,
  countFilters,
  countMaps,
  countOptions,
  isListed,
  writeListingFilters,
} from '#web/domain/listing/listing-filters.ts'
import { WHOLE_LIST_SIZE } from '#web/domain/listing/listing-limits.ts'
import { isByPrice, type ListedPrices, sortedPositions } from '#web/domain/listing/listing-order.ts'
import type { LiveProduct } from '#web/domain/product/live-product.ts'
import { whenLoadedAndIdle } from '#web/lib/when-loaded-and-idle.ts'
import type { Language } from '#web/routing/languages.ts'
import { LISTING_PAGE_SIZE } from '#web/routing/listing-pages.ts'
import type { ShownFacets } from './listing-facets.ts'
import type { Entry, ListChoice } from './listing-types.ts'
import { withPreHydrationFilters } from './pre-hydration-filters.ts'
import { useAddressFilters } from './use-address-filters.ts'
import { useFollowedFilters } from './use-followed-filters.ts'
import { useListedProducts } from './use-listed-products.ts'
import { useProducts } from './use-products.ts'
import { useSoldOut } from './use-sold-out.ts'

/** The list as the document has it. */
export type StaticList = {
  readonly choice: ListChoice
  /** How many products it has, and how many each option would leave. */
  readonly total: number
  readonly counts: CountRecords
  /** Ids of the products whose cards are in the document; they are those from `first` on. */
  readonly ids: readonly string[]
  readonly first: number
  /** All products, where the document has all cards. */
  readonly entries?: readonly Entry[] | undefined
  readonly shown: ShownFacets
}

type Places = {
  /** The list itself. */
  readonly list: RefObject<HTMLElement | null>
  /** Holds the form in the page, whose boxes may be ticked before the page hydrates. */
  readonly side: RefObject<HTMLElement | null>
}

const noEntries: readonly Entry[] = []

/**
 * The products that the address asks for: their order, their selection, and how many each option would leave. A list of
 * up to 200 is fetched as a whole and filtered here, in the frame of the choice; of longer ones the server returns the
 * shown products.
 */
export function useListing(page: StaticList, lang: Language, { list, side }: Places) {
  const { total } = page
  const { filters, shown, read, choose, toggle, show } = useAddressFilters(page.shown)
  const isAlive = useRef(false)
  const onAddress = useCallback(() => {
    const filtered = read()
    if (!isAlive.current) {
      const all = withPreHydrationFilters(filtered, side.current?.querySelector('form'))
      if (all !== filtered) choose(() => all)
    }
    isAlive.current = true
  }, [read, choose, side])

  const isUnchanged = countFilters(filters) === 0 && filters.sort === 'featured'
  const isStatic = isUnchanged && shown === LISTING_PAGE_SIZE
  const from = isUnchanged ? page.first : 0
  const isIdle = useIdle(total <= WHOLE_LIST_SIZE && !page.entries)
  const written = writeListingFilters(filters, new URLSearchParams()).toString()
  const isAsked = !page.entries && (!isStatic || isIdle)
  const fetched = useProducts((isLoadedWhole) => {
    if (!isAsked) return undefined
    // The list may have become longer or shorter since the page was made.
    if (isLoadedWhole ?? total <= WHOLE_LIST_SIZE)
      return { lang, choice: page.choice, filters: '', from: 0, to: WHOLE_LIST_SIZE }
    return { lang, choice: page.choice, filters: written, from, to: from + shown }
  })
  const isWhole = page.entries !== undefined || (fetched.isWhole ?? total <= WHOLE_LIST_SIZE)
  const all = page.entries ?? fetched.products?.products
  const isKnown = isStatic || (all !== undefined && !fetched.isLoading)

  const isBySize = filters.size.length > 0
  const { live, isSettled } = useListedProducts(all ?? noEntries, isBySize || (isWhole && isByPrice(filters.sort)))
  const ordered = useMemo(() => {
    if (!all || !isWhole) return all
    return sortedPositions(all, filters.sort, lang, pricesOf(live)).flatMap((position) => all[position] ?? [])
  }, [all, isWhole, filters.sort, lang, live])
  const soldOut = useSoldOut(ordered ?? noEntries, filters, live)
  const [showsSoldOut, setShowsSoldOut] = useState(false)
  const left = ordered?.filter(
    (product) => (!isWhole || isListed(product, filters)) && (showsSoldOut || !soldOut?.has(product.id)),
  )
  const counts = useMemo(() => countMaps(page.counts), [page.counts])
  const countsLeft = useMemo(() => {
    if (isWhole) return all && countOptions(all, filters)
    return fetched.products && countMaps(fetched.products.counts)
  }, [isWhole, all, filters, fetched.products])

  const ids = isStatic || !left ? page.ids : idsOf(left, isWhole ? from : 0, shown)
  const isFollowed = useFollowedFilters(list, filters, lang, ids.join())
  const isReady = fetched.hasFailed || (isKnown && isSettled && isFollowed && (soldOut !== undefined || !isBySize))
  // A list that opens filtered or in another order waits for its products; by price or size, for prices and stock, so
  // that no row moves or disappears in view; by colour or fit, for the pictures' addresses.
  useLayoutEffect(() => {
    if (isAlive.current && isReady) list.current?.closest('[data-pending]')?.removeAttribute('data-pending')
  })
  const isCounted = isUnchanged || page.entries !== undefined || fetched.isOfFilters
  const hidden = showsSoldOut ? 0 : (soldOut?.size ?? 0)
  const foundLater = isWhole ? left?.length : fetched.products && fetched.products.found - hidden
  const found = isStatic ? total : (foundLater ?? (isUnchanged ? total : undefined))
  return {
    filters,
    choose,
    toggle,
    onAddress,
    counts: (isStatic ? counts : countsLeft) ?? counts,
    /** The shown products, in order; while others load, the last ones. */
    ids: fetched.hasFailed ? [] : ids,
    /** Renders a card that the document does not have. */
    later: fetched.products,
    /** How many the filters leave; undefined until that is known. */
    found: isCounted && !fetched.hasFailed ? found : undefined,
    from,
    showMore: () => show(shown + LISTING_PAGE_SIZE),
    isLoading: !isKnown && !fetched.hasFailed,
    hasFailed: fetched.hasFailed,
    retry: fetched.retry,
    /** Ids of products that are sold out in the chosen sizes, and whether they are still listed. */
    soldOut,
    showsSoldOut,
    setShowsSoldOut,
  }
}

function idsOf(products: readonly Entry[], from: number, shown: number): readonly string[] {
  return products.slice(from, from + shown).map(({ id }) => id)
}

/** Whether the page has loaded and is idle, where that is to be known. */
function useIdle(isWanted: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (isWanted ? whenLoadedAndIdle(() => setIdle(true)) : undefined), [isWanted])
  return isIdle
}

function pricesOf(live: ReadonlyMap<string, LiveProduct>): ListedPrices {
  return new Map([...live].flatMap(([id, { price }]) => (price ? [[id, price.amount] as const] : [])))
}
