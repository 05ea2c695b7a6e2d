import 'server-only'
import { mailSender } from '../content/mail-sender.ts'
import { crowdfundedProducts } from '../server/catalogue/products.ts'
import { type SettlePorts, settleDue } from '../server/crowdfunding/settle-reservation.ts'
import { database, jobQueue } from '../server/db/database.ts'
import { orderApi } from '../server/order-api.ts'
import { reportServerFailure } from '../server/report.ts'

/** Settles reservations whose shopper has not come back from the payment (docs/product/4). */
export async function settleReservations(): Promise<void> {
  await settleDue(settlePorts(new Date()))
}

/** Settling on the shop's own services. */
export function settlePorts(now: Date): SettlePorts {
  return {
    database: database(),
    now,
    orders: orderApi,
    async confirming() {
      const [queue, sender, campaigns] = await Promise.all([jobQueue(), mailSender(), crowdfundedProducts(database())])
      return { database: database(), queue, sender, campaigns, now }
    },
    report: (problem) => reportServerFailure('settle-reservations', new Error(problem)),
  }
}
