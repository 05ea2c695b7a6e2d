import { sql } from 'drizzle-orm'
import type { Database } from '#web/server/db/pool.ts'
import { preorderStock } from '#web/server/db/schema/preorder-stock.ts'
import type { PreorderStockEntry } from '#web/server/preorder/preorder-stock.ts'

/** Rows in one statement. */
const batchSize = 1000

/** Upserts the rows in one transaction; other items are not changed. */
export async function writeRows(database: Database, rows: readonly PreorderStockEntry[]): Promise<void> {
  await database.transaction(async (transaction) => {
    for (let start = 0; start < rows.length; start += batchSize) {
      await transaction
        .insert(preorderStock)
        .values(rows.slice(start, start + batchSize))
        .onConflictDoUpdate({
          target: preorderStock.itemNumber,
          set: {
            stock: sql`excluded.stock`,
            nextDeliveryStock: sql`excluded.next_delivery_stock`,
            deliveryDate: sql`excluded.delivery_date`,
            updatedAt: sql`now()`,
          },
        })
    }
  })
}
