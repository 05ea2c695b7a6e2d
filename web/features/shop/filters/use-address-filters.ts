import { useCallback, useState } from 'react'
import {
  type FacetOptions,
  type ListingFilters,
  noFilters,
  readListingFilters,
  writeListingFilters,
} from './listing-filters.ts'

/**
 * The filters of the address. `read` takes them from the address as it stands, `choose` shows them at once and leaves an
 * entry in the history, so that back undoes one choice.
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
    history.pushState(null, '', query ? `${location.pathname}?${query}` : location.pathname)
  }, [])
  return { filters, read, choose }
}
