import type { Candidate, TermQuery } from '#web/domain/search/search-engine.ts'
import { bodyFields, boost, type Field, shortFields } from '#web/domain/search/search-fields.ts'

/** The terms of a candidate that a query found, each with the fields that have it. */
export type Matches = ReadonlyMap<string, readonly Field[]>

export type Scored = {
  readonly score: number
  readonly matches: Matches
  /** The terms of the query that found something. */
  readonly terms: readonly string[]
}

type Term = Extract<TermQuery, { readonly term: string }>
/** How often a field has a term. */
type Counts = ReadonlyMap<Field, number>

/**
 * BM25+: how soon repetitions stop counting, how much the length of a field counts, and the least that a match counts.
 */
const [REPEATED, LENGTH, LEAST] = [1.2, 0.7, 0.5]
const PREFIX = 0.6
/** Words of a field in a shop's catalogue. */
const usualLength: Readonly<Record<Field, number>> = {
  title: 2.9,
  ends: 4.4,
  kind: 1.5,
  otherTitle: 2.9,
  keywords: 12,
  lead: 15,
  text: 54,
  other: 24,
}

/**
 * Scores candidates as BM25+ does, field by field: a term counts more the fewer candidates have it. `entries` is the
 * number of all entries.
 */
export function createScorer(candidates: readonly Candidate[], entries: number, terms: readonly Term[]) {
  const found = new Map(candidates.map((one) => [one, termsIn(one, terms)] as const))
  const frequencies = new Map<string, number>()
  for (const counts of found.values())
    for (const [term, fields] of counts)
      for (const field of fields.keys())
        frequencies.set(`${field} ${term}`, (frequencies.get(`${field} ${term}`) ?? 0) + 1)

  const rarity = (field: Field, term: string) => {
    const having = frequencies.get(`${field} ${term}`) ?? 0
    return Math.log(1 + (Math.max(entries, having) - having + 0.5) / (having + 0.5))
  }

  function scoreTerm(candidate: Candidate, { term, weight, isPrefix }: Term): Scored | undefined {
    const matches = new Map<string, readonly Field[]>()
    let score = 0
    for (const [own, counts] of found.get(candidate) ?? []) {
      if (own !== term && !(isPrefix && own.startsWith(term))) continue
      matches.set(own, [...counts.keys()])
      const surplus = own.length - term.length
      const closeness = surplus === 0 ? 1 : (PREFIX * own.length) / (own.length + 0.3 * surplus)
      for (const [field, count] of counts) {
        const length = lengthOf(candidate, field) / usualLength[field]
        const repeated = (count * (REPEATED + 1)) / (count + REPEATED * (1 - LENGTH + LENGTH * length))
        score += closeness * weight * boost[field] * rarity(field, own) * (LEAST + repeated)
      }
    }
    return matches.size > 0 ? { score, matches, terms: [term] } : undefined
  }

  /** The candidate's score for a query; undefined if it does not match. */
  return function score(candidate: Candidate, query: TermQuery): Scored | undefined {
    if ('term' in query) return scoreTerm(candidate, query)
    const parts = ('all' in query ? query.all : query.any).map((one) => score(candidate, one))
    const matched = parts.filter((part) => part !== undefined)
    if (matched.length === 0 || ('all' in query && matched.length < parts.length)) return undefined
    return {
      score: matched.reduce((sum, part) => sum + part.score, 0),
      matches: new Map(matched.flatMap((part) => [...part.matches])),
      terms: matched.flatMap((part) => part.terms),
    }
  }
}

/** The candidate's counts of these terms, by field. */
function termsIn(candidate: Candidate, terms: readonly Term[]): ReadonlyMap<string, Counts> {
  const exact = new Set(terms.map(({ term }) => term))
  const prefixes = terms.flatMap(({ term, isPrefix }) => (isPrefix ? [term] : []))
  const found = new Map<string, Map<Field, number>>()
  const add = (term: string, field: Field, count: number) => {
    const counts = found.get(term) ?? new Map<Field, number>()
    found.set(term, counts.set(field, (counts.get(field) ?? 0) + count))
  }
  for (const field of shortFields)
    for (const term of candidate.fields[field].terms.split(' '))
      if (exact.has(term) || prefixes.some((prefix) => term.startsWith(prefix))) add(term, field, 1)
  for (const [term, counts] of Object.entries(candidate.bodies ?? {}))
    for (const field of bodyFields) if (counts[field] > 0) add(term, field, counts[field])
  return found
}

function lengthOf(candidate: Candidate, field: Field): number {
  return field === 'text' || field === 'other' ? candidate.lengths[field] : candidate.fields[field].length
}
