import * as v from 'valibot'
import { type Shape, text } from './parts.ts'

/** Both may be in any response. */
export const errorsShape = v.object({ errors: v.looseObject({}) })
export const tokenShape = v.object({ token: text })

/**
 * The differences between a response and its shape, for an error report: `selection.items.0.quantity: expected number`.
 * Never a value of it.
 */
export function problemsOf(shape: Shape, body: unknown): string {
  const { issues = [] } = v.safeParse(shape, body)
  const problems = issues.map((issue) => {
    const place = v.getDotPath(issue) ?? 'the body'
    return issue.received === 'undefined' ? `${place} is missing` : `${place}: expected ${issue.expected}`
  })
  return problems.join(', ')
}
