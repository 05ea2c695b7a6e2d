import { pathOf, publishedProducts, titleOf } from '#web/content/products-for-api.ts'
import { listOwnReservations } from '#web/server/crowdfunding/list-reservations.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { listOwnReservations as contract } from '#web/services/backend/contracts/list-own-reservations.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    async run({ session, query: { lang } }) {
      const [own, products] = await Promise.all([
        listOwnReservations(database(), session.member.id),
        publishedProducts(),
      ])
      const byCentraId = new Map(products.map((product) => [product.centraId, product]))
      const reservations = own.map(({ id, state, createdAt, lines, decisions, orders }) => {
        const isConfirmed = state === 'confirmed'
        return {
          id,
          state: isConfirmed ? ('confirmed' as const) : ('cancelled' as const),
          createdAt: createdAt.toISOString(),
          lines: lines.map(({ centraId, title, fit, size, colour, quantity, priceEach, currency }) => ({
            centraId,
            fit,
            size,
            colour,
            quantity,
            title: titleOf(byCentraId.get(centraId), lang) ?? title,
            href: pathOf(byCentraId.get(centraId), lang) ?? null,
            price: priceEach !== null && currency ? { amount: priceEach, currency } : null,
            decision: decisions.get(centraId) ?? null,
            boughtBy: orders.get(centraId) ?? null,
          })),
          canCancel: isConfirmed && lines.every(({ centraId }) => decisions.get(centraId) !== 'production'),
        }
      })
      return success({ reservations })
    },
  }),
)
