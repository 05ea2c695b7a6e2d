import { readWrittenFilters } from '#web/domain/listing/listing-filters.ts'
import { MAX_LISTED } from '#web/domain/listing/listing-limits.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { listProducts } from '#web/services/backend/contracts/list-products.ts'
import { listingResponse } from './listing-response.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(listProducts, {
    cacheControl: 'public, max-age=30',
    headers: { 'x-robots-tag': 'noindex' },
    async run({ query: { lang, gender, clothingType: clothingTypeId, filters: written, from, to } }) {
      const filters = readWrittenFilters(new URLSearchParams(written))
      const range = { filters, from, to: Math.min(to, from + MAX_LISTED) }
      return success(await listingResponse(database(), lang, { gender, clothingTypeId }, range))
    },
  }),
)
