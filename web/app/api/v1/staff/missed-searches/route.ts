import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { listMissedSearches } from '#web/server/missed-searches/missed-searches.ts'
import { success } from '#web/server/result.ts'
import { listMissedSearches as contract } from '#web/services/backend/contracts/list-missed-searches.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    origin: 'studio',
    access: 'staff',
    clientLimit: { calls: 600, seconds: 60 },
    run: async () => success({ items: await listMissedSearches(database()) }),
  }),
)
