import { CATALOGUE } from '#sandbox/demo-shop/catalogue.ts'
import { isWithin, readPrice } from '#web/domain/search/price-words.ts'
import type { SearchIndex } from '#web/features/search/search-index.ts'
import type { Language } from '#web/routing/languages.ts'
import type { ShopperQuery } from './shopper-queries.ts'

const MAX_LOOKED_AT = 3

/** As Norwegian visitors see them (limit-by-price.ts). */
const amounts = new Map(
  CATALOGUE.map(({ centraId, sold }) => [centraId, { amount: sold.nok, currency: 'NOK' }] as const),
)
const unknown = { amount: Number.NaN, currency: 'NOK' }

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
    const { price } = readPrice(query.q)
    const amountOf = (hit: (typeof hits)[number]) => amounts.get(hit.document.centraId ?? '')
    const within = hits.filter((hit) => price && isWithin(amountOf(hit) ?? unknown, price))
    const first = (price && hits.some(amountOf) ? within : hits)
      .slice(0, MAX_LOOKED_AT)
      .map(({ document }) => document._id)
    return first.some((id) => query.expected.includes(id)) ? [] : [{ ...query, first }]
  })
}
