import { isErrors } from './answers/errors.gen.ts'
import type { CentraCall } from './connection.ts'
import type { CentraFailure } from './failure.ts'

/** Seconds to milliseconds. */
const second = 1000

/** The one reader of the platform's errors: status and body become a failure (docs/product/8). */
export function failureOf({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): CentraFailure {
  const errors = errorsIn(body)
  const [first] = Object.entries(errors)
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN)
  return {
    status,
    message: first ? `${first[0]}: ${first[1]}` : `The commerce platform answered ${status}`,
    errors,
    body,
    // A gateway that gave up waiting does not know what became of the call either.
    isTimeout: status === 504,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter * second : undefined,
  }
}

/** An answer that says that all is well and then is not what it should be. */
export function shapeFailure({ method, path }: CentraCall, status: number, body: unknown): CentraFailure {
  const call = path.split('/')[0]
  const message = `The commerce platform's answer to ${method} ${call} has an unknown shape`
  return { status, message, errors: {}, body, isTimeout: false, retryAfter: undefined }
}

/** Errors may also come with a status of success. */
export function hasErrors(body: unknown): boolean {
  return Object.keys(errorsIn(body)).length > 0
}

function errorsIn(body: unknown): Readonly<Record<string, string>> {
  const errors = isErrors(body) ? body.errors : {}
  return Object.fromEntries(
    Object.entries(errors).map(([subject, error]) => [
      subject,
      typeof error === 'string' ? error : JSON.stringify(error),
    ]),
  )
}
