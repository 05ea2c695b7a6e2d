import 'server-only'
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { RecordedAction } from '#web/domain/staff/staff-action.ts'
import type { Database } from '../db/pool.ts'
import { ideas } from '../db/schema/ideas.ts'
import { posts } from '../db/schema/posts.ts'
import { reviews } from '../db/schema/reviews.ts'
import { staffActions } from '../db/schema/staff-actions.ts'

const pageSize = 50
/** Characters. */
const EXCERPT_LENGTH = 120

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
  const excerpts = await excerptsOf(
    database,
    page.map(({ action }) => action),
  )
  return {
    items: page.map(({ action: { number: _, staffId, staffName, createdAt, ...action }, undoId }) => ({
      ...action,
      excerpt: excerpts.get(action.targetId) ?? null,
      staff: { id: staffId, name: staffName },
      isUndone: undoId !== null,
      createdAt: createdAt.toISOString(),
    })),
    next: rows.length > pageSize ? (page.at(-1)?.action.number ?? null) : null,
  }
}

type Target = Pick<typeof staffActions.$inferSelect, 'targetKind' | 'targetId'>

/**
 * The beginnings of the posts, reviews and ideas. Read from where they are: a copy in the audit trail would outlive
 * what its member deletes.
 */
async function excerptsOf(database: Database, targets: readonly Target[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: string) => [
    ...new Set(targets.flatMap(({ targetKind, targetId }) => (targetKind === kind ? targetId : []))),
  ]
  const start = (column: PgColumn) => sql<string>`left(${column}, ${EXCERPT_LENGTH})`
  const found = await Promise.all([
    database
      .select({ id: posts.id, text: start(posts.text) })
      .from(posts)
      .where(and(inArray(posts.id, idsOf('post')), isNull(posts.deletedAt))),
    database
      .select({ id: reviews.id, text: start(reviews.title) })
      .from(reviews)
      .where(and(inArray(reviews.id, idsOf('review')), isNull(reviews.deletedAt))),
    database
      .select({ id: ideas.id, text: start(ideas.content) })
      .from(ideas)
      .where(inArray(ideas.id, idsOf('idea'))),
  ])
  return new Map(found.flat().map(({ id, text }) => [id, text]))
}
