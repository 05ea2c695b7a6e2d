import { facets, type ListingFilters, toggleFilter } from './listing-filters.ts'

/** The filters with every box that is ticked in the form but not among them: ticked before the page came alive. */
export function withEarlyTicks(filters: ListingFilters, form: HTMLFormElement | null | undefined): ListingFilters {
  if (!form) return filters
  const ticked = new FormData(form)
  let all = filters
  for (const facet of facets) {
    for (const value of ticked.getAll(facet)) {
      if (typeof value === 'string' && !all[facet].includes(value)) all = toggleFilter(all, facet, value)
    }
  }
  return all
}
