import { mailSender } from '#web/content/mail-sender.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { cancelEmailChange, requestEmailChange } from '#web/server/members/change-email.ts'
import { currentMember } from '#web/server/members/profile.ts'
import { success } from '#web/server/result.ts'
import { cancelEmailChange as cancelContract } from '#web/services/backend/contracts/cancel-email-change.ts'
import { requestEmailChange as contract } from '#web/services/backend/contracts/request-email-change.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    // Each change is a mail to an address that may be somebody else's, and a stolen session must not allow guessing the
    // password.
    subjectLimit: { calls: 5, seconds: 3600, subject: ({ session }) => session.member.id },
    async run({ session, body }) {
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      const result = await requestEmailChange(database(), session.member, body, { queue, sender }, new Date())
      return result.ok ? success(currentMember(result.value)) : result
    },
  }),
  endpoint(cancelContract, {
    access: 'member',
    async run({ session }) {
      const result = await cancelEmailChange(database(), session.member)
      return result.ok ? success(currentMember(result.value)) : result
    },
  }),
)
