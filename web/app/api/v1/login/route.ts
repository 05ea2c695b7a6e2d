import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { logIn } from '#web/server/members/log-in.ts'
import { countLogin } from '#web/server/members/login-tries.ts'
import { browserOf, setLoginCookies } from '#web/server/members/session-cookie.ts'
import { clientKey } from '#web/server/rate-limits.ts'
import { success } from '#web/server/result.ts'
import { logIn as contract } from '#web/services/backend/contracts/log-in.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    // Tries are counted by `countLogin`, which lets a browser in that the member has used, whatever else its client
    // does.
    clientLimit: 'unlimited',
    async run({ body, request, headers }) {
      const now = new Date()
      const browser = browserOf(request)
      const who = { email: body.email, client: clientKey(request), deviceToken: browser.deviceToken }
      const counted = await countLogin(database(), who, now)
      if (!counted.ok) return counted
      const result = await logIn(database(), body, browser, now)
      if (!result.ok) return result
      await counted.value.succeeded()
      setLoginCookies(headers, result.value)
      return success({})
    },
  }),
)
