import { noteBag } from '#web/server/bags/bag-products.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { noteBag as contract } from '#web/services/backend/contracts/note-bag.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    clientLimit: { calls: 60, seconds: 3600 },
    async run({ body: { bag, centraIds } }) {
      await noteBag(database(), bag, centraIds)
      return success({})
    },
  }),
)
