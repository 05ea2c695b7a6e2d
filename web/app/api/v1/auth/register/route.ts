import { mailSender } from '#web/content/mail-sender.ts'
import { isNameOfShop } from '#web/content/name-of-shop.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { register } from '#web/server/members/register.ts'
import { limitRegistrations } from '#web/server/members/registration-limits.ts'
import { browserOf, setLoginCookies } from '#web/server/members/session-cookie.ts'
import { mailVerification } from '#web/server/members/verify-email.ts'
import { clientKey } from '#web/server/rate-limits.ts'
import { failure, success } from '#web/server/result.ts'
import { register as contract } from '#web/services/backend/contracts/register.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  // Limits what a client gains, beyond the calls of any client.
  endpoint(contract, {
    async run({ body, lang, request, headers }) {
      if (await isNameOfShop(body.fullName)) return failure('nameOfTheShop')
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      const now = new Date()
      const result = await limitRegistrations({ email: body.email, client: clientKey(request) }, () =>
        register(
          database(),
          { ...body, lang },
          browserOf(request),
          (transaction, member) => mailVerification(transaction, member, { queue, sender }, now),
          now,
        ),
      )
      if (!result.ok) return result
      setLoginCookies(headers, result.value)
      return success({})
    },
  }),
)
