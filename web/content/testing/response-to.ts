import type { ClientReturn } from '@sanity/client'
import { checkResponse } from '../responses/check-response.ts'

/**
 * A response to a query, for tests: the given values, and null wherever the query's type allows it, so that a test
 * names only what it is about and a new field of the query changes no test. @throws Error for values that a response of
 * the lake could not hold
 */
export function responseTo<const Query extends string>(query: Query, given: unknown): ClientReturn<Query> {
  const { value, problems } = checkResponse(query, given)
  const [first] = problems
  if (first) throw new Error(`${first.path}: ${first.problem}`)
  return value
}
