import { crowdfundedProducts } from '#web/server/catalogue/products.ts'
import { closeCampaign, startProduction } from '#web/server/crowdfunding/decide-campaign.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { failure } from '#web/server/result.ts'
import { recordStaffAction } from '#web/server/staff-actions/public.ts'
import { decideCampaign } from '#web/services/backend/contracts/decide-campaign.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(decideCampaign, {
    origin: 'studio',
    access: 'editor',
    async run({ params: { centraId }, body: { decision }, staff }) {
      const product = (await crowdfundedProducts(database())).get(centraId)
      if (!product) return failure('noSuchProduct')
      const request = { centraId, campaign: product.campaign, staff }
      const isStart = decision === 'production'
      const now = new Date()
      return await database().transaction(async (transaction) => {
        const decided = isStart
          ? await startProduction(transaction, request, now)
          : await closeCampaign(transaction, request, now)
        if (decided.ok && decided.value.isChanged) {
          const type = isStart ? 'startProduction' : 'closeCampaign'
          const target = { targetKind: 'campaign', targetId: centraId, documentId: null }
          const change = { before: { decision: null }, after: { decision } }
          await recordStaffAction(transaction, staff, { type, ...target, ...change }, now)
        }
        return decided
      })
    },
  }),
)
