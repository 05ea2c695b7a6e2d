import { database } from '#web/server/db/database.ts'
import { restorePost } from '#web/server/discussion/change-post.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { restorePost as contract } from '#web/services/backend/contracts/restore-post.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    maxBytes: 50_000,
    run: ({ session, params, body }) => restorePost(database(), session.member.id, params.id, body.text, new Date()),
  }),
)
