import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The products in the bags of visitors who consented to analytics, for counting. Nothing in it identifies a visitor.
 */
export const bagProducts = pgTable(
  'bag_products',
  {
    /** SHA-256 of the token of the selection. */
    bagHash: text('bag_hash').notNull(),
    centraId: text('centra_id').notNull(),
    /** When a product was last added to the bag or removed from it; the same for all products of a bag. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.bagHash, table.centraId] }),
    index('bag_products_centra_id').on(table.centraId, table.changedAt),
  ],
)
