import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { summariseReviews } from '#web/server/reviews/summarise-reviews.ts'
import { summariseReviews as contract } from '#web/services/backend/contracts/summarise-reviews.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    run: async ({ query }) => success({ summaries: await summariseReviews(database(), query.documentIds) }),
  }),
)
