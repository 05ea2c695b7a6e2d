import 'server-only'
import { asc } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { preorderStock } from '../db/schema/preorder-stock.ts'

/** docs/product/3. `productId` is the number of the variant part of an item id: 1010201 of `10102-1010201`. */
export type PreorderStockEntry = {
  readonly productId: number
  /** What can still be ordered at all, and of the next delivery. */
  readonly stock: number
  readonly nextDeliveryStock: number
  /** `YYYY-MM-DD`; null while the delivery is not known. */
  readonly deliveryDate: string | null
}

/** Every item that can be ordered ahead. */
export function allPreorderStock(database: Database): Promise<PreorderStockEntry[]> {
  const { productId, stock, nextDeliveryStock, deliveryDate } = preorderStock
  return database
    .select({ productId, stock, nextDeliveryStock, deliveryDate })
    .from(preorderStock)
    .orderBy(asc(productId))
}
