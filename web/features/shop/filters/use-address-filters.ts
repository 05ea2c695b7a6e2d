import { useCallback, useState } from 'react'
import {
  type FacetOptions,
  type ListingFilters,
  noFilters,
  readListingFilters,
  writeListingFilters,
} from '#web/domain/listing/listing-filters.ts'
import { LISTING_PAGE_SIZE } from '#web/routing/listing-pages.ts'

/** How many products an address can ask for: no list opens with more at once. */
const MAX_SHOWN = 20 * LISTING_PAGE_SIZE

/**
 * The filters in the page's address, and how many products of the list are shown (`?shown=96`). `read` reads them from
 * the address; `choose` shows new filters at once and adds an entry to the history, so that going back undoes one
 * choice; `show` replaces the entry, so that coming back to it shows as many.
 */
export function useAddressFilters(options: FacetOptions) {
  const [filters, setFilters] = useState<ListingFilters>(noFilters)
  const [shown, setShown] = useState(LISTING_PAGE_SIZE)
  const read = useCallback(() => {
    const query = new URLSearchParams(location.search)
    const filters = readListingFilters(query, options)
    setFilters(filters)
    setShown(readShown(query))
    return filters
  }, [options])
  const choose = useCallback((next: ListingFilters) => {
    setFilters(next)
    setShown(LISTING_PAGE_SIZE)
    history.pushState(null, '', addressWith(next, LISTING_PAGE_SIZE))
  }, [])
  const show = (count: number) => {
    setShown(count)
    history.replaceState(null, '', addressWith(filters, count))
  }
  return { filters, shown, read, choose, show }
}

function readShown(query: URLSearchParams): number {
  const requested = Math.trunc(Number(query.get('shown')))
  return requested > LISTING_PAGE_SIZE ? Math.min(requested, MAX_SHOWN) : LISTING_PAGE_SIZE
}

function addressWith(filters: ListingFilters, shown: number): string {
  const query = writeListingFilters(filters, new URLSearchParams(location.search))
  query.delete('shown')
  if (shown > LISTING_PAGE_SIZE) query.set('shown', String(shown))
  const written = query.toString()
  return location.pathname + (written && `?${written}`)
}
