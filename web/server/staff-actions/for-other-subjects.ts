import 'server-only'
import { randomUUID } from 'node:crypto'
import type { ChangedFields } from '#web/domain/staff/staff-action.ts'
import type { Transaction } from '../db/pool.ts'
import { type Actor, record } from './perform.ts'

type What = {
  /** For example `startProduction`. */
  readonly type: string
  readonly targetKind: string
  readonly targetId: string
  readonly documentId: string | null
  readonly before: ChangedFields
  readonly after: ChangedFields
}

/** Adds to the audit trail what staff did by another call than that for actions, in the transaction of the change. */
export async function recordStaffAction(transaction: Transaction, actor: Actor, what: What, now: Date): Promise<void> {
  const { documentId, before, after, ...rest } = what
  await record(transaction, actor, { documentId, before, after }, { id: randomUUID(), ...rest, createdAt: now })
}
