import { milliseconds } from 'date-fns/milliseconds'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { desc, lt, sql } from 'drizzle-orm'
import type { Language } from '#web/routing/languages.ts'
import { missedSearches } from '#web/server/db/schema/missed-searches.ts'
import type { Database } from '../db/pool.ts'

const KEPT_MS = milliseconds({ days: 90 })
/** So that nobody can fill the table: beyond this number only known queries are counted. */
const MAX_QUERIES = 5000
const MAX_LISTED = 50

/**
 * Counts a query that found nothing, as `missedQuery` writes it. Returns false when there are too many to store
 * another.
 */
export async function countMissedSearch(database: Database, lang: Language, query: string): Promise<boolean> {
  const counted = await database
    .insert(missedSearches)
    .select(
      sql`SELECT ${lang}, ${query}, 1, now() WHERE (SELECT count(*) FROM ${missedSearches}) < ${MAX_QUERIES}
        OR EXISTS (SELECT 1 FROM ${missedSearches} WHERE lang = ${lang} AND query = ${query})`,
    )
    .onConflictDoUpdate({
      target: [missedSearches.lang, missedSearches.query],
      set: { count: sql`${missedSearches.count} + 1`, lastSearchedAt: sql`now()` },
    })
    .returning({ count: missedSearches.count })
  return counted.length > 0
}

/** The most frequent first. */
export async function listMissedSearches(database: Database) {
  const rows = await database
    .select()
    .from(missedSearches)
    .orderBy(desc(missedSearches.count), desc(missedSearches.lastSearchedAt))
    .limit(MAX_LISTED)
  return rows.map(({ lastSearchedAt, ...row }) => ({ ...row, lastSearchedAt: lastSearchedAt.toISOString() }))
}

/** Deletes the queries that nobody has repeated for 90 days. */
export async function deleteOldMissedSearches(database: Database, now: Date): Promise<void> {
  await database.delete(missedSearches).where(lt(missedSearches.lastSearchedAt, subMilliseconds(now, KEPT_MS)))
}
