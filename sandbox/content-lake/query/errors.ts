/** `queryParseError`: the query cannot be read. `queryError`: it can, but cannot be evaluated. */
type QueryErrorKind = 'queryParseError' | 'queryError'

/** A query that the lake rejects. `start` and `end` are UTF-16 offsets into `query`. */
export class QueryError extends Error {
  readonly start: number
  readonly end: number
  readonly query: string
  readonly description: string
  readonly kind: QueryErrorKind

  constructor(kind: QueryErrorKind, description: string, query: string, start = 0, end = query.length) {
    super(description)
    this.name = 'QueryError'
    this.kind = kind
    this.description = description
    this.query = query
    this.start = Math.max(0, Math.min(start, query.length))
    this.end = Math.max(this.start, Math.min(end, query.length))
  }
}

/** Thrown while evaluating, without access to the query's text; the engine adds the position. */
export class EvaluationError extends Error {
  /** Text in the query that the error is about, such as a function's name. */
  readonly about: string | undefined

  constructor(description: string, about?: string) {
    super(description)
    this.name = 'EvaluationError'
    this.about = about
  }
}

/** Where a name is in the query; the whole query when it is not found. */
export function placeOf(query: string, name: string | undefined): { start: number; end: number } {
  const found = name ? new RegExp(`(?<![\\w$])${name.replace(/[^\w]/g, '\\$&')}\\b`).exec(query) : null
  return found ? { start: found.index, end: found.index + found[0].length } : { start: 0, end: query.length }
}
