import { contentView } from '#web/content/view.ts'
import { readWrittenFilters } from '#web/domain/listing/listing-filters.ts'
import { MAX_LISTED } from '#web/domain/listing/listing-limits.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { listProducts } from '#web/services/backend/contracts/list-products.ts'
import { draftListing } from './draft-listing.ts'
import { listingResponse } from './listing-response.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(listProducts, {
    cacheControl: 'public, max-age=30',
    // A browser that has just read the public list asks again once it has the cookie of a preview.
    headers: { 'x-robots-tag': 'noindex', vary: 'cookie' },
    async run({ query: { lang, gender, clothingType: clothingTypeId, filters: written, from, to }, headers }) {
      const filters = readWrittenFilters(new URLSearchParams(written))
      const range = { filters, from, to: Math.min(to, from + MAX_LISTED) }
      const { draft: isDraft } = await contentView()
      if (isDraft) headers.set('cache-control', 'private, no-store')
      const respond = isDraft ? draftListing : listingResponse
      return success(await respond(database(), lang, { gender, clothingTypeId }, range))
    },
  }),
)
