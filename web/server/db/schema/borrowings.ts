import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { borrowingStates } from '#web/domain/borrowing/borrowing.ts'
import { members } from './members.ts'

/** The member of staff who did something; the name is as it was then. */
export type StaffRecord = { readonly id: string; readonly name: string }

/** Test garments that are borrowed and picked up in the shop (R1.08). Days are days in Oslo. */
export const borrowings = pgTable(
  'borrowings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Chosen by the browser, so that a repeated call borrows no second garment. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    state: text('state', { enum: borrowingStates }).notNull(),
    /** The product in the content. */
    documentId: text('document_id').notNull(),
    /** Empty for a garment in one size. */
    size: text('size').notNull(),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** The language of the mails. */
    lang: text('lang', { enum: ['nb', 'en'] }).notNull(),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    pickUpDay: date('pick_up_day').notNull(),
    /** The last day for picking up, and the day it is due back. */
    keptUntil: date('kept_until').notNull(),
    /** SHA-256 of the token in the confirmation mail's cancel link. */
    cancelTokenHash: text('cancel_token_hash').notNull(),
    /** Whole milliseconds: the position in a list is sent to browsers. */
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    handedOutAt: timestamp('handed_out_at', { withTimezone: true }),
    handedOutBy: jsonb('handed_out_by').$type<StaffRecord>(),
    returnedAt: timestamp('returned_at', { withTimezone: true }),
    returnedBy: jsonb('returned_by').$type<StaffRecord>(),
    /** Set only where staff cancelled it. */
    cancelledBy: jsonb('cancelled_by').$type<StaffRecord>(),
    /** When it was returned, cancelled or released; the row is deleted some time later. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** When the mail about a cancelled or released one went into the outbox. */
    endMailedAt: timestamp('end_mailed_at', { withTimezone: true }),
    /** When the invitation to the survey went into the outbox. */
    surveyMailedAt: timestamp('survey_mailed_at', { withTimezone: true }),
  },
  (table) => [
    check('borrowings_state', sql`${table.state} IN ('reserved', 'handedOut', 'returned', 'cancelled', 'expired')`),
    check('borrowings_lang', sql`${table.lang} IN ('nb', 'en')`),
    check('borrowings_ended_at', sql`(${table.state} IN ('reserved', 'handedOut')) = (${table.endedAt} IS NULL)`),
    /** One of each product at a time for an address. */
    uniqueIndex('borrowings_out')
      .on(table.documentId, table.email)
      .where(sql`${table.state} IN ('reserved', 'handedOut')`),
    index('borrowings_document').on(table.documentId, table.createdAt),
    index('borrowings_created').on(table.createdAt),
    index('borrowings_member').on(table.memberId),
    index('borrowings_reserved').on(table.keptUntil).where(sql`${table.state} = 'reserved'`),
    index('borrowings_ended').on(table.endedAt),
  ],
)
