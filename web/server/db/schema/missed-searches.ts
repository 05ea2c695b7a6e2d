import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Counts of searches without results by visitors who consented to analytics. Nothing in it identifies a visitor. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    lang: text('lang', { enum: ['nb', 'en'] }).notNull(),
    /** In lower case, words separated by one space. */
    query: text('query').notNull(),
    count: integer('count').notNull().default(1),
    lastSearchedAt: timestamp('last_searched_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.query] })],
)
