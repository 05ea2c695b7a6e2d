import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { wordKinds } from '#web/domain/search/search-engine.ts'
import { soundOf } from '#web/domain/search/sound.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { type EntryWords, nameKinds, wordsOfEntries } from './entry-words.ts'
import type { Entry } from './make-entry.ts'

const CLEAN_UP_TIMEOUT_MS = 60_000

const { name, text } = wordKinds

/** Adds the words of entries to those of their language. Words that no entry has any more are removed at night. */
export async function writeWords(transaction: Transaction, lang: Language, entries: readonly Entry[]): Promise<void> {
  const { kinds, ends } = wordsOfEntries(entries)
  const changed = await addWords(transaction, lang, kinds)
  const real = new Set([...(await addEnds(transaction, lang, ends)), ...(await endsAfter(transaction, lang, changed))])
  await addWords(transaction, lang, new Map([...real].flatMap(nameKinds)))
}

/** Returns those that are words by themselves, and new or of a new kind. */
async function addWords(
  transaction: Transaction,
  lang: Language,
  kinds: ReadonlyMap<string, number>,
): Promise<string[]> {
  const terms = [...kinds.keys()]
  const { rows } = await transaction.execute<{ term: string; kinds: number }>(sql`
    INSERT INTO search_words AS known (lang, term, sound, kinds)
    SELECT ${lang}, term, sound, kinds FROM unnest(
      ${sql.param(terms)}::text[], ${sql.param(terms.map(soundOf))}::text[], ${sql.param([...kinds.values()])}::int[]
    ) w(term, sound, kinds)
    ON CONFLICT (lang, term) DO UPDATE SET kinds = known.kinds | excluded.kinds
    WHERE known.kinds | excluded.kinds <> known.kinds
    RETURNING term, kinds`)
  return rows.filter(({ kinds }) => (kinds & (name | text)) > 0).map(({ term }) => term)
}

/**
 * Adds ends of compounds. Returns those that turn out to be words: an end is a word if it follows a word, or different
 * letters ("jakke" does, "lljakke" does not). An end that is stored and not known as a word has followed one letter
 * only, so one of its starts is enough to compare with.
 */
async function addEnds(transaction: Transaction, lang: Language, ends: EntryWords['ends']): Promise<string[]> {
  const endings = ends.map(({ ending }) => ending)
  const starts = ends.map(({ start }) => start)
  const { rows } = await transaction.execute<{ ending: string }>(sql`
    WITH pairs AS (
      SELECT ending, start FROM unnest(${sql.param(endings)}::text[], ${sql.param(starts)}::text[]) e(ending, start)
    ), added AS (
      INSERT INTO search_ends (lang, ending, start) SELECT ${lang}, ending, start FROM pairs
      ON CONFLICT DO NOTHING RETURNING ending, start
    ), letters AS (
      SELECT ending, right(start, 1) AS letter, EXISTS (
        SELECT FROM search_words w WHERE w.lang = ${lang} AND w.term = start AND w.kinds & ${name | text} > 0
      ) AS "followsWord" FROM added
      UNION ALL
      SELECT ending, right(known.start, 1), false FROM (SELECT DISTINCT ending FROM added) a
      CROSS JOIN LATERAL (
        SELECT start FROM search_ends e WHERE e.lang = ${lang} AND e.ending = a.ending LIMIT 1
      ) known
    )
    SELECT ending FROM letters WHERE ${isNoName(lang)}
    GROUP BY ending HAVING bool_or("followsWord") OR count(DISTINCT letter) > 1`)
  return rows.map(({ ending }) => ending)
}

/** Ends that follow one of these words, and are not known to be words. */
async function endsAfter(transaction: Transaction, lang: Language, words: readonly string[]): Promise<string[]> {
  const { rows } = await transaction.execute<{ ending: string }>(sql`
    SELECT DISTINCT ending FROM search_ends
    WHERE lang = ${lang} AND start = ANY(${sql.param([...words])}::text[]) AND ${isNoName(lang)}`)
  return rows.map(({ ending }) => ending)
}

/** A double letter at the beginning belongs to the word before. */
function isNoName(lang: Language): SQL {
  return sql`ending !~ '^(.)\\1' AND NOT EXISTS (
    SELECT FROM search_words n WHERE n.lang = ${lang} AND n.term = ending AND n.kinds & ${name} > 0)`
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
