import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Cache tags of static pages that show texts of members, and when those last changed. Every process reads it
 * (web/jobs).
 */
export const expiredTags = pgTable(
  'expired_tags',
  {
    tag: text('tag').primaryKey(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('expired_tags_changed_at').on(table.changedAt)],
)
