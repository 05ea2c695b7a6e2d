import type { SearchIndex } from '#web/features/search/search-index.ts'
import type { Language } from '#web/routing/languages.ts'
import type { ShopperQuery } from './shopper-queries.ts'

const MAX_LOOKED_AT = 3

type MissedQuery = ShopperQuery & {
  /** What it finds first instead, as document ids. */
  readonly first: readonly string[]
}

/** The queries that have no expected document among the first three. */
export function missedQueries(
  search: Readonly<Record<Language, SearchIndex>>,
  queries: readonly ShopperQuery[],
): MissedQuery[] {
  return queries.flatMap((query) => {
    const { hits } = search[query.lang].search(query.q)
    const first = hits.slice(0, MAX_LOOKED_AT).map(({ document }) => document._id)
    return first.some((id) => query.expected.includes(id)) ? [] : [{ ...query, first }]
  })
}
