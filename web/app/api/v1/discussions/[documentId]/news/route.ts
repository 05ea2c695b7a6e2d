import { database } from '#web/server/db/database.ts'
import { countPostsSince } from '#web/server/discussion/list-posts.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { countNewPosts } from '#web/services/backend/contracts/count-new-posts.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(countNewPosts, {
    access: 'visitor',
    run: async ({ params, query, session }) =>
      success(await countPostsSince(database(), params.documentId, new Date(query.since), session?.member.id)),
  }),
)
