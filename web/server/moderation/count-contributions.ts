import 'server-only'
import { and, count, eq, gt, isNull } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { ContributionCounts } from '#web/domain/staff/contribution.ts'
import type { Database } from '../db/pool.ts'
import { ideas } from '../db/schema/ideas.ts'
import { posts } from '../db/schema/posts.ts'
import { reviews } from '../db/schema/reviews.ts'
import { hasOpenReport } from '../reports.ts'
import { reviewWaits } from './list-reviews.ts'

/** More than this is reported as "many". */
const MAX_COUNTED = 100

/** Counts the contributions and ideas that wait for staff. Without `since`, nothing counts as new. */
export async function countContributions(database: Database, since: Date | undefined): Promise<ContributionCounts> {
  const isVisible = and(eq(posts.isByShop, false), isNull(posts.hiddenAt), isNull(posts.deletedAt))
  const [[reported], [reportedReviews], [newIdeas], newSince] = await Promise.all([
    database
      .select({ count: count() })
      .from(posts)
      .where(and(isVisible, hasOpenReport('post'))),
    database
      .select({ count: count() })
      .from(reviews)
      .where(and(isNull(reviews.deletedAt), reviewWaits)),
    database.select({ count: count() }).from(ideas).where(eq(ideas.state, 'new')),
    since ? countNew(database, since) : 0,
  ])
  return {
    reported: (reported?.count ?? 0) + (reportedReviews?.count ?? 0),
    newIdeas: newIdeas?.count ?? 0,
    newSince,
  }
}

async function countNew(database: Database, since: Date): Promise<number> {
  const news = unionAll(
    database
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.isByShop, false), gt(posts.createdAt, since))),
    database.select({ id: reviews.id }).from(reviews).where(gt(reviews.createdAt, since)),
  )
    .limit(MAX_COUNTED)
    .as('news')
  const [row] = await database.select({ count: count() }).from(news)
  return row?.count ?? 0
}
