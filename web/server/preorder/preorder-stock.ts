import 'server-only'
import { asc } from 'drizzle-orm'
import type { ResponseOf } from '#web/services/backend/contract.ts'
import type { getPreorderStock } from '#web/services/backend/contracts/get-preorder-stock.ts'
import type { Database } from '../db/pool.ts'
import { preorderStock } from '../db/schema/preorder-stock.ts'

/** What can be ordered ahead of one item (docs/product/3). */
export type PreorderStockEntry = ResponseOf<typeof getPreorderStock>['stock'][number]

/** Every item that can be ordered ahead. */
export function allPreorderStock(database: Database): Promise<PreorderStockEntry[]> {
  const { productId, stock, nextDeliveryStock, deliveryDate } = preorderStock
  return database
    .select({ productId, stock, nextDeliveryStock, deliveryDate })
    .from(preorderStock)
    .orderBy(asc(productId))
}
