import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { disownAccount } from '#web/server/member-data/delete-account.ts'
import { verifyEmail } from '#web/server/members/verify-email.ts'
import { disownAccount as disownContract } from '#web/services/backend/contracts/disown-account.ts'
import { verifyEmail as contract } from '#web/services/backend/contracts/verify-email.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    clientLimit: { calls: 30, seconds: 600 },
    run: ({ session, body }) => verifyEmail(database(), session.member.id, body.token, new Date()),
  }),
  endpoint(disownContract, {
    clientLimit: { calls: 30, seconds: 600 },
    run: async ({ body }) => disownAccount(database(), body.token, await jobQueue(), new Date()),
  }),
)
