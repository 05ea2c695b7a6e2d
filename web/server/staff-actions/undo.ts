import 'server-only'
import { and, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { StaffActionOutcome, StaffUndo } from '#web/domain/staff/staff-action.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { staffActions } from '../db/schema/staff-actions.ts'
import type { RecordedRow } from './handler.ts'
import { revertAction, typesLike } from './handlers.ts'
import { type ActionResult, type Actor, inLockOrder, record } from './perform.ts'

/** Undoes actions in one transaction, and records that. Undoing again changes nothing. */
export async function undoActions(
  database: Database,
  actor: Actor,
  undos: readonly StaffUndo[],
  now: Date,
): Promise<{ results: ActionResult[] }> {
  return await database.transaction(async (transaction) => {
    const results: ActionResult[] = []
    for (const undo of inLockOrder(undos, ({ undoes }) => undoes)) {
      results.push({ id: undo.id, outcome: await undoOne(transaction, actor, undo, now) })
    }
    return { results }
  })
}

async function undoOne(
  transaction: Transaction,
  actor: Actor,
  { id, undoes }: StaffUndo,
  now: Date,
): Promise<StaffActionOutcome> {
  // One undo of an action at a time.
  const [action] = await transaction.select().from(staffActions).where(eq(staffActions.id, undoes)).for('update')
  if (!action || action.undoes) return 'gone'
  const [undone] = await transaction.select().from(staffActions).where(eq(staffActions.undoes, undoes))
  if (undone) return undone.id === id ? 'done' : 'unchanged'
  if (await wasChangedSince(transaction, action)) return 'changedMeanwhile'
  const applied = await revertAction(transaction, action, now)
  if (!applied) return 'gone'
  const { type, targetKind, targetId } = action
  return await record(transaction, actor, applied, { id, type, targetKind, targetId, undoes, createdAt: now })
}

const undos = alias(staffActions, 'undos')

/** Whether somebody has changed the same fields of the target later, and it has not been undone. */
async function wasChangedSince(
  transaction: Transaction,
  { targetKind, targetId, type, number }: RecordedRow,
): Promise<boolean> {
  const [later] = await transaction
    .select({ id: staffActions.id })
    .from(staffActions)
    .where(
      and(
        eq(staffActions.targetId, targetId),
        gt(staffActions.number, number),
        inArray(staffActions.type, [...typesLike({ type, targetKind })]),
        isNull(staffActions.undoes),
        notExists(transaction.select({ one: sql`1` }).from(undos).where(eq(undos.undoes, staffActions.id))),
      ),
    )
    .limit(1)
  return later !== undefined
}
