import 'server-only'
import type { Contribution } from '#web/domain/staff/contribution.ts'

export type Reports = Contribution['reports']

type Row = {
  readonly targetId: string
  readonly reason: string
  readonly createdAt: Date
  readonly resolvedAt: Date | null
  readonly reporterName: string | null
}

/** The reports of each contribution, in the order of the rows. */
export function reportsByTarget(rows: readonly Row[]): ReadonlyMap<string, Reports> {
  const byTarget = Map.groupBy(rows, ({ targetId }) => targetId)
  return new Map(
    [...byTarget].map(([id, of]) => [
      id,
      of.map(({ reason, reporterName, createdAt, resolvedAt }) => ({
        reason,
        reporterName,
        createdAt: createdAt.toISOString(),
        isOpen: resolvedAt === null,
      })),
    ]),
  )
}
