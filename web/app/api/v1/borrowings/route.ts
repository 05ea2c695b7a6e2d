import { mailSender } from '#web/content/mail-sender.ts'
import { openingRules, shopFacts } from '#web/content/shop-facts.ts'
import { borrow } from '#web/server/borrowing/borrow.ts'
import { testProduct, titleOf } from '#web/server/catalogue/products.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { failure } from '#web/server/result.ts'
import { borrowTestGarment } from '#web/services/backend/contracts/borrow-test-garment.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(borrowTestGarment, {
    // Members and guests (docs/product/6).
    access: 'visitor',
    clientLimit: { calls: 60, seconds: 600 },
    subjectLimit: { calls: 10, seconds: 3600, subject: ({ body }) => body.email },
    async run({ body, session }) {
      const product = await testProduct(database(), body.documentId)
      if (!product) return failure('noSuchProduct')
      const [queue, sender, opening, facts] = await Promise.all([
        jobQueue(),
        mailSender(),
        openingRules(),
        shopFacts(body.lang),
      ])
      const lent = { title: titleOf(product, body.lang) ?? '', garments: product.testGarments ?? [] }
      const ports = { database: database(), queue, sender, product: lent, shopFacts: facts, opening }
      return await borrow(ports, body, session?.member.id ?? null, new Date())
    },
  }),
)
