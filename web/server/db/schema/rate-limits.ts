import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/**
 * Counts of recent calls, for all instances together. Columns as `rate-limiter-flexible` fills them, in this order. The
 * table is unlogged: it is emptied when the database crashes, which does no harm.
 */
export const rateLimits = pgTable('rate_limits', {
  /** The name of the limit and the hash of who or what is counted. */
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** When the window ends, in milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})
