import 'server-only'
import type { ChangedFields, StaffAction, StaffActionOutcome, StaffActionType } from '#web/domain/staff/staff-action.ts'
import type { Transaction } from '../db/pool.ts'
import type { staffActions } from '../db/schema/staff-actions.ts'

export type RecordedRow = typeof staffActions.$inferSelect

/** What an action changed, for the audit trail. */
export type Effect = {
  readonly documentId: string | null
  readonly before: ChangedFields
  readonly after: ChangedFields
}

export type Applied = Effect | Exclude<StaffActionOutcome, 'done'>

/** How actions of these types are done and undone. Both are parts of one transaction with their record. */
export type Handler<Type extends StaffActionType> = {
  apply(transaction: Transaction, action: Extract<StaffAction, { type: Type }>, now: Date): Promise<Applied>
  /** Called only if no colleague has changed the same since. */
  revert(transaction: Transaction, record: RecordedRow, now: Date): Promise<Applied>
}

/** The effect of an undo: the fields as they were. */
export function reversed({ documentId, before, after }: RecordedRow): Effect {
  return { documentId, before: after, after: before }
}
