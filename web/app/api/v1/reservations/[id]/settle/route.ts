import { settlePorts } from '#web/jobs/settle-reservations.ts'
import { settleReservation } from '#web/server/crowdfunding/settle-reservation.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { settleReservation as contract } from '#web/services/backend/contracts/settle-reservation.ts'
import { reservedItem } from '../reserved-item.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    // Each may ask the commerce platform.
    clientLimit: { calls: 60, seconds: 60 },
    async run({ params: { id }, body: { key, hasPaymentFailed } }) {
      const settled = await settleReservation(settlePorts(new Date()), { id, key }, hasPaymentFailed)
      if (!settled.ok) return settled
      const { state, orderNumber, lines } = settled.value
      return success({ id, state, orderNumber, lines: lines.map(reservedItem) })
    },
  }),
)
