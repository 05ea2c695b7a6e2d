import { listOwnBorrowings } from '#web/server/borrowing/list-borrowings.ts'
import { pathOf, productsByDocumentId, titleOf } from '#web/server/catalogue/products.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { listOwnBorrowings as contract } from '#web/services/backend/contracts/list-own-borrowings.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    async run({ session, query: { lang } }) {
      const rows = await listOwnBorrowings(database(), session.member.id)
      const products = await productsByDocumentId(
        database(),
        rows.map(({ documentId }) => documentId),
      )
      const borrowings = rows.map(({ id, state, documentId, size, pickUpDay, keptUntil, createdAt }) => {
        const product = products.get(documentId)
        return {
          id,
          state,
          documentId,
          size,
          pickUpDay,
          keptUntil,
          createdAt: createdAt.toISOString(),
          title: titleOf(product, lang) ?? null,
          href: pathOf(product, lang) ?? null,
          canCancel: state === 'reserved',
        }
      })
      return success({ borrowings })
    },
  }),
)
