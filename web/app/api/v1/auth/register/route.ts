import { mailSender } from '#web/content/mail-sender.ts'
import { isNameOfShop } from '#web/content/name-of-shop.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { register } from '#web/server/members/register.ts'
import { setSessionCookie } from '#web/server/members/session-cookie.ts'
import { mailVerification } from '#web/server/members/verify-email.ts'
import { failure, success } from '#web/server/result.ts'
import { register as contract } from '#web/services/backend/contracts/register.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    clientLimit: { calls: 20, seconds: 3600 },
    subjectLimit: { calls: 5, seconds: 3600, subject: ({ body }) => body.email },
    async run({ body, lang, request, headers }) {
      if (await isNameOfShop(body.fullName)) return failure('nameOfTheShop')
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      const userAgent = request.headers.get('user-agent') ?? ''
      const now = new Date()
      const result = await register(
        database(),
        { ...body, lang },
        userAgent,
        (transaction, member) => mailVerification(transaction, member, { queue, sender }, now),
        now,
      )
      if (!result.ok) return result
      setSessionCookie(headers, result.value.token)
      return success({})
    },
  }),
)
