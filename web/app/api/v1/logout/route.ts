import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { clearSessionCookie, sessionToken } from '#web/server/members/session-cookie.ts'
import { endSession } from '#web/server/members/sessions.ts'
import { success } from '#web/server/result.ts'
import { logOut } from '#web/services/backend/contracts/log-out.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(logOut, {
    async run({ request, headers }) {
      const token = sessionToken(request)
      if (token) await endSession(database(), token)
      clearSessionCookie(headers)
      return success({})
    },
  }),
)
