import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** Who waits for which sold-out item (docs/product/4). A row is gone when its reader unsubscribes, or a while after its mail. */
export const stockNotifications = pgTable(
  'stock_notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Trimmed, in lower case. */
    email: text('email').notNull(),
    item: text('item').notNull(),
    centraId: text('centra_id').notNull(),
    lang: text('lang', { enum: ['nb', 'en'] }).notNull(),
    /** SHA-256 of the token in the mail's unsubscribe link; none before the first attempt to send. */
    unsubscribeTokenHash: text('unsubscribe_token_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Until then one instance is sending the mail, or nobody tries again after a failure. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    attempts: integer('attempts').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    check('stock_notifications_lang', sql`${table.lang} IN ('nb', 'en')`),
    uniqueIndex('stock_notifications_waiting').on(table.email, table.item).where(sql`${table.sentAt} IS NULL`),
    index('stock_notifications_item').on(table.item).where(sql`${table.sentAt} IS NULL`),
  ],
)
