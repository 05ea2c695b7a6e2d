import 'server-only'
import { waitingTime } from '#web/i18n/waiting-time.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { Unavailable } from '#web/lib/unavailable.ts'
import type { Language } from '#web/routing/languages.ts'
import { type ApiCode, apiErrors } from '#web/services/backend/api-errors.ts'
import { isDatabaseUnavailable } from '../db/failure.ts'
import { reportServerFailure } from '../report.ts'
import { type Failure, failure } from '../result.ts'

/** Seconds after which to try again, where the failure itself does not say. */
const DEFAULT_RETRY_AFTER = 5

/** `{code, message}` in the language, with the code's status. Never cached; 429 and 503 have `Retry-After`. */
export function errorResponse(failure: Failure<ApiCode>, lang: Language): Response {
  const { status } = apiErrors[failure.code]
  const headers = { 'cache-control': 'no-store', ...retryHeader(failure) }
  return Response.json({ code: failure.code, message: errorMessage(failure, lang) }, { status, headers })
}

/** The message of a failure in the language, which says how long to wait where that is of use. */
export function errorMessage({ code, retryAfter = DEFAULT_RETRY_AFTER }: Failure<ApiCode>, lang: Language): string {
  return fillIn(apiErrors[code][lang], { wait: waitingTime(retryAfter, lang) })
}

/** `Retry-After`, for a failure with 429 or 503. */
export function retryHeader({ code, retryAfter = DEFAULT_RETRY_AFTER }: Failure<ApiCode>): Record<string, string> {
  const { status } = apiErrors[code]
  return status === 503 || status === 429 ? { 'retry-after': String(retryAfter) } : {}
}

/**
 * Turns a thrown value into a failure: `unavailable` when a service cannot be used now, else `failed`. Reports it; the
 * response reveals nothing about it.
 * @throws what Next itself throws to redirect or to end a rendering
 */
export function toFailure(error: unknown): Failure<'unavailable' | 'failed'> {
  if (isNextSignal(error)) throw error
  reportServerFailure('api', error)
  return failure(error instanceof Unavailable || isDatabaseUnavailable(error) ? 'unavailable' : 'failed')
}

/** Next's signals have a digest in capitals; an error of a cached read has a number there. */
function isNextSignal(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && /^[A-Z]/.test(String(error.digest))
}
