import { purchasePorts } from '#web/jobs/find-reserved-purchases.ts'
import { openPurchase } from '#web/server/crowdfunding/open-purchase.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { openOwnPurchase } from '#web/services/backend/contracts/open-own-purchase.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(openOwnPurchase, {
    access: 'member',
    async run({ session: { member }, params: { id }, body: { campaign, selection } }) {
      return await openPurchase(purchasePorts(new Date()), { id, centraId: campaign, member }, selection)
    },
  }),
)
