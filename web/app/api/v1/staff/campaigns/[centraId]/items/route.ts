import { campaignLastDay } from '#web/server/catalogue/products.ts'
import { currentRun } from '#web/server/crowdfunding/campaign-run.ts'
import { countReservedItems } from '#web/server/crowdfunding/count-reserved-items.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { countCampaignReservations } from '#web/services/backend/contracts/count-campaign-reservations.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(countCampaignReservations, {
    origin: 'studio',
    access: 'staff',
    async run({ params: { centraId } }) {
      const run = await currentRun(database(), centraId, await campaignLastDay(database(), centraId))
      return success({ items: await countReservedItems(database(), run, new Date()) })
    },
  }),
)
