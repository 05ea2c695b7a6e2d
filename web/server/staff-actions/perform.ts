import 'server-only'
import { eq } from 'drizzle-orm'
import type { StaffAction, StaffActionOutcome } from '#web/domain/staff/staff-action.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { staffActions } from '../db/schema/staff-actions.ts'
import type { ActionEffect } from './handler.ts'
import { applyAction } from './handlers.ts'

/** The staff member who acts, as the lake knows them. */
export type Actor = { readonly id: string; readonly name: string }

export type ActionResult = { readonly id: string; readonly outcome: StaffActionOutcome }

/**
 * Performs the actions and writes each to the audit trail, in one transaction: a commit for each would take seconds on
 * a slow disk. After a failure none is done, and the same call can be repeated.
 */
export async function performActions(
  database: Database,
  actor: Actor,
  actions: readonly StaffAction[],
  now: Date,
): Promise<{ results: ActionResult[] }> {
  return await database.transaction(async (transaction) => {
    const results: ActionResult[] = []
    for (const action of inLockOrder(actions, ({ targetId }) => targetId)) {
      results.push({ id: action.id, outcome: await perform(transaction, actor, action, now) })
    }
    return { results }
  })
}

/**
 * The items in a fixed order, so that two transactions that change the same targets lock them in the same order and
 * cannot deadlock.
 */
export function inLockOrder<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

async function perform(
  transaction: Transaction,
  actor: Actor,
  action: StaffAction,
  now: Date,
): Promise<StaffActionOutcome> {
  const { id, type, targetKind, targetId, reason } = action
  const [recorded] = await transaction.select().from(staffActions).where(eq(staffActions.id, id))
  // A repeated call: this action was performed already.
  if (recorded) return recorded.staffId === actor.id && recorded.targetId === targetId ? 'done' : 'unchanged'
  const applied = await applyAction(transaction, action, now)
  return await record(transaction, actor, applied, { id, type, targetKind, targetId, reason, createdAt: now })
}

type ActionRecord = Pick<
  typeof staffActions.$inferInsert,
  'id' | 'type' | 'targetKind' | 'targetId' | 'createdAt' | 'undoes'
> & {
  readonly reason?: string | undefined
}

/** Adds the change to the audit trail. */
export async function record(
  transaction: Transaction,
  actor: Actor,
  applied: ActionEffect,
  { reason, ...actionRecord }: ActionRecord,
): Promise<StaffActionOutcome> {
  if (typeof applied === 'string') return applied
  const staff = { staffId: actor.id, staffName: actor.name }
  await transaction.insert(staffActions).values({ ...actionRecord, ...staff, ...applied, reason: reason || null })
  return 'done'
}
