import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { failure } from '#web/server/result.ts'
import { subscribeToStock } from '#web/server/stock-notifications/subscribe.ts'
import { subscribeToStock as contract } from '#web/services/backend/contracts/subscribe-to-stock.ts'
import { isItemOf } from './is-item-of.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    // Many clients may share one IP address; one e-mail address needs far fewer attempts.
    clientLimit: { calls: 60, seconds: 600 },
    subjectLimit: { calls: 10, seconds: 3600, subject: ({ body }) => body.email },
    async run({ body }) {
      if (!(await isItemOf(body.centraId, body.itemId))) return failure('noSuchProduct')
      return await subscribeToStock(database(), body)
    },
  }),
)
