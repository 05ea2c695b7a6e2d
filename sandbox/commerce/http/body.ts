import { z } from 'zod'
import { parseJson } from '#web/domain/json.ts'
import { CheckoutError, notAcceptable } from './checkout-error.ts'
import type { CommerceContext } from './environment.ts'

/** Largest body that the platform reads, in bytes. */
export const BODY_LIMIT = 64 * 1024

/**
 * The JSON object in a request's body, whatever its content type (browsers avoid a preflight with `text/plain`); an
 * empty body is an empty object.
 * @throws CheckoutError 400 when it is not a JSON object, 406 naming what is invalid, 20 fields at most
 */
export async function readBody<Schema extends z.ZodObject>(
  c: CommerceContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const result = schema.safeParse(parse(await c.req.text()), { reportInput: true })
  if (result.success) return result.data
  throw notAcceptable(Object.fromEntries(result.error.issues.slice(0, 20).map(errorOfIssue)))
}

function parse(text: string): object {
  if (text.trim() === '') return {}
  const body = z.looseObject({}).safeParse(parseJson(text))
  if (body.success) return body.data
  throw new CheckoutError(400, { body: 'must be a JSON object' })
}

function errorOfIssue(issue: z.core.$ZodIssue): [string, string] {
  const missing = issue.code === 'invalid_type' && issue.input === undefined
  return [issue.path.join('.') || 'body', missing ? 'required' : 'not valid']
}
