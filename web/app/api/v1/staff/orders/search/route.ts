import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { orderApi } from '#web/server/order-api.ts'
import { searchOrders } from '#web/server/orders/search-orders.ts'
import { success } from '#web/server/result.ts'
import { searchOrders as contract } from '#web/services/backend/contracts/search-orders.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    origin: 'studio',
    access: 'editor',
    run: async ({ body: { search, after } }) => success(await searchOrders(orderApi, search, after)),
  }),
)
