import { reservedTotal } from '#web/domain/bag/bag-totals.ts'
import { purchasePorts } from '#web/jobs/find-reserved-purchases.ts'
import { pathOf, productsByCentraId, titleOf } from '#web/server/catalogue/products.ts'
import { listOwnReservations } from '#web/server/crowdfunding/list-reservations.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { listOwnReservations as contract } from '#web/services/backend/contracts/list-own-reservations.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    clientLimit: { calls: 120, seconds: 60 },
    async run({ session, query: { lang } }) {
      const own = await listOwnReservations(purchasePorts(new Date()), session.member)
      const centraIds = own.flatMap(({ lines }) => lines.map(({ centraId }) => centraId))
      const byCentraId = await productsByCentraId(database(), centraIds)
      const reservations = own.map(({ id, state, email, createdAt, delivery, lines, decisions, purchases }) => {
        const isConfirmed = state === 'confirmed'
        const orders = new Map(purchases.map(({ centraId, orderNumber }) => [centraId, orderNumber]))
        return {
          id,
          state: isConfirmed ? ('confirmed' as const) : ('cancelled' as const),
          email,
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
          purchases: purchases.flatMap(({ centraId, state: sold, until, orderNumber }) => {
            if (!isConfirmed || orderNumber !== null) return []
            const campaignLines = lines.filter((line) => line.centraId === centraId)
            const total = reservedTotal(campaignLines, delivery) ?? null
            return [{ centraId, state: sold, until: until.toISOString(), total }]
          }),
          canCancel: isConfirmed && lines.every(({ centraId }) => decisions.get(centraId) !== 'production'),
        }
      })
      return success({ isEmailVerified: session.member.emailVerifiedAt !== null, reservations })
    },
  }),
)
