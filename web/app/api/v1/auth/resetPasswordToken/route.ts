import { setTimeout } from 'node:timers/promises'
import { mailSender } from '#web/content/mail-sender.ts'
import { writeMail } from '#web/mails/mails.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { countTry } from '#web/server/growing-delays.ts'
import { requestPasswordReset } from '#web/server/members/reset-password.ts'
import { enqueueMail } from '#web/server/outbox/public.ts'
import { failure } from '#web/server/result.ts'
import { requestPasswordReset as contract } from '#web/services/backend/contracts/request-password-reset.ts'

/** Longer than writing the mail takes: the time of the response does not tell whether a member has the address. */
const RESPONSE_TIME_MS = 400

/**
 * Mails to one address, whoever asks for them. The longest delay is shorter than the links work: others who ask all the
 * time leave a usable link in the owner's mail.
 */
const mailsToAddress = { name: 'mails with a code', free: 3, firstSeconds: 60, longestSeconds: 900 }

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    clientLimit: { calls: 20, seconds: 600 },
    async run({ body, lang }) {
      const earliest = setTimeout(RESPONSE_TIME_MS)
      const now = new Date()
      // Counted alike whether or not a member has the address.
      const counted = await countTry(database(), [{ subject: body.email, delays: mailsToAddress }], now)
      if (!counted.ok) return failure('tooManyMails', counted.retryAfter)
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      const result = await requestPasswordReset(
        database(),
        body.email,
        (transaction, { resetId, email, code, linkToken }) => {
          const envelope = { to: email, lang, sender, id: `reset-${resetId}` }
          const url = `${sender.siteOrigin}${fixedLink(lang, 'account')}#password=${linkToken}`
          return enqueueMail(transaction, queue, writeMail('passwordReset', { code, url }, envelope))
        },
        now,
      )
      await earliest
      return result
    },
  }),
)
