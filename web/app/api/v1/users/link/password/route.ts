import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { setSessionCookie } from '#web/server/members/session-cookie.ts'
import { setPasswordByLink } from '#web/server/members/set-password-by-link.ts'
import { success } from '#web/server/result.ts'
import { setPasswordByLink as contract } from '#web/services/backend/contracts/set-password-by-link.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    clientLimit: { calls: 30, seconds: 600 },
    async run({ body, request, headers }) {
      const userAgent = request.headers.get('user-agent') ?? ''
      const result = await setPasswordByLink(database(), body, userAgent, new Date())
      if (!result.ok) return result
      setSessionCookie(headers, result.value.token)
      return success({})
    },
  }),
)
