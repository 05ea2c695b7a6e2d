import { mailSender } from '#web/content/mail-sender.ts'
import { resendConfirmLink } from '#web/server/crowdfunding/mail-reserver.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { resendConfirmation } from '#web/services/backend/contracts/resend-confirmation.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(resendConfirmation, {
    clientLimit: { calls: 10, seconds: 600 },
    subjectLimit: { calls: 3, seconds: 3600, subject: ({ params }) => params.id },
    async run({ params: { id }, body: { key } }) {
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      return await resendConfirmLink({ database: database(), queue, sender, now: new Date() }, { id, key })
    },
  }),
)
