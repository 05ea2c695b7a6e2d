import { mailSender } from '#web/content/mail-sender.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { requestVerification } from '#web/server/members/verify-email.ts'
import { requestVerification as contract } from '#web/services/backend/contracts/request-verification.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    subjectLimit: { calls: 3, seconds: 3600, subject: ({ session }) => session.member.id },
    async run({ session }) {
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      return await requestVerification(database(), session.member.id, { queue, sender }, new Date())
    },
  }),
)
