import { CATALOGUE } from '#sandbox/demo-shop/catalogue.ts'
import { isWithin, readPrice } from '#web/domain/search/price-words.ts'
import type { DemoSearch } from './demo-search.ts'
import type { ShopperQuery } from './shopper-queries.ts'

const MAX_LOOKED_AT = 3

/** As Norwegian visitors see them (limit-by-price.ts). */
const amounts = new Map(
  CATALOGUE.map(({ documentId, sold }) => [documentId, { amount: sold.nok, currency: 'NOK' }] as const),
)
const unknown = { amount: Number.NaN, currency: 'NOK' }

type MissedQuery = ShopperQuery & {
  /** The first results instead, as document ids. */
  readonly first: readonly string[]
}

/** The queries that have no expected document among the first three. */
export async function missedQueries(search: DemoSearch, queries: readonly ShopperQuery[]): Promise<MissedQuery[]> {
  const missed: MissedQuery[] = []
  for (const query of queries) {
    const ids = (await search(query.lang, query.q)).hits.map(({ id }) => id)
    const { price } = readPrice(query.q)
    const within = ids.filter((id) => price && isWithin(amounts.get(id) ?? unknown, price))
    const first = (price && ids.some((id) => amounts.has(id)) ? within : ids).slice(0, MAX_LOOKED_AT)
    if (!first.some((id) => query.expected.includes(id))) missed.push({ ...query, first })
  }
  return missed
}
