import { mailSender } from '#web/content/mail-sender.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { changeSubscriptions, readSubscriptions } from '#web/server/members/subscriptions.ts'
import { success } from '#web/server/result.ts'
import { changeSubscriptions as changeContract } from '#web/services/backend/contracts/change-subscriptions.ts'
import { getSubscriptions } from '#web/services/backend/contracts/get-subscriptions.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(getSubscriptions, {
    access: 'member',
    run: async ({ session }) => success(await readSubscriptions(database(), session.member, new Date())),
  }),
  endpoint(changeContract, {
    access: 'member',
    // Each end of a newsletter is a mail to the shop.
    subjectLimit: { calls: 20, seconds: 3600, subject: ({ session }) => session.member.id },
    async run({ session, body }) {
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      return await changeSubscriptions(database(), session.member.id, body, { queue, sender }, new Date())
    },
  }),
)
