import 'server-only'
import { and, eq, gte, isNotNull, or } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { externalLinks } from '../db/schema/external-links.ts'

/** A site that is down for a day is no broken link. */
const MIN_FAILURES = 2
const MAX_LISTED = 1000

/** Links that are gone, and those that could not be opened two days in a row. */
export async function listBrokenLinks(database: Database) {
  const rows = await database
    .select()
    .from(externalLinks)
    .where(
      and(
        isNotNull(externalLinks.checkedAt),
        or(
          eq(externalLinks.problem, 'gone'),
          and(isNotNull(externalLinks.problem), gte(externalLinks.failures, MIN_FAILURES)),
        ),
      ),
    )
    .orderBy(externalLinks.address)
    .limit(MAX_LISTED)
  return rows.flatMap(({ address, problem, status, checkedAt }) =>
    problem && checkedAt ? [{ address, problem, status, checkedAt: checkedAt.toISOString() }] : [],
  )
}
