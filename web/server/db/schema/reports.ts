import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'
import { posts } from './posts.ts'
import { reviews } from './reviews.ts'

/** Members' reports to the staff that something breaks the rules. */
function reportsOf(name: string, column: string, target: () => AnyPgColumn) {
  return pgTable(
    name,
    {
      id: uuid('id').primaryKey().defaultRandom(),
      targetId: uuid(column).notNull().references(target, { onDelete: 'cascade' }),
      /** Null once the account is deleted: the report stays, without the person. */
      memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
      reason: text('reason').notNull(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
      /** When staff dealt with it. */
      resolvedAt: timestamp('resolved_at', { withTimezone: true }),
      /** The action in `staff_actions` that dealt with it: undoing that opens the report again. */
      resolvedBy: uuid('resolved_by'),
    },
    (table) => [
      unique(`${name}_one_each`).on(table.targetId, table.memberId),
      index(`${name}_open`).on(table.targetId).where(sql`${table.resolvedAt} IS NULL`),
      index(`${name}_resolved_by`).on(table.resolvedBy),
      index(`${name}_member`).on(table.memberId),
    ],
  )
}

export const postReports = reportsOf('post_reports', 'post_id', () => posts.id)
export const reviewReports = reportsOf('review_reports', 'review_id', () => reviews.id)
