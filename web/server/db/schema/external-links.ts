import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Addresses of other sites in published documents, and what came of asking for them. */
export const externalLinks = pgTable(
  'external_links',
  {
    /** Without its anchor. */
    address: text('address').primaryKey(),
    host: text('host').notNull(),
    /** When a published document last had it. */
    foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
    /** Null until it has been asked for. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** Null where it could be opened. */
    problem: text('problem', { enum: ['gone', 'refused', 'silent'] }),
    /** Of the last response; 0 without one. */
    status: integer('status').notNull().default(0),
    /** How often in a row it could not be opened. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [index('external_links_checked_at').on(table.checkedAt)],
)
