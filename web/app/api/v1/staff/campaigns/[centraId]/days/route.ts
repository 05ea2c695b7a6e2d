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
    run: async ({ params }) => success({ days: await reservationsByDay(database(), params.centraId, new Date()) }),
  }),
)
