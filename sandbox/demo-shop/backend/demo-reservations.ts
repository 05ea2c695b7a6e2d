import type { InferInsertModel } from 'drizzle-orm'
import { demoProducts } from '#sandbox/commerce/seed/demo-products.ts'
import type { reservationLines, reservations } from '#web/server/db/schema/reservations.ts'
import { CATALOGUE, type CatalogueProduct } from '../catalogue.ts'

type Reservation = InferInsertModel<typeof reservations> & {
  line: Omit<InferInsertModel<typeof reservationLines>, 'reservationId'>
}

const DAY = 24 * 3600 * 1000
/** How many days a campaign of the demo shop has run on the day of seeding, unless it has ended. */
const RUNNING_DAYS = 18

/** Confirmed reservations that add up to each campaign's `reserved`: one garment each, now and then two. */
export function demoReservations(today: Date, catalogue: readonly CatalogueProduct[] = CATALOGUE): Reservation[] {
  return catalogue.flatMap((product) => {
    const { campaign, sold } = product
    if (!campaign) return []
    const items = demoProducts([product]).flatMap(({ definition }) =>
      definition.items.map(({ item, name: size }) => {
        const { name, gender: fit, variantName } = definition
        return { item, title: name.nb, fit, size, colour: variantName.nb, priceEach: sold.nok, currency: 'NOK' }
      }),
    )
    const lastDay = Math.min(campaign.endsInDays, 0)
    return quantities(campaign.reserved).map((quantity, number): Reservation => {
      const daysAgo = ((number * 13) % RUNNING_DAYS) - lastDay
      const item = items[(number * 5) % items.length]
      if (!item) throw new Error(`Product ${product.centraId} has no items`)
      const email = `reserver-${product.centraId}-${number + 1}@example.com`
      return {
        idempotencyKey: `demo-${product.centraId}-${number + 1}`,
        state: 'confirmed',
        email,
        mailbox: email,
        createdAt: new Date(today.getTime() - daysAgo * DAY - number * 60_000),
        country: 'NO',
        line: { centraId: product.centraId, quantity, ...item },
      }
    })
  })
}

/** Parts of 1 and 2 with the sum. */
function quantities(sum: number): number[] {
  const parts: number[] = []
  for (let left = sum; left > 0; left -= parts.at(-1) ?? 1) parts.push(parts.length % 6 === 4 && left > 1 ? 2 : 1)
  return parts
}
