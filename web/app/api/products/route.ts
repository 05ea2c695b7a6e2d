import { loadRatingsAndDecisions } from '#web/app/ratings-and-decisions.ts'
import { productFacts } from '#web/content/product-facts.ts'
import { productsByCentraId } from '#web/server/catalogue/products.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { getProductFacts } from '#web/services/backend/contracts/get-product-facts.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(getProductFacts, {
    cacheControl: 'public, max-age=30',
    async run({ query: { lang, ids, fit } }) {
      const [products, ratingsAndDecisions] = await Promise.all([
        productsByCentraId(database(), ids),
        loadRatingsAndDecisions(),
      ])
      const found = ids.flatMap((id) => {
        const product = products.get(id)
        return product ? [productFacts(product, id, { lang, ratingsAndDecisions, fit })] : []
      })
      return success({ products: found })
    },
  }),
)
