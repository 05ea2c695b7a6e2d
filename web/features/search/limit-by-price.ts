import type { Money } from '#web/domain/money.ts'
import { isComparable, isWithin, type PriceRange } from '#web/domain/search/price-words.ts'
import type { SearchResponse } from './search-response.ts'

/**
 * The products in the price range. `undefined` where no price can be compared: none is known, or all are in another
 * currency.
 */
export function limitByPrice(
  response: SearchResponse,
  range: PriceRange,
  prices: ReadonlyMap<string, Money | undefined>,
): SearchResponse | undefined {
  const comparable = response.items.flatMap((item) => {
    const price = prices.get(item.centraId ?? '')
    return item.hasPrice && price && isComparable(price, range) ? [{ item, price }] : []
  })
  if (comparable.length === 0) return undefined
  const items = comparable.flatMap(({ item, price }) => (isWithin(price, range) ? [item] : []))
  return { ...response, items, total: items.length }
}
