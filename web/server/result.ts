/** The result of a use case: expected failures are values; everything else is thrown. */
export type Result<Value, Code extends string> = Success<Value> | Failure<Code>

type Success<Value> = { readonly ok: true; readonly value: Value }
export type Failure<Code extends string> = {
  readonly ok: false
  readonly code: Code
  /** Seconds after which to try again, where that is known. */
  readonly retryAfter?: number
}

export function success<Value>(value: Value): Success<Value> {
  return { ok: true, value }
}

export function failure<Code extends string>(code: Code, retryAfter?: number): Failure<Code> {
  return { ok: false, code, ...(retryAfter !== undefined && { retryAfter }) }
}
