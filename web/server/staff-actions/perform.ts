import 'server-only'
import { eq } from 'drizzle-orm'
import type { StaffAction, StaffActionOutcome } from '#web/domain/staff/staff-action.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { staffActions } from '../db/schema/staff-actions.ts'
import type { Applied } from './handler.ts'
import { applyAction } from './handlers.ts'

/** The staff member who acts, as the lake knows them. */
export type Actor = { readonly id: string; readonly name: string }

export type ActionResult = { readonly id: string; readonly outcome: StaffActionOutcome }

/**
 * Does each of the actions and records it with the actor, in a transaction of its own: what was done stays done if a later one fails, and
 * repeating the call does only the rest.
 */
export async function performActions(
  database: Database,
  actor: Actor,
  actions: readonly StaffAction[],
  now: Date,
): Promise<{ results: ActionResult[] }> {
  const results: ActionResult[] = []
  for (const action of actions) {
    const outcome = await database.transaction((transaction) => perform(transaction, actor, action, now))
    results.push({ id: action.id, outcome })
  }
  return { results }
}

async function perform(
  transaction: Transaction,
  actor: Actor,
  action: StaffAction,
  now: Date,
): Promise<StaffActionOutcome> {
  const { id, type, targetKind, targetId, reason } = action
  const [recorded] = await transaction.select().from(staffActions).where(eq(staffActions.id, id))
  if (recorded) return recorded.staffId === actor.id && recorded.targetId === targetId ? 'done' : 'unchanged'
  const applied = await applyAction(transaction, action, now)
  return await record(transaction, actor, applied, { id, type, targetKind, targetId, reason, createdAt: now })
}

type What = Pick<
  typeof staffActions.$inferInsert,
  'id' | 'type' | 'targetKind' | 'targetId' | 'createdAt' | 'undoes'
> & {
  readonly reason?: string | undefined
}

/** Adds what was changed to the audit trail. */
export async function record(
  transaction: Transaction,
  actor: Actor,
  applied: Applied,
  { reason, ...what }: What,
): Promise<StaffActionOutcome> {
  if (typeof applied === 'string') return applied
  const staff = { staffId: actor.id, staffName: actor.name }
  await transaction.insert(staffActions).values({ ...what, ...staff, ...applied, reason: reason || null })
  return 'done'
}
