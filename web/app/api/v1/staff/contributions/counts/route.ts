import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { countContributions } from '#web/server/moderation/count-contributions.ts'
import { success } from '#web/server/result.ts'
import { countContributions as contract } from '#web/services/backend/contracts/count-contributions.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    origin: 'studio',
    access: 'staff',
    clientLimit: { calls: 600, seconds: 60 },
    run: async ({ query: { since } }) =>
      success(await countContributions(database(), since === undefined ? undefined : new Date(since))),
  }),
)
