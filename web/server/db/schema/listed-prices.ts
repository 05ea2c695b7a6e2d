import { doublePrecision, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Prices in the shop's default market, by `centraId`: long lists are ordered by them. */
export const listedPrices = pgTable('listed_prices', {
  centraId: text('centra_id').primaryKey(),
  /** The lowest of all variants, as cards show it. */
  amount: doublePrecision('amount').notNull(),
  readAt: timestamp('read_at', { withTimezone: true, precision: 3 }).notNull(),
})
