import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { reportReview } from '#web/server/reports.ts'
import { reportReview as contract } from '#web/services/backend/contracts/report-review.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    subjectLimit: { calls: 20, seconds: 3600, subject: ({ session }) => session.member.id },
    run: ({ session, params, body }) => reportReview(database(), session.member.id, params.id, body.reason, new Date()),
  }),
)
