import { memo } from 'react'
import { MAX_LISTED } from '#web/domain/listing/listing-limits.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { ListingResponse, listProducts } from '#web/services/backend/contracts/list-products.ts'
import { orThrow } from '#web/services/backend/or-throw.ts'
import { FactsCard } from '#web/ui/product-card/facts-card.tsx'
import type { AskedProducts } from './listing-types.ts'

// Loaded with the first products that are not in the document: import it dynamically.

/**
 * In as many calls as it takes.
 * @throws Error when a call fails
 */
export async function fetchProducts(
  { lang, choice: { gender, clothingTypeId: clothingType }, filters, from, to }: AskedProducts,
  signal: AbortSignal,
): Promise<ListingResponse> {
  const starts = Array.from({ length: Math.ceil((to - from) / MAX_LISTED) }, (_, at) => from + at * MAX_LISTED)
  const responses = await Promise.all(
    starts.map((start) => {
      const query = { lang, gender, clothingType, filters, from: start, to: Math.min(start + MAX_LISTED, to) }
      return orThrow(callBackend<typeof listProducts>('GET /api/v1/listings', { query, signal }))
    }),
  )
  const [first] = responses
  if (!first) throw new RangeError('No products were asked for')
  return { ...first, products: responses.flatMap(({ products }) => products) }
}

/**
 * A card that is not in the document. Does not change while it is shown: `LiveCards` and filters by colour change it in
 * the document.
 */
export const LaterCard = memo(FactsCard)
