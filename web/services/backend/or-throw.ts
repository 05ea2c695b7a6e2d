import type { CallFailure, CallResult } from './create-call.ts'

/** A failed call where exceptions are expected, in a react-query function for instance. */
export class BackendCallError extends Error {
  override name = 'BackendCallError'
  readonly failure: CallFailure

  constructor(failure: CallFailure) {
    super(`The backend responded ${failure.status} (${failure.code})`)
    this.failure = failure
  }
}

/**
 * The value of a call: `const { stock } = await orThrow(getPreorderStock({ signal }))`.
 * @throws {BackendCallError} when the call failed
 */
export async function orThrow<Value>(
  call: CallResult<Value, string> | Promise<CallResult<Value, string>>,
): Promise<Value> {
  const result = await call
  if (!result.ok) throw new BackendCallError(result)
  return result.value
}
