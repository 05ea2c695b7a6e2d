import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { orderApi } from '#web/server/order-api.ts'
import { listOwnOrders } from '#web/server/orders/list-own-orders.ts'
import { success } from '#web/server/result.ts'
import { listOwnOrders as contract } from '#web/services/backend/contracts/list-own-orders.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    clientLimit: { calls: 120, seconds: 60 },
    async run({ session, query: { after } }) {
      const { next, ...page } = await listOwnOrders(orderApi, session.member, after)
      return success({ ...page, next: next === null ? null : String(next) })
    },
  }),
)
