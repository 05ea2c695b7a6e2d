import type { ClientReturn } from '@sanity/client'
import { checkAnswer } from '../answers/check-answer.ts'

/**
 * The answer to a query, for tests: what is given, and null wherever the query's type allows it, so that a test names only what it is about
 * and a new field of the query changes no test. @throws Error for what the lake's answer could not hold
 */
export function answerTo<const Query extends string>(query: Query, given: unknown): ClientReturn<Query> {
  const { answer, problems } = checkAnswer(query, given)
  const [first] = problems
  if (first) throw new Error(`${first.path}: ${first.problem}`)
  return answer
}
