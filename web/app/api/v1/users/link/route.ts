import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { readMailLink } from '#web/server/members/mail-link.ts'
import { readMailLink as contract } from '#web/services/backend/contracts/read-mail-link.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'visitor',
    clientLimit: { calls: 60, seconds: 600 },
    run: ({ body, session }) => readMailLink(database(), body.token, session, new Date()),
  }),
)
