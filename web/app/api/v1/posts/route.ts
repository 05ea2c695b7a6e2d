import { isPublishedProduct } from '#web/server/catalogue/products.ts'
import { database } from '#web/server/db/database.ts'
import { writePost } from '#web/server/discussion/write-post.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { failure } from '#web/server/result.ts'
import { writePost as contract } from '#web/services/backend/contracts/write-post.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    maxBytes: 50_000,
    subjectLimit: { calls: 20, seconds: 600, subject: ({ session }) => session.member.id },
    async run({ session, body }) {
      if (!(await isPublishedProduct(database(), body.documentId))) return failure('noSuchProduct')
      return await writePost(database(), body, { memberId: session.member.id }, new Date())
    },
  }),
)
