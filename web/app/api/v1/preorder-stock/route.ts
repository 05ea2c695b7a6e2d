import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { allPreorderStock } from '#web/server/preorder/preorder-stock.ts'
import { success } from '#web/server/result.ts'
import { getPreorderStock } from '#web/services/backend/contracts/get-preorder-stock.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(getPreorderStock, {
    origin: 'studio',
    cacheControl: 'public, max-age=10',
    run: async () => {
      const entries = await allPreorderStock(database())
      return success({ stock: entries.map(({ itemNumber, ...entry }) => ({ productId: itemNumber, ...entry })) })
    },
  }),
)
