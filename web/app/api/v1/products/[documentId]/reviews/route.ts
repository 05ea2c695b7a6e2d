import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { failure, success } from '#web/server/result.ts'
import { listReviews, readCursor } from '#web/server/reviews/list-reviews.ts'
import { listReviews as contract } from '#web/services/backend/contracts/list-reviews.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    async run({ params, query: { after, ...filter } }) {
      const position = after === undefined ? undefined : readCursor(after)
      if (after !== undefined && !position) return failure('invalidInput')
      return success(await listReviews(database(), params.documentId, filter, position))
    },
  }),
)
