import 'server-only'
import { soldProductsQuery } from '../content/queries/sold-products.groq.ts'
import { readPublished } from '../content/read-published.ts'
import { database } from '../server/db/database.ts'
import { orderApi } from '../server/order-api.ts'
import { checkPurchases } from '../server/reviews/check-purchases.ts'

/** Finds out which reviews are about something that their authors have bought. */
export async function checkReviewedPurchases(): Promise<void> {
  await checkPurchases({ database: database(), now: () => new Date(), orders: orderApi, centraIds })
}

async function centraIds(): Promise<ReadonlyMap<string, string>> {
  const products = await readPublished(soldProductsQuery)
  return new Map(products.flatMap(({ _id, centraId }) => (centraId ? [[_id, centraId] as const] : [])))
}
