import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { changePassword } from '#web/server/members/change-password.ts'
import { changePassword as contract } from '#web/services/backend/contracts/change-password.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    // Each attempt computes a hash, and a stolen session must not allow guessing the password.
    subjectLimit: { calls: 10, seconds: 900, subject: ({ session }) => session.member.id },
    run: ({ session, body }) => changePassword(database(), session, body),
  }),
)
