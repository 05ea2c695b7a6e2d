import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { logIn } from '#web/server/members/log-in.ts'
import { sessionToken, setSessionCookie } from '#web/server/members/session-cookie.ts'
import { success } from '#web/server/result.ts'
import { logIn as contract } from '#web/services/backend/contracts/log-in.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    // Many may share one address of the network.
    clientLimit: { calls: 60, seconds: 600 },
    subjectLimit: { calls: 10, seconds: 600, subject: ({ body }) => body.email },
    async run({ body, request, headers }) {
      const userAgent = request.headers.get('user-agent') ?? ''
      const browser = { userAgent, previousToken: sessionToken(request) }
      const result = await logIn(database(), body, browser, new Date())
      if (!result.ok) return result
      setSessionCookie(headers, result.value.token)
      return success({})
    },
  }),
)
