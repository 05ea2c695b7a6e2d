import { useCallback, useState } from 'react'
import {
  type FacetOptions,
  type ListingFilters,
  noFilters,
  readListingFilters,
  writeListingFilters,
} from './listing-filters.ts'

/**
 * The filters in the page's address. `read` reads them from the address; `choose` shows new ones at once and adds an entry to the
 * history, so that going back undoes one choice.
 */
export function useAddressFilters(options: FacetOptions) {
  const [filters, setFilters] = useState<ListingFilters>(noFilters)
  const read = useCallback(() => {
    const filters = readListingFilters(new URLSearchParams(location.search), options)
    setFilters(filters)
    return filters
  }, [options])
  const choose = useCallback((next: ListingFilters) => {
    setFilters(next)
    const query = writeListingFilters(next, new URLSearchParams(location.search)).toString()
    history.pushState(null, '', location.pathname + (query && `?${query}`))
  }, [])
  return { filters, read, choose }
}
