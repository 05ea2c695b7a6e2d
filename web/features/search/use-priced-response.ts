import { readPrice } from '#web/domain/search/price-words.ts'
import { useLiveMany } from '#web/services/live-data/use-live-many.ts'
import { limitByPrice } from './limit-by-price.ts'
import type { SearchResponse } from './search-response.ts'

type Priced = {
  /** `undefined` until the prices are known. */
  readonly response: SearchResponse | undefined
  /** The query names a price, which could not be compared. */
  readonly isUnlimited?: boolean
}

/** A response, limited to the price that its query names, as the visitor's market has it. */
export function usePricedResponse(response: SearchResponse | undefined): Priced {
  const { price } = readPrice(response?.q ?? '')
  const ids = price ? (response?.items ?? []).flatMap(({ centraId, hasPrice }) => (hasPrice && centraId) || []) : []
  const reads = useLiveMany('products', ids)
  if (!price || !response) return { response }
  if ([...reads.values()].some(({ status }) => status === 'loading')) return { response: undefined }
  const prices = new Map(
    [...reads].map(([id, read]) => [id, read.status === 'loaded' ? read.value.price : undefined] as const),
  )
  const limited = limitByPrice(response, price, prices)
  return limited ? { response: limited } : { response, isUnlimited: true }
}
