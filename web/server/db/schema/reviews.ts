import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** Members' reviews of products that they bought (docs/product/3): one for each member and product. */
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
    /** The size that the member wears, as the platform names it. */
    size: text('size'),
    /** Whole milliseconds: the position in a list is sent to browsers. */
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** The sizes in which the author's verified address has ordered the product; null where no order of it is known. */
    boughtSizes: text('bought_sizes').array(),
    /** When the orders of the address were last searched for the product; null while that is to be done. */
    purchaseCheckedAt: timestamp('purchase_checked_at', { withTimezone: true }),
    /** Hidden by staff; everything that the member writes about the product later is hidden too. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** When the mail that tells the author of it went into the outbox. */
    hiddenMailedAt: timestamp('hidden_mailed_at', { withTimezone: true }),
    /** When its author wrote another text while it was hidden; null once staff have decided about that. */
    rewrittenAt: timestamp('rewritten_at', { withTimezone: true }),
    /** Deleted by its author: without its text, kept for a while with the staff's decisions and the reports. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** The shop's answer. */
    answer: text('answer'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    answerEditedAt: timestamp('answer_edited_at', { withTimezone: true }),
  },
  (table) => [
    unique('reviews_one_each').on(table.documentId, table.memberId),
    index('reviews_member').on(table.memberId, table.createdAt.desc().nullsFirst()),
    check('reviews_stars', sql`${table.stars} BETWEEN 1 AND 5`),
    check('reviews_fit', sql`${table.fit} IN ('small', 'true', 'large')`),
    check('reviews_answer', sql`(${table.answer} IS NULL) = (${table.answeredAt} IS NULL)`),
    index('reviews_deleted').on(table.deletedAt),
    index('reviews_to_check').on(table.createdAt).where(sql`${table.purchaseCheckedAt} IS NULL`),
    index('reviews_to_mail')
      .on(table.hiddenAt)
      .where(sql`${table.hiddenAt} IS NOT NULL AND ${table.hiddenMailedAt} IS NULL`),
    index('reviews_rewritten').on(table.rewrittenAt).where(sql`${table.rewrittenAt} IS NOT NULL`),
    index('reviews_newest')
      .on(table.documentId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.hiddenAt} IS NULL`),
    index('reviews_newest_of_all').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('reviews_by_stars')
      .on(table.documentId, table.stars, table.createdAt, table.id)
      .where(sql`${table.hiddenAt} IS NULL`),
  ],
)
