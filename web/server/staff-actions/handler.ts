import 'server-only'
import type { ChangedFields, StaffAction, StaffActionOutcome, StaffActionType } from '#web/domain/staff/staff-action.ts'
import type { Transaction } from '../db/pool.ts'
import type { staffActions } from '../db/schema/staff-actions.ts'

export type RecordedRow = typeof staffActions.$inferSelect

/** The change that an action made, for the audit trail. */
type Effect = {
  readonly documentId: string | null
  readonly before: ChangedFields
  readonly after: ChangedFields
}

export type ActionEffect = Effect | Exclude<StaffActionOutcome, 'done'>

/** Applies and reverts actions of some types, in the transaction that also writes the audit trail. */
export type Handler<Type extends StaffActionType> = {
  apply(transaction: Transaction, action: Extract<StaffAction, { type: Type }>, now: Date): Promise<ActionEffect>
  /** Called only if nobody has changed the same fields since. */
  revert(transaction: Transaction, record: RecordedRow, now: Date): Promise<ActionEffect>
}

/** The effect of undoing a recorded action. */
export function effectOfUndo({ documentId, before, after }: RecordedRow): Effect {
  return { documentId, before: after, after: before }
}
