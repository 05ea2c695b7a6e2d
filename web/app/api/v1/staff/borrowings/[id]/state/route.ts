import { publishedProducts } from '#web/content/products-for-api.ts'
import { changeBorrowing } from '#web/server/borrowing/for-other-subjects.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { setBorrowingState } from '#web/services/backend/contracts/set-borrowing-state.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(setBorrowingState, {
    origin: 'studio',
    access: 'editor',
    async run({ params: { id }, body: { state }, staff }) {
      const products = await publishedProducts()
      const garmentsOf = (documentId: string) =>
        products.find(({ _id }) => _id === documentId)?.testGarments ?? undefined
      const changed = await database().transaction((transaction) =>
        changeBorrowing(transaction, { id, state, staff, garmentsOf }, new Date()),
      )
      return changed.ok ? success({ isChanged: changed.value.isChanged }) : changed
    },
  }),
)
