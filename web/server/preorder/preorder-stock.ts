import 'server-only'
import { asc } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { preorderStock } from '../db/schema/preorder-stock.ts'

/** How many pieces of an item can be preordered, and when they are delivered (docs/product/3). */
export type PreorderStockEntry = Omit<typeof preorderStock.$inferSelect, 'updatedAt'>

/** Every item that can be preordered. */
export function allPreorderStock(database: Database): Promise<PreorderStockEntry[]> {
  const { itemNumber, stock, nextDeliveryStock, deliveryDate } = preorderStock
  return database
    .select({ itemNumber, stock, nextDeliveryStock, deliveryDate })
    .from(preorderStock)
    .orderBy(asc(itemNumber))
}
