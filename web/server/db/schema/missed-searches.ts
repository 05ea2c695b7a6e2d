import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** How often visitors, who had consented to analytics, searched for something that no page has. Says nothing of who they were. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    lang: text('lang', { enum: ['nb', 'en'] }).notNull(),
    /** In lower case, words apart by one space. */
    query: text('query').notNull(),
    count: integer('count').notNull().default(1),
    lastSearchedAt: timestamp('last_searched_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.query] })],
)
