import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/**
 * Readers who wait for a sold-out item (docs/product/4). A row is deleted when its reader unsubscribes, or 30 days
 * after its mail.
 */
export const stockNotifications = pgTable(
  'stock_notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Trimmed, in lower case. */
    email: text('email').notNull(),
    itemId: text('item').notNull(),
    centraId: text('centra_id').notNull(),
    lang: text('lang', { enum: ['nb', 'en'] }).notNull(),
    /** SHA-256 of the token in the mail's unsubscribe link; none before the mail is written. */
    unsubscribeTokenHash: text('unsubscribe_token_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the mail went into the outbox, which sends it. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  (table) => [
    check('stock_notifications_lang', sql`${table.lang} IN ('nb', 'en')`),
    uniqueIndex('stock_notifications_waiting').on(table.email, table.itemId).where(sql`${table.mailedAt} IS NULL`),
    index('stock_notifications_item').on(table.itemId).where(sql`${table.mailedAt} IS NULL`),
  ],
)
