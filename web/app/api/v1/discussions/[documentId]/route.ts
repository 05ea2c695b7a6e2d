import { database } from '#web/server/db/database.ts'
import { readCursor } from '#web/server/discussion/cursor.ts'
import { listPosts } from '#web/server/discussion/list-posts.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { failure, success } from '#web/server/result.ts'
import { listPosts as contract } from '#web/services/backend/contracts/list-posts.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'visitor',
    async run({ params, query, session }) {
      const after = query.after === undefined ? undefined : readCursor(query.after)
      if (query.after !== undefined && !after) return failure('invalidInput')
      const at = new Date().toISOString()
      return success({ ...(await listPosts(database(), params.documentId, after, session?.member.id)), at })
    },
  }),
)
