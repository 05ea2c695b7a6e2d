import { pathOf, publishedProducts } from '#web/content/products-for-api.ts'
import { findByKey } from '#web/server/crowdfunding/settle-reservation.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { getReservation } from '#web/services/backend/contracts/get-reservation.ts'
import { reservedItem } from './reserved-item.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(getReservation, {
    clientLimit: { calls: 120, seconds: 60 },
    async run({ params: { id }, query: { key, lang } }) {
      const [found, products] = await Promise.all([findByKey(database(), { id, key }), publishedProducts()])
      if (!found.ok) return found
      const { state, orderNumber, email, createdAt, expiresAt, delivery, lines } = found.value
      const byCentraId = new Map(products.map((product) => [product.centraId, product]))
      return success({
        id,
        state,
        orderNumber,
        email,
        createdAt: createdAt.toISOString(),
        delivery,
        expiresAt: expiresAt?.toISOString() ?? null,
        lines: lines.map((line) => {
          const product = byCentraId.get(line.centraId)
          const lastDay = product?.crowdfundingDate ?? null
          return { ...reservedItem(line), href: pathOf(product, lang) ?? null, lastDay }
        }),
      })
    },
  }),
)
