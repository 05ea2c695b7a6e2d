import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { endAllSessions, listSessions } from '#web/server/members/sessions.ts'
import { success } from '#web/server/result.ts'
import { listSessions as contract } from '#web/services/backend/contracts/list-sessions.ts'
import { revokeOtherSessions } from '#web/services/backend/contracts/revoke-other-sessions.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    run: async ({ session }) => success({ sessions: await listSessions(database(), session, new Date()) }),
  }),
  endpoint(revokeOtherSessions, {
    access: 'member',
    async run({ session }) {
      await endAllSessions(database(), session.member.id, session.id)
      return success({})
    },
  }),
)
