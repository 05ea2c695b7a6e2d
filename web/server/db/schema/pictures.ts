import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Pictures that members uploaded. Their files are in the picture store, named after the id, which is random: without
 * knowing it, nobody can find them.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: ['profile', 'idea'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /**
     * The time since which nothing refers to it, or an hour after an upload that nothing refers to yet; null while it
     * is in use.
     */
    deleteAfter: timestamp('delete_after', { withTimezone: true }),
  },
  (table) => [
    check('pictures_kind', sql`${table.kind} IN ('profile', 'idea')`),
    index('pictures_unused').on(table.deleteAfter).where(sql`${table.deleteAfter} IS NOT NULL`),
  ],
)
