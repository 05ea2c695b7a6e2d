import { mailSender } from '#web/content/mail-sender.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { mailPasswordChanged } from '#web/server/members/account-mails.ts'
import { changePassword } from '#web/server/members/change-password.ts'
import { browserOf } from '#web/server/members/session-cookie.ts'
import { changePassword as contract } from '#web/services/backend/contracts/change-password.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    // Each attempt computes a hash, and a stolen session must not allow guessing the password. Each change is a mail.
    subjectLimit: { calls: 10, seconds: 3600, subject: ({ session }) => session.member.id },
    async run({ session, body, request }) {
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      return await changePassword(database(), session, body, browserOf(request), mailPasswordChanged({ queue, sender }))
    },
  }),
)
