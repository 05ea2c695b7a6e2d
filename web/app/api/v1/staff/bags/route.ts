import { countBags } from '#web/server/bags/bag-products.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { countBags as contract } from '#web/services/backend/contracts/count-bags.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    origin: 'studio',
    access: 'staff',
    run: async ({ query: { centraIds } }) => success({ bags: await countBags(database(), centraIds, new Date()) }),
  }),
)
