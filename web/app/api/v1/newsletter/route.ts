import { mailSender } from '#web/content/mail-sender.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { admitNewsletterRequest } from '#web/server/newsletter/request-limit.ts'
import { requestNewsletter } from '#web/server/newsletter/request-newsletter.ts'
import { requestNewsletter as contract } from '#web/services/backend/contracts/request-newsletter.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    // Many may share one address of the network.
    clientLimit: { calls: 60, seconds: 600 },
    async run({ body }) {
      const admitted = await admitNewsletterRequest(body.email)
      if (!admitted.ok) return admitted
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      return await requestNewsletter({ database: database(), queue, sender, now: new Date() }, body)
    },
  }),
)
