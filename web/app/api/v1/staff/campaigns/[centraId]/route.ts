import { campaignLastDay, isSoldProduct } from '#web/server/catalogue/products.ts'
import { campaignSummary } from '#web/server/crowdfunding/campaign-summary.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { failure, success } from '#web/server/result.ts'
import { getCampaign } from '#web/services/backend/contracts/get-campaign.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(getCampaign, {
    origin: 'studio',
    access: 'staff',
    async run({ params: { centraId } }) {
      if (!(await isSoldProduct(database(), centraId))) return failure('noSuchProduct')
      return success(
        await campaignSummary(database(), centraId, await campaignLastDay(database(), centraId), new Date()),
      )
    },
  }),
)
