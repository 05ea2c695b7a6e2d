import { startTransition, useCallback, useState } from 'react'
import {
  type Facet,
  type FacetOptions,
  type ListingFilters,
  noFilters,
  readListingFilters,
  toggleFilter,
  writeListingFilters,
} from '#web/domain/listing/listing-filters.ts'
import { LISTING_PAGE_SIZE } from '#web/routing/listing-pages.ts'

/** How many products an address can ask for: no list opens with more at once. */
const MAX_SHOWN = 20 * LISTING_PAGE_SIZE

/** What is changed: the filters that are in the address by now, which the list may not show yet. */
export type ChangeFilters = (change: (filters: ListingFilters) => ListingFilters) => void

/**
 * The filters in the page's address, and how many products of the list are shown (`?shown=96`). `read` reads them from
 * the address; `choose` shows new filters at once and adds an entry to the history, so that going back undoes one
 * choice; `toggle` does that for a box, which shows its own tick before the list follows; `show` replaces the entry, so
 * that coming back to it shows as many.
 */
export function useAddressFilters(options: FacetOptions) {
  const [filters, setFilters] = useState<ListingFilters>(noFilters)
  const [shown, setShown] = useState(LISTING_PAGE_SIZE)
  const read = useCallback(() => {
    const query = new URLSearchParams(location.search)
    const read = readListingFilters(query, options)
    setFilters((before) => (written(before) === written(read) ? before : read))
    setShown(readShown(query))
    return read
  }, [options])
  const choose = useCallback<ChangeFilters>(
    (change) => {
      const next = change(readListingFilters(new URLSearchParams(location.search), options))
      setFilters(next)
      setShown(LISTING_PAGE_SIZE)
      history.pushState(null, '', addressWith(next, LISTING_PAGE_SIZE))
    },
    [options],
  )
  const toggle = useCallback(
    (facet: Facet, value: string) => startTransition(() => choose((filters) => toggleFilter(filters, facet, value))),
    [choose],
  )
  const show = (count: number) => {
    setShown(count)
    history.replaceState(null, '', addressWith(filters, count))
  }
  return { filters, shown, read, choose, toggle, show }
}

/** As in an address: the same text for the same filters. */
function written(filters: ListingFilters): string {
  return writeListingFilters(filters, new URLSearchParams()).toString()
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
