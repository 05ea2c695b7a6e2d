import 'server-only'
import { asc } from 'drizzle-orm'
import type { LiveVariant } from '#web/domain/product/live-product.ts'
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

/**
 * The stock that can be preordered, by item number; read only where the platform calls the stock of one of the variants
 * infinite.
 */
export async function preorderLeft(
  database: Database,
  variants: readonly Pick<LiveVariant, 'items'>[],
): Promise<ReadonlyMap<string, number>> {
  const isNeeded = variants.some(({ items }) => items.some(({ stock }) => stock === 'infinite'))
  const entries = isNeeded ? await allPreorderStock(database) : []
  return new Map(entries.map(({ itemNumber, stock }) => [String(itemNumber), stock]))
}
