import 'server-only'
import { sql } from 'drizzle-orm'
import { wordKinds } from '#web/domain/search/search-engine.ts'
import { soundOf } from '#web/domain/search/sound.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { nameKinds, wordsOfEntries } from './entry-words.ts'
import type { Entry } from './make-entry.ts'

const CLEAN_UP_TIMEOUT_MS = 60_000

/** Adds the words of entries to those of their language. Words that no entry has any more are removed at night. */
export async function writeWords(transaction: Transaction, lang: Language, entries: readonly Entry[]): Promise<void> {
  const { kinds, ends } = wordsOfEntries(entries)
  await addWords(transaction, lang, kinds)
  const endings = ends.map(({ ending }) => ending)
  const starts = ends.map(({ start }) => start)
  await transaction.execute(sql`
    INSERT INTO search_ends (lang, ending, start)
    SELECT ${lang}, ending, start FROM unnest(${sql.param(endings)}::text[], ${sql.param(starts)}::text[]) e(ending, start)
    ON CONFLICT DO NOTHING`)
  const real = await realEnds(transaction, lang, endings, [...kinds.keys()])
  await addWords(transaction, lang, new Map(real.flatMap(nameKinds)))
}

async function addWords(transaction: Transaction, lang: Language, kinds: ReadonlyMap<string, number>): Promise<void> {
  const terms = [...kinds.keys()]
  await transaction.execute(sql`
    INSERT INTO search_words AS known (lang, term, sound, kinds)
    SELECT ${lang}, term, sound, kinds FROM unnest(
      ${sql.param(terms)}::text[], ${sql.param(terms.map(soundOf))}::text[], ${sql.param([...kinds.values()])}::int[]
    ) w(term, sound, kinds)
    ON CONFLICT (lang, term) DO UPDATE SET kinds = known.kinds | excluded.kinds
    WHERE known.kinds | excluded.kinds <> known.kinds`)
}

/** Ends of compounds that are words: they follow a word, or different letters. "Jakke" is one, "lljakke" is not. */
async function realEnds(
  transaction: Transaction,
  lang: Language,
  endings: readonly string[],
  words: readonly string[],
): Promise<string[]> {
  const isWord = wordKinds.name | wordKinds.text
  const { rows } = await transaction.execute<{ ending: string }>(sql`
    SELECT ending FROM (
      SELECT unnest(${sql.param([...endings])}::text[]) AS ending
      UNION SELECT ending FROM search_ends WHERE lang = ${lang} AND start = ANY(${sql.param([...words])}::text[])
    ) touched
    WHERE ending !~ '^(.)\\1'
      AND NOT EXISTS (SELECT FROM search_words w WHERE w.lang = ${lang} AND w.term = ending AND w.kinds & ${wordKinds.name} > 0)
      AND (
        EXISTS (
          SELECT FROM search_ends e JOIN search_words w ON w.lang = e.lang AND w.term = e.start
          WHERE e.lang = ${lang} AND e.ending = touched.ending AND w.kinds & ${isWord} > 0
        )
        OR (SELECT count(DISTINCT right(start, 1)) FROM search_ends e WHERE e.lang = ${lang} AND e.ending = touched.ending) > 1
      )`)
  return rows.map(({ ending }) => ending)
}

/** Deletes words that no entry has any more. */
export async function deleteUnusedWords(database: Database): Promise<void> {
  for (const lang of ['nb', 'en'] as const)
    await database.transaction(async (transaction) => {
      await transaction.execute(sql.raw(`SET LOCAL statement_timeout = ${CLEAN_UP_TIMEOUT_MS}`))
      const stored = `SELECT everything FROM search_entries WHERE lang = '${lang}'`
      await transaction.execute(sql`
        WITH used AS MATERIALIZED (SELECT word FROM ts_stat(${stored})),
        ends AS (DELETE FROM search_ends e WHERE lang = ${lang} AND NOT EXISTS (SELECT FROM used WHERE word = e.ending))
        DELETE FROM search_words w WHERE lang = ${lang} AND NOT EXISTS (SELECT FROM used WHERE word = w.term)`)
    })
}
