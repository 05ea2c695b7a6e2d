import { mailSender } from '#web/content/mail-sender.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { disownAccount } from '#web/server/member-data/delete-account.ts'
import { forgiveRegistration } from '#web/server/members/registration-limits.ts'
import { verifyEmail } from '#web/server/members/verify-email.ts'
import { clientKey } from '#web/server/rate-limits.ts'
import { disownAccount as disownContract } from '#web/services/backend/contracts/disown-account.ts'
import { verifyEmail as contract } from '#web/services/backend/contracts/verify-email.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    async run({ session, body, request }) {
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      const ports = { queue, sender }
      const { member } = session
      const result = await verifyEmail(database(), member.id, body.token, ports, new Date())
      if (result.ok && !member.emailVerifiedAt) await forgiveRegistration(clientKey(request))
      return result
    },
  }),
  endpoint(disownContract, {
    async run({ body }) {
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      return await disownAccount(database(), body.token, { queue, sender }, new Date())
    },
  }),
)
