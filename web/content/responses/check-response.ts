import type { ClientReturn } from '@sanity/client'
import { fitToShape } from './fit-to-shape.ts'
import type { Problem } from './problem.ts'
import { queryShapes } from './shapes.gen.ts'

export type Checked<Value> = { readonly value: Value; readonly problems: readonly Problem[] }

/**
 * The lake's response to a query, made to match the query's type. The lake stores whatever it is sent, by an import for
 * instance; values of another type are left out, in the smallest part that the type allows (docs/decisions/0037).
 * @throws Error for a response of which nothing remains, and for a query that typegen has not seen
 */
export function checkResponse<const Query extends string>(query: Query, response: unknown): Checked<ClientReturn<Query>>
export function checkResponse(query: string, response: unknown): Checked<unknown> {
  const shape = queryShapes.get(query)
  if (!shape) throw new Error(`No shape for this query: run "npm run typegen". ${query}`)
  const { isUsable, value, problems } = fitToShape(response, shape)
  if (!isUsable) throw new Error(`The lake's response is unusable (${problems[0]?.problem}): ${query}`)
  return { value, problems }
}
