import { campaignLastDay, productsByCentraId, titleOf } from '#web/server/catalogue/products.ts'
import { listCampaignReservations } from '#web/server/crowdfunding/campaign-reservations.ts'
import { currentRun } from '#web/server/crowdfunding/campaign-run.ts'
import { database } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { success } from '#web/server/result.ts'
import { listCampaignReservations as contract } from '#web/services/backend/contracts/list-campaign-reservations.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    origin: 'studio',
    access: 'editor',
    async run({ params, query, lang }) {
      const run = await currentRun(database(), params.centraId, await campaignLastDay(database(), params.centraId))
      const { items, next } = await listCampaignReservations(database(), run, query.after, new Date())
      const product = (await productsByCentraId(database(), [params.centraId])).get(params.centraId)
      return success({
        items: items.map(({ memberId, createdAt, mailedAt, payBy, sentAgain, lines, ...item }) => ({
          id: item.id,
          email: item.email,
          name: item.name,
          status: item.status,
          boughtBy: item.boughtBy,
          canSendLink: item.canSendLink,
          isMember: memberId !== null,
          createdAt: createdAt.toISOString(),
          mailedAt: mailedAt?.toISOString() ?? null,
          payBy: payBy?.toISOString() ?? null,
          sentAgain: sentAgain && { at: sentAgain.at.toISOString(), by: sentAgain.by },
          lines: lines.map(({ centraId, item: itemId, title, fit, size, colour, quantity, priceEach, currency }) => ({
            centraId,
            itemId,
            fit,
            size,
            colour,
            quantity,
            title: title ?? titleOf(product, lang) ?? null,
            price: priceEach !== null && currency ? { amount: priceEach, currency } : null,
          })),
        })),
        next,
      })
    },
  }),
)
