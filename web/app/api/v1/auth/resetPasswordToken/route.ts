import { setTimeout } from 'node:timers/promises'
import { mailSender } from '#web/content/mail-sender.ts'
import { writeMail } from '#web/mails/mails.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { requestPasswordReset } from '#web/server/members/reset-password.ts'
import { enqueueMail } from '#web/server/outbox/for-other-subjects.ts'
import { requestPasswordReset as contract } from '#web/services/backend/contracts/request-password-reset.ts'

/** Longer than writing the mail takes: the time of the response does not tell whether a member has the address. */
const RESPONSE_TIME_MS = 400

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    clientLimit: { calls: 20, seconds: 3600 },
    // Counted alike whether or not a member has the address.
    subjectLimit: { calls: 5, seconds: 3600, subject: ({ body }) => body.email },
    async run({ body, lang }) {
      const earliest = setTimeout(RESPONSE_TIME_MS)
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      const result = await requestPasswordReset(
        database(),
        body.email,
        (transaction, { resetId, email, code }) => {
          const envelope = { to: email, lang, sender, id: `reset-${resetId}` }
          return enqueueMail(transaction, queue, writeMail('passwordReset', { code }, envelope))
        },
        new Date(),
      )
      await earliest
      return result
    },
  }),
)
