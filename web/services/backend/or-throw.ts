import type { CallResult } from './call-backend.ts'

/**
 * The value of a call where exceptions are expected, for example in a react-query function:
 * `const { stock } = await orThrow(getPreorderStock({ signal }))`.
 * @throws Error whose `cause` is the `CallFailure`
 */
export async function orThrow<Value>(
  call: CallResult<Value, string> | Promise<CallResult<Value, string>>,
): Promise<Value> {
  const result = await call
  if (!result.ok) throw new Error(`The backend responded ${result.status} (${result.code})`, { cause: result })
  return result.value
}
