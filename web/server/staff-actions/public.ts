import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ChangedFields } from '#web/domain/staff/staff-action.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { staffActions } from '../db/schema/staff-actions.ts'
import { type Actor, record } from './perform.ts'

type RecordedChange = {
  /** For example `startProduction`. */
  readonly type: string
  readonly targetKind: string
  readonly targetId: string
  readonly documentId: string | null
  readonly before: ChangedFields
  readonly after: ChangedFields
}

/** Adds a change that staff made outside of the call for actions to the audit trail, in the change’s transaction. */
export async function recordStaffAction(
  transaction: Transaction,
  actor: Actor,
  change: RecordedChange,
  now: Date,
): Promise<void> {
  const { documentId, before, after, ...rest } = change
  await record(transaction, actor, { documentId, before, after }, { id: randomUUID(), ...rest, createdAt: now })
}

/** When, and by whom, an action of this type was done last to each of the targets. */
export async function lastActions(
  connection: Database | Transaction,
  type: string,
  targetIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly at: Date; readonly by: string }>> {
  if (targetIds.length === 0) return new Map()
  const { targetId, staffName, createdAt, number } = staffActions
  const rows = await connection
    .selectDistinctOn([targetId], { targetId, by: staffName, at: createdAt })
    .from(staffActions)
    .where(and(eq(staffActions.type, type), inArray(targetId, [...targetIds])))
    .orderBy(targetId, desc(number))
  return new Map(rows.map(({ targetId: target, by, at }) => [target, { by, at }]))
}
