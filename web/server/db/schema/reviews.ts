import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** What members think of what they bought (docs/product/3): one review for each member and product. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    documentId: text('document_id').notNull(),
    /** Null once the member is gone. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    stars: smallint('stars').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    fit: text('fit', { enum: ['small', 'true', 'large'] }),
    /** The size that was bought, as the platform names it. */
    size: text('size'),
    /** Whole milliseconds: the position in a list is sent to browsers. */
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Hidden by staff. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (table) => [
    unique('reviews_one_each').on(table.documentId, table.memberId),
    index('reviews_member').on(table.memberId, table.createdAt.desc().nullsFirst()),
    check('reviews_stars', sql`${table.stars} BETWEEN 1 AND 5`),
    check('reviews_fit', sql`${table.fit} IN ('small', 'true', 'large')`),
    index('reviews_newest')
      .on(table.documentId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.hiddenAt} IS NULL`),
    index('reviews_newest_of_all').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('reviews_by_stars')
      .on(table.documentId, table.stars, table.createdAt, table.id)
      .where(sql`${table.hiddenAt} IS NULL`),
  ],
)
