import * as v from 'valibot'
import type { CentraCall } from './connection.ts'
import type { CentraFailure } from './failure.ts'
import { errorsShape, problemsOf } from './responses/any-response.ts'

/** The one place where status and body of a failed call become a failure (docs/product/8). */
export function toFailure({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): CentraFailure {
  const errors = errorsIn(body)
  const [first] = Object.entries(errors)
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN)
  return {
    status,
    message: first ? `${first[0]}: ${first[1]}` : `The commerce platform responded with ${status}`,
    errors,
    body,
    // A gateway that timed out does not know whether the call took effect either.
    isTimeout: status === 504,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter * 1000 : undefined,
  }
}

/** A successful response of an unknown shape; the message names what is wrong with it. */
export function shapeFailure({ method, path, shape }: CentraCall, status: number, body: unknown): CentraFailure {
  const call = path.split('/')[0]
  const problems = shape ? problemsOf(shape, body) : ''
  const message = `The commerce platform's response to ${method} ${call} has an unknown shape${problems && `: ${problems}`}`
  return { status, message, errors: {}, body, isTimeout: false, retryAfter: undefined }
}

/** Errors may also come with a successful status. */
export function hasErrors(body: unknown): boolean {
  return Object.keys(errorsIn(body)).length > 0
}

function errorsIn(body: unknown): Readonly<Record<string, string>> {
  const errors = v.is(errorsShape, body) ? body.errors : {}
  return Object.fromEntries(
    Object.entries(errors).map(([subject, error]) => [
      subject,
      typeof error === 'string' ? error : JSON.stringify(error),
    ]),
  )
}
