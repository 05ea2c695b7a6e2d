import { type AnyPgColumn, bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ChangedFields } from '#web/domain/staff/staff-action.ts'

/** The audit trail: the staff's actions in the Studio. Rows are never changed or deleted. */
export const staffActions = pgTable(
  'staff_actions',
  {
    /** Chosen by the Studio, so that a repeated call does nothing twice. */
    id: uuid('id').primaryKey(),
    /** The order of actions on one target, whatever the clocks of the instances say. */
    number: bigint('number', { mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
    documentId: text('document_id'),
    before: jsonb('before').$type<ChangedFields>().notNull(),
    after: jsonb('after').$type<ChangedFields>().notNull(),
    reason: text('reason'),
    /** The lake's id and name of the person. */
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    undoes: uuid('undoes')
      .unique()
      .references((): AnyPgColumn => staffActions.id),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('staff_actions_target').on(table.targetId, table.number)],
)
