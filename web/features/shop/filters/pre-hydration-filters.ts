import { facets, type ListingFilters, toggleFilter } from '#web/domain/listing/listing-filters.ts'

/** The filters and every other box that is ticked in the form: ticked before the page hydrated. */
export function withPreHydrationFilters(
  filters: ListingFilters,
  form: HTMLFormElement | null | undefined,
): ListingFilters {
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
