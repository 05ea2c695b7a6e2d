import { type ListingSort, listingSorts, type OrderedProduct } from './listing-order.ts'

/**
 * The filters and the order of a product list (docs/product/2: repeated keys in the query string; docs/product/2). The
 * address is their only state, so every value is treated as a stranger's.
 */

/** The facets are also the keys of the query string. */
export const facets = ['category', 'fit', 'size', 'color', 'state'] as const

export type Facet = (typeof facets)[number]

/** The fields of a product that a list reads: its values per facet, and those it is ordered by. */
export type ListedProduct = Readonly<Record<Facet, readonly string[]>> & OrderedProduct

export type FacetOption = {
  readonly value: string
  /** Other spellings of the value that addresses may hold, such as the slug in the other language. */
  readonly aliases?: readonly string[]
}

export type FacetOptions = Readonly<Record<Facet, readonly FacetOption[]>>

/** Chosen values: any one of a facet's values suffices, all facets must agree; an empty facet asks for nothing. */
export type ListingFilters = Readonly<Record<Facet, readonly string[]>> & { readonly sort: ListingSort }

export const noFilters: ListingFilters = { category: [], fit: [], size: [], color: [], state: [], sort: 'featured' }

/** A query string can repeat a key any number of times; the form has fewer boxes than this. */
const MAX_VALUES = 100

/**
 * Reads the query string; values that the list does not offer are left out, so that a hostile address shows the whole
 * list.
 */
export function readListingFilters(query: URLSearchParams, options: FacetOptions): ListingFilters {
  const chosen = (facet: Facet) => knownValues(query.getAll(facet).slice(0, MAX_VALUES), options[facet])
  return {
    category: chosen('category'),
    fit: chosen('fit'),
    size: chosen('size'),
    color: chosen('color'),
    state: chosen('state'),
    sort: readSort(query),
  }
}

/** Reads filters that `writeListingFilters` has written, whatever the list offers. */
export function readWrittenFilters(query: URLSearchParams): ListingFilters {
  const chosen = (facet: Facet) => [...new Set(query.getAll(facet).slice(0, MAX_VALUES))]
  return {
    category: chosen('category'),
    fit: chosen('fit'),
    size: chosen('size'),
    color: chosen('color'),
    state: chosen('state'),
    sort: readSort(query),
  }
}

function readSort(query: URLSearchParams): ListingSort {
  const requested = query.get('sort')
  return listingSorts.find((sort) => sort === requested) ?? 'featured'
}

/** The options that the values name, each once, in the options' order. */
function knownValues(values: readonly string[], options: readonly FacetOption[]): string[] {
  const requested = new Set(values.map(spelling))
  const names = ({ value, aliases = [] }: FacetOption) => [value, ...aliases].map(spelling)
  return options.filter((option) => names(option).some((name) => requested.has(name))).map(({ value }) => value)
}

function spelling(value: string): string {
  return value.trim().toLowerCase()
}

/** The query with these filters; other keys, such as `mc_cid`, stay as they are. */
export function writeListingFilters(filters: ListingFilters, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query)
  for (const facet of facets) {
    written.delete(facet)
    for (const value of filters[facet]) written.append(facet, value)
  }
  written.delete('sort')
  if (filters.sort !== 'featured') written.set('sort', filters.sort)
  return written
}

/** Ticks or unticks one value. */
export function toggleFilter(filters: ListingFilters, facet: Facet, value: string): ListingFilters {
  const chosen = filters[facet]
  const values = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return { ...filters, [facet]: values }
}

/** The same order without any filter. */
export function clearFilters({ sort }: ListingFilters): ListingFilters {
  return { ...noFilters, sort }
}

export function countFilters(filters: ListingFilters): number {
  return facets.reduce((sum, facet) => sum + filters[facet].length, 0)
}

function agrees(product: ListedProduct, filters: ListingFilters, facet: Facet): boolean {
  const chosen = filters[facet]
  return chosen.length === 0 || chosen.some((value) => product[facet].includes(value))
}

export function isListed(product: ListedProduct, filters: ListingFilters): boolean {
  return facets.every((facet) => agrees(product, filters, facet))
}

export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>>

/**
 * The number of products that each option would show within the choice in other facets: the choice within a facet
 * widens, so it does not limit its own counts.
 */
export function countOptions(products: readonly ListedProduct[], filters: ListingFilters): FacetCounts {
  const counts = {
    category: new Map<string, number>(),
    fit: new Map<string, number>(),
    size: new Map<string, number>(),
    color: new Map<string, number>(),
    state: new Map<string, number>(),
  }
  for (const product of products) {
    const against = facets.filter((facet) => !agrees(product, filters, facet))
    if (against.length > 1) continue
    for (const facet of against.length === 1 ? against : facets) {
      for (const value of new Set(product[facet])) counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1)
    }
  }
  return counts
}

/** The same as data for a response. */
export type CountRecords = Readonly<Record<Facet, Readonly<Record<string, number>>>>

export function countRecords({ category, fit, size, color, state }: FacetCounts): CountRecords {
  const { fromEntries } = Object
  return {
    category: fromEntries(category),
    fit: fromEntries(fit),
    size: fromEntries(size),
    color: fromEntries(color),
    state: fromEntries(state),
  }
}

export function countMaps({ category, fit, size, color, state }: CountRecords): FacetCounts {
  const mapOf = (counts: Readonly<Record<string, number>>) => new Map(Object.entries(counts))
  return { category: mapOf(category), fit: mapOf(fit), size: mapOf(size), color: mapOf(color), state: mapOf(state) }
}
