import 'server-only'
import { CONTRIBUTION_PAGE_SIZE, type Contribution, type ContributionFilter } from '#web/domain/staff/contribution.ts'
import type { Database } from '../db/pool.ts'
import { type Position, pageOf, writeCursor } from '../paging.ts'
import { listPosts } from './list-posts.ts'
import { listReviews } from './list-reviews.ts'

/** A page of the staff's queue: posts, replies and reviews together, the newest first. */
export async function listContributions(
  database: Database,
  filter: ContributionFilter,
  after: Position | undefined,
  now: Date,
): Promise<{ readonly items: readonly Contribution[]; readonly next: string | null }> {
  // Each kind has an index of its own for this order; the page is merged from as many as it could need of each.
  const options = { limit: CONTRIBUTION_PAGE_SIZE + 1, now }
  const lists = await Promise.all([
    listPosts(database, filter, after, options),
    listReviews(database, filter, after, options),
  ])
  const { items, last } = pageOf(lists.flat().sort(newestFirst), CONTRIBUTION_PAGE_SIZE)
  return { items, next: last ? writeCursor({ createdAt: new Date(last.createdAt), id: last.id }) : null }
}

/** As the database orders them: ids are compared by their digits. */
function newestFirst(a: Contribution, b: Contribution): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1
  return a.id < b.id ? 1 : -1
}
