import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { listIdeas } from '#web/server/moderation/list-ideas.ts'
import { readCursor } from '#web/server/paging.ts'
import { failure, success } from '#web/server/result.ts'
import { listIdeas as contract } from '#web/services/backend/contracts/list-ideas.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    origin: 'studio',
    access: 'editor',
    clientLimit: { calls: 600, seconds: 60 },
    async run({ query: { state, after: cursor } }) {
      const after = cursor === undefined ? undefined : readCursor(cursor)
      if (cursor !== undefined && !after) return failure('invalidInput')
      return success(await listIdeas(database(), state, after))
    },
  }),
)
