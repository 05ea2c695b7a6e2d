import 'server-only'
import type { PublishProblem } from '#web/domain/content/public-state.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { handledPublications } from '../db/schema/handled-publications.ts'

/** A statement takes at most 65,535 values. */
const ROWS_PER_STATEMENT = 1000

export type Handled = {
  readonly documentId: string
  readonly publishedAt: Date
  readonly isGone: boolean
  readonly problem: PublishProblem | null
  readonly tags: readonly string[]
}

/** Records what an instance did with publications. */
export async function recordHandled(
  database: Database | Transaction,
  instance: string,
  handled: readonly Handled[],
): Promise<void> {
  for (let start = 0; start < handled.length; start += ROWS_PER_STATEMENT) {
    const rows = handled
      .slice(start, start + ROWS_PER_STATEMENT)
      .map(({ tags, ...row }) => ({ ...row, tags: [...tags], instance }))
    await database.insert(handledPublications).values(rows)
  }
}
