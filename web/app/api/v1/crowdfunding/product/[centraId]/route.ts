import { campaignLastDay, isSoldProduct } from '#web/server/catalogue/products.ts'
import { currentRun } from '#web/server/crowdfunding/campaign-run.ts'
import { publicCount } from '#web/server/crowdfunding/order-count.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { failure, success } from '#web/server/result.ts'
import { getOrderCount } from '#web/services/backend/contracts/get-order-count.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(getOrderCount, {
    // The Studio shows the count next to a product.
    origin: 'studio',
    cacheControl: 'public, max-age=5',
    async run({ params: { centraId } }) {
      if (!(await isSoldProduct(database(), centraId))) return failure('noSuchProduct')
      const run = await currentRun(database(), centraId, await campaignLastDay(database(), centraId))
      return success(await publicCount(database(), run, new Date()))
    },
  }),
)
