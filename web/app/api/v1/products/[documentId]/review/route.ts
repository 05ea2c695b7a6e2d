import { isPublishedProduct } from '#web/server/catalogue/products.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { failure, success } from '#web/server/result.ts'
import { deleteReview, ownReview, writeReview } from '#web/server/reviews/write-review.ts'
import { deleteReview as deleteContract } from '#web/services/backend/contracts/delete-review.ts'
import { getOwnReview } from '#web/services/backend/contracts/get-own-review.ts'
import { writeReview as writeContract } from '#web/services/backend/contracts/write-review.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(getOwnReview, {
    access: 'member',
    run: async ({ session, params }) =>
      success({ review: await ownReview(database(), session.member.id, params.documentId) }),
  }),
  endpoint(writeContract, {
    access: 'member',
    maxBytes: 50_000,
    subjectLimit: { calls: 20, seconds: 600, subject: ({ session }) => session.member.id },
    async run({ session, params, body }) {
      if (!(await isPublishedProduct(database(), params.documentId))) return failure('noSuchProduct')
      return await writeReview(database(), session.member.id, params.documentId, body, new Date())
    },
  }),
  endpoint(deleteContract, {
    access: 'member',
    run: ({ session, params }) => deleteReview(database(), session.member.id, params.documentId, new Date()),
  }),
)
