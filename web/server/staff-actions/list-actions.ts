import 'server-only'
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RecordedAction } from '#web/domain/staff/staff-action.ts'
import type { Database } from '../db/pool.ts'
import { staffActions } from '../db/schema/staff-actions.ts'

const pageSize = 50

type Wanted = {
  /** The `next` of the page before. */
  readonly before?: number | undefined
  readonly targetIds?: readonly string[] | undefined
}

const undos = alias(staffActions, 'undos')

/** A page of the audit trail, the newest first: of all targets, or of some. */
export async function listActions(
  database: Database,
  { before, targetIds }: Wanted,
): Promise<{ readonly items: readonly RecordedAction[]; readonly next: number | null }> {
  const rows = await database
    .select({ action: staffActions, undoId: undos.id })
    .from(staffActions)
    .leftJoin(undos, eq(undos.undoes, staffActions.id))
    .where(
      and(
        before === undefined ? undefined : lt(staffActions.number, before),
        targetIds && inArray(staffActions.targetId, [...targetIds]),
      ),
    )
    .orderBy(desc(staffActions.number))
    .limit(pageSize + 1)
  const page = rows.slice(0, pageSize)
  return {
    items: page.map(({ action: { number: _, staffId, staffName, createdAt, ...action }, undoId }) => ({
      ...action,
      staff: { id: staffId, name: staffName },
      isUndone: undoId !== null,
      createdAt: createdAt.toISOString(),
    })),
    next: rows.length > pageSize ? (page.at(-1)?.action.number ?? null) : null,
  }
}
