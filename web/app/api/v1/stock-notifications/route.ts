import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { subscribeToStock } from '#web/server/stock-notifications/waiting.ts'
import { subscribeToStock as contract } from '#web/services/backend/contracts/subscribe-to-stock.ts'
import { checkItem } from './check-item.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    // Many clients may share one IP address; one e-mail address needs far fewer attempts.
    clientLimit: { calls: 60, seconds: 600 },
    subjectLimit: { calls: 10, seconds: 3600, subject: ({ body }) => body.email },
    async run({ body }) {
      const checked = await checkItem(body.centraId, body.itemId)
      return checked.ok ? await subscribeToStock(database(), body) : checked
    },
  }),
)
