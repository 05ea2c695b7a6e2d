import type { CallFailure, CallResult } from './call-backend.ts'

const ATTEMPTS = 3
const PAUSE_MS = 1000

/**
 * Makes a call that is safe to repeat, one with an idempotency key, until its outcome is known: a call that timed out
 * may still have taken effect. 'unknown' after three attempts without a usable response.
 */
export async function untilKnown<Value, Code extends string>(
  call: () => Promise<CallResult<Value, Code>>,
): Promise<CallResult<Value, Code> | 'unknown'> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    const result = await call()
    if (result.ok || isRefusal(result, attempt)) return result
  }
  return 'unknown'
}

/** Whether it is certain that nothing was done. A repetition that is not admitted says nothing about the first call. */
function isRefusal({ status }: CallFailure, attempt: number): boolean {
  return status >= 400 && status < 500 && (status !== 429 || attempt === 1)
}
