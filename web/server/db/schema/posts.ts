import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** The discussion of a product (docs/product/4): posts, and replies to them, one level deep. */
export const posts = pgTable(
  'posts',
  {
    /** Chosen by the browser, so that a repeated call writes no second post. */
    id: uuid('id').primaryKey(),
    /** The product that the post is about. */
    documentId: text('document_id').notNull(),
    /** The post that this one replies to. */
    parentId: uuid('parent_id').references((): AnyPgColumn => posts.id, { onDelete: 'cascade' }),
    /** Null for the shop's own posts, and once the member is gone. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    isByShop: boolean('is_by_shop').notNull().default(false),
    text: text('text').notNull(),
    /** Whether the author wants a mail for each reply. */
    notifiesOfReplies: boolean('notifies_of_replies').notNull().default(false),
    isPinned: boolean('is_pinned').notNull().default(false),
    likeCount: integer('like_count').notNull().default(0),
    /** Replies that readers see. */
    replyCount: integer('reply_count').notNull().default(0),
    /** Whole milliseconds: the position in a list is sent to browsers. */
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Deleted by its author, with its text. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Hidden by staff. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** When the mail that tells the author of it went into the outbox. */
    hiddenMailedAt: timestamp('hidden_mailed_at', { withTimezone: true }),
  },
  (table) => [
    check('posts_counts', sql`${table.likeCount} >= 0 AND ${table.replyCount} >= 0`),
    check('posts_pinned', sql`NOT (${table.isPinned} AND ${table.parentId} IS NOT NULL)`),
    index('posts_of_product')
      .on(
        table.documentId,
        table.isPinned.desc().nullsFirst(),
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.parentId} IS NULL AND ${table.hiddenAt} IS NULL`),
    index('posts_replies')
      .on(table.parentId, table.createdAt, table.id)
      .where(sql`${table.hiddenAt} IS NULL AND ${table.deletedAt} IS NULL`),
    index('posts_news')
      .on(table.documentId, table.createdAt)
      .where(sql`${table.hiddenAt} IS NULL AND ${table.deletedAt} IS NULL`),
    index('posts_member').on(table.memberId, table.createdAt.desc().nullsFirst()),
    index('posts_to_mail')
      .on(table.hiddenAt)
      .where(sql`${table.hiddenAt} IS NOT NULL AND ${table.hiddenMailedAt} IS NULL`),
    index('posts_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

/** One like for each member and post. */
export const postLikes = pgTable(
  'post_likes',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.postId, table.memberId] }), index('post_likes_member').on(table.memberId)],
)

/**
 * The mail about a reply, to the author of the post. The row is stored with the reply and kept for the unsubscribe link
 * in the mail; it is deleted if the mail is no longer wanted when it would be written.
 */
export const replyMails = pgTable(
  'reply_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** One mail for each reply. */
    replyId: uuid('reply_id')
      .notNull()
      .unique()
      .references(() => posts.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the mail went into the outbox, which sends it. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** SHA-256 of the token in the unsubscribe link; none before the mail is written. */
    unsubscribeTokenHash: text('unsubscribe_token_hash'),
  },
  (table) => [
    index('reply_mails_waiting').on(table.createdAt).where(sql`${table.mailedAt} IS NULL`),
    index('reply_mails_member').on(table.memberId),
  ],
)
