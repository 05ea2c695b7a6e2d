import { changeBorrowing } from '#web/server/borrowing/public.ts'
import { productsByDocumentId } from '#web/server/catalogue/products.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { recordStaffAction } from '#web/server/staff-actions/public.ts'
import { setBorrowingState } from '#web/services/backend/contracts/set-borrowing-state.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(setBorrowingState, {
    origin: 'studio',
    access: 'editor',
    async run({ params: { id }, body: { state }, staff }) {
      const garmentsOf = async (documentId: string) =>
        (await productsByDocumentId(database(), [documentId])).get(documentId)?.testGarments ?? undefined
      const now = new Date()
      return await database().transaction(async (transaction) => {
        const changed = await changeBorrowing(transaction, { id, state, staff, garmentsOf }, now)
        if (!changed.ok) return changed
        const { documentId, before, isChanged } = changed.value
        if (isChanged) {
          const target = { targetKind: 'borrowing', targetId: id, documentId }
          const change = { before: { state: before }, after: { state } }
          await recordStaffAction(transaction, staff, { type: 'setBorrowingState', ...target, ...change }, now)
        }
        return success({ isChanged })
      })
    },
  }),
)
