import { pathOf, productsByCentraId } from '#web/server/catalogue/products.ts'
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
      const found = await findByKey(database(), { id, key })
      if (!found.ok) return found
      const { state, orderNumber, email, createdAt, expiresAt, delivery, lines } = found.value
      const byCentraId = await productsByCentraId(
        database(),
        lines.map(({ centraId }) => centraId),
      )
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
