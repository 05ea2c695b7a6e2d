import type { TermQuery } from '#web/domain/search/search-engine.ts'

type Term = Extract<TermQuery, { readonly term: string }>

/** A tsquery for entries that match all of the queries. */
export function allOf(queries: readonly TermQuery[]): string {
  return queries.map(toText).join(' & ')
}

/** A tsquery for entries that match any of the queries. */
export function anyOf(queries: readonly TermQuery[]): string {
  return queries.map(toText).join(' | ')
}

/** Every term of the queries, prefixes included, without duplicates. */
export function allTerms(queries: readonly TermQuery[]): string[] {
  return [...new Set(queries.flatMap(termsOf).map(({ term }) => term))]
}

/** The terms that also match as a prefix of longer words, without duplicates. */
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
