import { pathOf, publishedProducts, titleOf } from '#web/content/products-for-api.ts'
import { listOwnBorrowings } from '#web/server/borrowing/list-borrowings.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { listOwnBorrowings as contract } from '#web/services/backend/contracts/list-own-borrowings.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    async run({ session, query: { lang } }) {
      const [rows, products] = await Promise.all([
        listOwnBorrowings(database(), session.member.id),
        publishedProducts(),
      ])
      const borrowings = rows.map(({ id, state, documentId, size, pickUpDay, keptUntil, createdAt }) => {
        const product = products.find(({ _id }) => _id === documentId)
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
