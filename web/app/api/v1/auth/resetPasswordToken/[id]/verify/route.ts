import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { verifyResetCode } from '#web/server/members/reset-password.ts'
import { verifyResetCode as contract } from '#web/services/backend/contracts/verify-reset-code.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    clientLimit: { calls: 30, seconds: 600 },
    run: ({ params, body }) => verifyResetCode(database(), params.id, body, new Date()),
  }),
)
