import { crowdfundedProducts } from '#web/content/products-for-api.ts'
import { closeCampaign, startProduction } from '#web/server/crowdfunding/decide-campaign.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { failure } from '#web/server/result.ts'
import { decideCampaign } from '#web/services/backend/contracts/decide-campaign.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(decideCampaign, {
    origin: 'studio',
    access: 'editor',
    async run({ params: { centraId }, body: { decision }, staff }) {
      const product = (await crowdfundedProducts()).get(centraId)
      if (!product) return failure('noSuchProduct')
      const request = { centraId, campaign: product.campaign, staff }
      return await database().transaction(async (transaction) =>
        decision === 'production'
          ? await startProduction(transaction, request, new Date())
          : await closeCampaign(transaction, request, new Date()),
      )
    },
  }),
)
