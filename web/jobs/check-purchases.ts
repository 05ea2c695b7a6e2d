import 'server-only'
import { productsByDocumentId } from '../server/catalogue/products.ts'
import { database } from '../server/db/database.ts'
import { orderApi } from '../server/order-api.ts'
import { checkPurchases } from '../server/reviews/check-purchases.ts'

/** Finds out which reviews are of products that their authors have bought. */
export async function checkReviewedPurchases(): Promise<void> {
  await checkPurchases({ database: database(), now: () => new Date(), orders: orderApi, centraIds })
}

async function centraIds(documentIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const products = await productsByDocumentId(database(), documentIds)
  return new Map([...products.values()].flatMap(({ _id, centraId }) => (centraId ? [[_id, centraId] as const] : [])))
}
