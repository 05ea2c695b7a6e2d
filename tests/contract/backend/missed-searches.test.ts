import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { missedSearches } from '#web/server/db/schema/missed-searches.ts'
import {
  countMissedSearch,
  deleteOldMissedSearches,
  listMissedSearches,
} from '#web/server/missed-searches/missed-searches.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()
beforeEach(async () => {
  await database().delete(missedSearches)
})

test('searches without results are counted per language and query, the most frequent first; old ones are deleted', async () => {
  for (const [lang, query] of [
    ['nb', 'gummistøvler'],
    ['nb', 'telt'],
    ['en', 'telt'],
    ['nb', 'telt'],
  ] as const)
    expect(await countMissedSearch(database(), lang, query)).toBe(true)
  const counts = async () =>
    (await listMissedSearches(database())).map(({ lang, query, count }) => [lang, query, count])
  expect((await counts())[0]).toEqual(['nb', 'telt', 2])
  expect(await counts()).toHaveLength(3)
  await database()
    .update(missedSearches)
    .set({ lastSearchedAt: sql`now() - interval '91 days'` })
    .where(eq(missedSearches.lang, 'nb'))
  await deleteOldMissedSearches(database(), new Date())
  expect(await counts()).toEqual([['en', 'telt', 1]])
})

test('nobody can fill the table: beyond the limit only known queries are counted', async () => {
  await database().execute(
    sql`INSERT INTO missed_searches (lang, query) SELECT 'nb', 'ord ' || n FROM generate_series(1, 5000) n`,
  )
  expect(await countMissedSearch(database(), 'nb', 'et nytt ord')).toBe(false)
  expect(await countMissedSearch(database(), 'nb', 'ord 7')).toBe(true)
  expect((await listMissedSearches(database()))[0]).toMatchObject({ query: 'ord 7', count: 2 })
})
