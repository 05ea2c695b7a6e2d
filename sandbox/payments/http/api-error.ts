import type { z } from 'zod'
import { parseJson } from '#web/domain/json.ts'
import type { PaymentsContext } from './environment.ts'

type ErrorType = 'validation' | 'security' | 'internal' | 'configuration'

/** An error in Adyen's format: `{status, errorCode, message, errorType}`. */
export class ApiError extends Error {
  readonly status: number
  readonly errorCode: string
  readonly errorType: ErrorType

  constructor(status: number, errorCode: string, message: string, errorType: ErrorType = 'validation') {
    super(message)
    this.status = status
    this.errorCode = errorCode
    this.errorType = errorType
  }
}

export function errorResponse(error: Error): Response {
  const known = error instanceof ApiError ? error : unexpected(error)
  const { status, errorCode, message, errorType } = known
  return Response.json({ status, errorCode, message, errorType }, { status })
}

/**
 * The JSON body of a request.
 * @throws ApiError 400 when it is not JSON, 422 naming the first invalid field; neither quotes what was sent
 */
export async function readBody<Schema extends z.ZodType>(
  c: PaymentsContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  return validated(parseJson(await c.req.text()), schema)
}

/** @throws ApiError like `readBody` */
export function validated<Schema extends z.ZodType>(body: unknown, schema: Schema): z.output<Schema> {
  if (body === undefined) throw new ApiError(400, '702', 'The request is not JSON')
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const field = result.error.issues[0]?.path.join('.') || 'body'
  throw new ApiError(422, '14_0001', `Field '${field}' is missing or not valid`)
}

/** The stack is logged, never the request: it may hold card data. */
function unexpected(error: Error): ApiError {
  console.error('The payments stand-in failed on a request:', error.stack)
  return new ApiError(500, '905', 'Internal error', 'internal')
}
