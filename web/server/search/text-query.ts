import type { TermQuery } from '#web/domain/search/search-engine.ts'

type Term = Extract<TermQuery, { readonly term: string }>

/** PostgreSQL's query for entries that match all of these. */
export function allOf(queries: readonly TermQuery[]): string {
  return queries.map(toText).join(' & ')
}

/** PostgreSQL's query for entries that match any of these. */
export function anyOf(queries: readonly TermQuery[]): string {
  return queries.map(toText).join(' | ')
}

/** Terms that are looked up as they are. */
export function exactTerms(queries: readonly TermQuery[]): string[] {
  return [...new Set(queries.flatMap(termsOf).map(({ term }) => term))]
}

/** Terms that are the beginnings of others. */
export function prefixTerms(queries: readonly TermQuery[]): string[] {
  return [...new Set(queries.flatMap(termsOf).flatMap(({ term, isPrefix }) => (isPrefix ? [term] : [])))]
}

function termsOf(query: TermQuery): Term[] {
  if ('term' in query) return [query]
  return ('all' in query ? query.all : query.any).flatMap(termsOf)
}

function toText(query: TermQuery): string {
  if ('term' in query) return `'${query.term.replaceAll(/['\\]/g, '')}'${query.isPrefix ? ':*' : ''}`
  return 'all' in query ? `(${allOf(query.all)})` : `(${anyOf(query.any)})`
}
