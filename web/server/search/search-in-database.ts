import 'server-only'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Fit } from '#web/domain/product/fit.ts'
import type { Candidate, CandidatesQuery, SearchEngine } from '#web/domain/search/search-engine.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Database } from '../db/pool.ts'
import { searchEntries } from '../db/schema/search-entries.ts'
import { allOf, allTerms, anyOf, prefixTerms } from './text-query.ts'

/** Candidates that the rules rank. */
const MAX_CANDIDATES = 200
/** Fewer where bodies are searched, which have hundreds of terms each. */
const MAX_WITH_BODIES = 120
/** Matches that PostgreSQL ranks to choose them. */
const MAX_RANKED = 1500
/** A page of results: if names alone give this many, bodies are not searched. */
const ENOUGH = 60
/** Words that a correction chooses from, by each of two measures. */
const MAX_SIMILAR = 40

/** Milliseconds for which the number of entries is assumed to be the same: it only weighs how rare a word is. */
const COUNTED_FOR_MS = 60_000

/** The search in PostgreSQL. Every read is bounded, whatever the shop has. */
export function searchInDatabase(database: Database): SearchEngine {
  const counted = new Map<Language, { readonly entries: number; readonly at: number }>()

  async function countEntries(lang: Language): Promise<number> {
    const known = counted.get(lang)
    if (known && Date.now() - known.at < COUNTED_FOR_MS) return known.entries
    const entries = await database.$count(searchEntries, eq(searchEntries.lang, lang))
    counted.set(lang, { entries, at: Date.now() })
    return entries
  }

  return {
    async words(lang, terms, starts) {
      const known = await database.execute<{ term: string; kinds: number }>(
        sql`SELECT term, kinds FROM search_words WHERE lang = ${lang} AND term = ANY(${sql.param([...terms])}::text[])`,
      )
      const begun = await database.execute<{ start: string; kinds: number }>(sql`
        SELECT start, ${sql.join([1, 2, 16].map(beginsWith(lang)), sql` | `)} AS kinds
        FROM unnest(${sql.param([...starts])}::text[]) s(start)`)
      return {
        terms: new Map(known.rows.map(({ term, kinds }) => [term, kinds])),
        starts: new Map(begun.rows.map(({ start, kinds }) => [start, kinds])),
      }
    },

    async similarWords(lang, sounds) {
      const nearest = (distance: SQL) => sql`(
        SELECT term, kinds FROM search_words WHERE lang = ${lang} AND kinds & 49 > 0 ORDER BY ${distance} LIMIT ${MAX_SIMILAR}
      )`
      const { rows } = await database.execute<{ term: string; kinds: number }>(sql`
        SELECT DISTINCT term, kinds FROM unnest(${sql.param([...sounds])}::text[]) a(asked)
        CROSS JOIN LATERAL (${nearest(sql`sound <-> asked`)} UNION ${nearest(sql`asked <<-> sound`)}) near`)
      return new Map(rows.map(({ term, kinds }) => [term, kinds]))
    },

    async candidates(lang, query) {
      const all = allOf(query.queries)
      const any = anyOf(query.queries)
      const found = new Map<string, Candidate>()
      const add = (rows: readonly Candidate[]) => {
        for (const row of rows) if (!found.has(row.id)) found.set(row.id, row)
      }
      add(await readCandidates(database, lang, query, { where: sql`names @@ ${all}::tsquery`, hasBodies: false }))
      if (found.size < ENOUGH) {
        found.clear()
        add(await readCandidates(database, lang, query, { where: sql`everything @@ ${all}::tsquery`, hasBodies: true }))
        if (found.size < ENOUGH && query.queries.length > 1)
          add(
            await readCandidates(database, lang, query, { where: sql`everything @@ ${any}::tsquery`, hasBodies: true }),
          )
      }
      return { candidates: [...found.values()], entries: await countEntries(lang) }
    },

    async entriesOfType(lang, type, fit) {
      const { documentId: id, lang: ofLang, type: ofType } = searchEntries
      return await database
        .select({ id, type: ofType })
        .from(searchEntries)
        .where(and(eq(ofLang, lang), eq(ofType, type), suits(fit)))
        .orderBy(asc(id))
        .limit(MAX_CANDIDATES)
    },

    async shown(lang, ids) {
      const rows = await database
        .select({ shown: searchEntries.shown })
        .from(searchEntries)
        .where(and(eq(searchEntries.lang, lang), inArray(searchEntries.documentId, [...ids])))
      return rows.map(({ shown }) => shown)
    },
  }
}

/** `kind` where a word of that kind begins with `start`, else 0. */
function beginsWith(lang: Language) {
  return (kind: number) => sql`CASE WHEN EXISTS (
    SELECT FROM search_words WHERE lang = ${lang} AND kinds & ${sql.raw(String(kind))} > 0
      AND term >= start COLLATE "C" AND term < (start || chr(1114111)) COLLATE "C"
  ) THEN ${sql.raw(String(kind))} ELSE 0 END`
}

type Lookup = { readonly where: SQL; readonly hasBodies: boolean }

/** Candidates whose names have most of the words come first, by how well they match. */
async function readCandidates(
  database: Database,
  lang: Language,
  { queries, fit, preferred }: CandidatesQuery,
  { where, hasBodies }: Lookup,
): Promise<readonly Candidate[]> {
  const named = sql.join(
    queries.map((query) => sql`(names @@ ${anyOf([query])}::tsquery)::int`),
    sql` + `,
  )
  const exact = sql.param(allTerms(queries))
  const prefixes = sql.param(prefixTerms(queries))
  const bodies = sql`(
    SELECT jsonb_object_agg(lexeme, jsonb_build_object(
      'text', cardinality(array_positions(weights, 'B')), 'other', cardinality(array_positions(weights, 'C'))))
    FROM unnest(bodies) WHERE lexeme = ANY(${exact}::text[]) OR lexeme ^@ ANY(${prefixes}::text[])
  )`
  const { rows } = await database.execute<Candidate>(sql`
    SELECT document_id AS id, type, fields, lengths, ${hasBodies ? bodies : sql`NULL`} AS bodies FROM (
      SELECT * FROM (
        SELECT * FROM search_entries WHERE lang = ${lang} AND ${where} AND ${suits(fit)} LIMIT ${MAX_RANKED}
      ) matched
      ORDER BY ${named} DESC,
        ts_rank(names, ${anyOf(queries)}::tsquery) * CASE WHEN type = ANY(${sql.param([...preferred])}::text[]) THEN 1.5 ELSE 1 END DESC,
        document_id
      LIMIT ${hasBodies ? MAX_WITH_BODIES : MAX_CANDIDATES}
    ) chosen`)
  return rows
}

function suits(fit: Fit | undefined): SQL {
  return fit ? sql`(fits = '{}' OR fits && ARRAY[${fit}, 'unisex'])` : sql`true`
}
