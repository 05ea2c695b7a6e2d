import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { verifyEmail } from '#web/server/members/verify-email.ts'
import { verifyEmail as contract } from '#web/services/backend/contracts/verify-email.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    clientLimit: { calls: 30, seconds: 600 },
    run: ({ body }) => verifyEmail(database(), body.token, new Date()),
  }),
)
