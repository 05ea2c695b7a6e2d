import 'server-only'
import { hostname } from 'node:os'
import { and, desc, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { HandledPublication } from '#web/domain/content/public-state.ts'
import type { Database } from '../db/pool.ts'
import { handledPublications } from '../db/schema/handled-publications.ts'

/** This process, among those that share the database. */
export const thisInstance = `${hostname()}:${process.pid}`

/** The Studio asks about what was published in the last seven days. */
const KEPT_DAYS = 30
/** A statement takes at most 65,535 values. */
const ROWS_PER_STATEMENT = 1000

/** The last state that an instance handled of each of the documents. */
export async function lastHandled(
  database: Database,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, HandledPublication>> {
  const { id, documentId, publishedAt, isGone, problem } = handledPublications
  const last = new Map<string, HandledPublication>()
  for (let start = 0; start < documentIds.length; start += ROWS_PER_STATEMENT) {
    const rows = await database
      .selectDistinctOn([documentId], { documentId, publishedAt, isGone, problem })
      .from(handledPublications)
      .where(inArray(documentId, documentIds.slice(start, start + ROWS_PER_STATEMENT)))
      // Deliveries may come in another order than the documents were published in.
      .orderBy(documentId, desc(publishedAt), desc(isGone), desc(id))
    for (const { documentId: id, ...row } of rows) last.set(id, row)
  }
  return last
}

/**
 * The publications that other instances have handled since then, and the database's own time, from which to ask next.
 */
export async function handledByOthers(
  database: Database,
  instance: string,
  since: Date,
): Promise<{
  readonly handled: readonly { readonly id: number; readonly tags: readonly string[] }[]
  readonly at: Date
}> {
  const { id, tags, handledAt } = handledPublications
  const time = await database.execute<{ now: string }>(sql`SELECT extract(epoch FROM now()) * 1000 AS now`)
  const handled = await database
    .select({ id, tags })
    .from(handledPublications)
    .where(and(gt(handledAt, since), ne(handledPublications.instance, instance)))
  return { handled, at: new Date(Number(time.rows[0]?.now ?? since.getTime())) }
}

/** Deletes rows that are no longer queried. */
export async function deleteOldPublications(database: Database): Promise<void> {
  await database
    .delete(handledPublications)
    .where(lt(handledPublications.handledAt, sql`now() - make_interval(days => ${KEPT_DAYS})`))
}
