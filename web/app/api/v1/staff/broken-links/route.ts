import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { listBrokenLinks } from '#web/server/external-links/list-broken-links.ts'
import { success } from '#web/server/result.ts'
import { listBrokenLinks as contract } from '#web/services/backend/contracts/list-broken-links.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    origin: 'studio',
    access: 'staff',
    clientLimit: { calls: 600, seconds: 60 },
    run: async () => success({ items: await listBrokenLinks(database()) }),
  }),
)
