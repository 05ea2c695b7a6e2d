import { cancelOwnBorrowing } from '#web/server/borrowing/cancel-borrowing.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { cancelBorrowing } from '#web/services/backend/contracts/cancel-borrowing.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(cancelBorrowing, {
    access: 'member',
    run: ({ session, params }) => cancelOwnBorrowing(database(), session.member.id, params.id, new Date()),
  }),
)
