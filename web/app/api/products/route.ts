import { standingsInPages } from '#web/app/standings-in-pages.ts'
import { findProductFacts } from '#web/content/product-facts.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { getProductFacts } from '#web/services/backend/contracts/get-product-facts.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(getProductFacts, {
    cacheControl: 'public, max-age=30',
    run: async ({ query }) =>
      success({ products: await findProductFacts(query.lang, query.ids, await standingsInPages(), query.fit) }),
  }),
)
