import { sql } from 'drizzle-orm'
import { check, customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
})

/**
 * Pictures on their way from a call to a worker, which stores each in `pictures` under the same id. A row exists for as
 * long as its call waits, seconds at most, so no foreign key has to find it; a job deletes what a killed process left.
 */
export const pictureUploads = pgTable(
  'picture_uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    kind: text('kind', { enum: ['profile', 'idea'] }).notNull(),
    /** As the file's first bytes say. */
    format: text('format', { enum: ['jpeg', 'png', 'webp', 'gif', 'avif'] }).notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** What became of it; null until a worker is done. */
    outcome: text('outcome', { enum: ['stored', 'notAPicture', 'pictureTooLarge', 'unavailable'] }),
  },
  (table) => [
    check('picture_uploads_kind', sql`${table.kind} IN ('profile', 'idea')`),
    index('picture_uploads_created').on(table.createdAt),
  ],
)
