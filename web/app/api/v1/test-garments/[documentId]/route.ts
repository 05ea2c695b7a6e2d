import { openingRules } from '#web/content/shop-facts.ts'
import { pickUpDays } from '#web/domain/borrowing/open-days.ts'
import { garmentsLeft } from '#web/domain/borrowing/test-garments.ts'
import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import { garmentsTaken } from '#web/server/borrowing/garments-taken.ts'
import { testProduct } from '#web/server/catalogue/products.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { failure, success } from '#web/server/result.ts'
import { getTestGarments } from '#web/services/backend/contracts/get-test-garments.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(getTestGarments, {
    async run({ params: { documentId } }) {
      const product = await testProduct(database(), documentId)
      if (!product) return failure('noSuchProduct')
      const today = osloDayOf(new Date())
      const [openingHours, takenGarments] = await Promise.all([
        openingRules(),
        garmentsTaken(database(), documentId, today),
      ])
      const openDays = pickUpDays(openingHours, today)
      return success({
        sizes: garmentsLeft(product.testGarments ?? [], takenGarments, today, openDays),
        pickUpDays: openDays,
      })
    },
  }),
)
