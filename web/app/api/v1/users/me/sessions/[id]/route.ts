import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { revokeSession } from '#web/server/members/sessions.ts'
import { failure, success } from '#web/server/result.ts'
import { revokeSession as contract } from '#web/services/backend/contracts/revoke-session.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    async run({ session, params }) {
      const isEnded = await revokeSession(database(), session.member, params.id)
      return isEnded ? success({}) : failure('noSuchSession')
    },
  }),
)
