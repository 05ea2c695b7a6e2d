import { listEnded, listGarmentsOut } from '#web/server/borrowing/list-borrowings.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { listBorrowings } from '#web/services/backend/contracts/list-borrowings.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(listBorrowings, {
    origin: 'studio',
    access: 'editor',
    async run({ query: { which, documentId, after } }) {
      return success(
        which === 'out'
          ? await listGarmentsOut(database(), documentId)
          : await listEnded(database(), documentId, after),
      )
    },
  }),
)
