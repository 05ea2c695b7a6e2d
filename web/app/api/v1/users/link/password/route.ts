import { mailSender } from '#web/content/mail-sender.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { mailPasswordChanged } from '#web/server/members/account-mails.ts'
import { browserOf, setLoginCookies } from '#web/server/members/session-cookie.ts'
import { setPasswordByLink } from '#web/server/members/set-password-by-link.ts'
import { success } from '#web/server/result.ts'
import { setPasswordByLink as contract } from '#web/services/backend/contracts/set-password-by-link.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    async run({ body, request, headers }) {
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      const writeMail = mailPasswordChanged({ queue, sender })
      const result = await setPasswordByLink(database(), body, browserOf(request), writeMail, new Date())
      if (!result.ok) return result
      setLoginCookies(headers, result.value)
      return success({})
    },
  }),
)
