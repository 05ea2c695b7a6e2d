import { campaignLastDay } from '#web/server/catalogue/products.ts'
import { currentRun } from '#web/server/crowdfunding/campaign-run.ts'
import { reservationsByDay } from '#web/server/crowdfunding/reservations-by-day.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { listCampaignDays } from '#web/services/backend/contracts/list-campaign-days.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(listCampaignDays, {
    origin: 'studio',
    access: 'staff',
    async run({ params: { centraId } }) {
      const run = await currentRun(database(), centraId, await campaignLastDay(database(), centraId))
      return success({ days: await reservationsByDay(database(), run, new Date()) })
    },
  }),
)
