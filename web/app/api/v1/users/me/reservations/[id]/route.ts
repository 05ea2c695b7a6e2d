import { cancelOwnReservation } from '#web/server/crowdfunding/cancel-reservation.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { cancelReservation } from '#web/services/backend/contracts/cancel-reservation.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(cancelReservation, {
    access: 'member',
    run: ({ session, params }) => cancelOwnReservation(database(), session.member, params.id),
  }),
)
