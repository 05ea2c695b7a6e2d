import type { ClientReturn } from '@sanity/client'
import { fitToShape } from './fit-to-shape.ts'
import type { Problem } from './problem.ts'
import { answerShapes } from './shapes.gen.ts'

export type Checked<Answer> = { readonly answer: Answer; readonly problems: readonly Problem[] }

/**
 * The lake's response to a query, made to match the query's type. The lake stores whatever it is sent, by an import for instance; values of
 * another type are left out, in the smallest part that the type allows (decision 37).
 * @throws Error for a response of which nothing remains, and for a query that typegen has not seen
 */
export function checkAnswer<const Query extends string>(query: Query, answer: unknown): Checked<ClientReturn<Query>>
export function checkAnswer(query: string, answer: unknown): Checked<unknown> {
  const shape = answerShapes.get(query)
  if (!shape) throw new Error(`No shape for this query: run "npm run typegen". ${query}`)
  const { isUsable, value, problems } = fitToShape(answer, shape)
  if (!isUsable) throw new Error(`The lake's response is unusable (${problems[0]?.problem}): ${query}`)
  return { answer: value, problems }
}
