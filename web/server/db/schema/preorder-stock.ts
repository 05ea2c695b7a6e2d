import { sql } from 'drizzle-orm'
import { bigint, check, date, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

/**
 * The number of an item that can still be preordered, and its delivery date. One row per item whose stock the platform
 * calls infinite.
 */
export const preorderStock = pgTable(
  'preorder_stock',
  {
    /** The number after the dash of the platform's item id, which is unique in the shop. */
    itemNumber: bigint('product_id', { mode: 'number' }).primaryKey(),
    stock: integer('stock').notNull(),
    nextDeliveryStock: integer('next_delivery_stock').notNull(),
    /** `YYYY-MM-DD`, a day in Oslo; without one the delivery is not known yet. */
    deliveryDate: date('delivery_date', { mode: 'string' }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('preorder_stock_counts', sql`${table.stock} >= 0 AND ${table.nextDeliveryStock} >= 0`),
    check('preorder_stock_product_id', sql`${table.itemNumber} >= 0`),
  ],
)
