import { productPage } from '#web/content/product-page.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { readCursor } from '#web/server/paging.ts'
import { failure, success } from '#web/server/result.ts'
import { listOwnReviews } from '#web/server/reviews/list-own-reviews.ts'
import { listOwnReviews as contract } from '#web/services/backend/contracts/list-own-reviews.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    async run({ session, query: { after }, lang }) {
      const position = after === undefined ? undefined : readCursor(after)
      if (after !== undefined && !position) return failure('invalidInput')
      const { items, next } = await listOwnReviews(database(), session.member.id, position)
      const listed = items.map(async (review) => {
        const { title: productTitle, productHref } = await productPage(lang, review.documentId)
        const { id, title, text, stars } = review
        return {
          id,
          title,
          text,
          stars,
          productTitle,
          href: productHref,
          createdAt: review.createdAt.toISOString(),
          isEdited: review.editedAt !== null,
          isHidden: review.hiddenAt !== null,
        }
      })
      return success({ items: await Promise.all(listed), next })
    },
  }),
)
