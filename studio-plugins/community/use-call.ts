import { useCallback, useEffect, useState } from 'react'
import type { CallFailure, CallResult } from '#web/services/backend/call-backend.ts'

type CallState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: CallFailure }
  | { readonly status: 'loaded'; readonly value: Value }

/**
 * The response of a read of the backend, made again when `call`, which has to be memoised, changes and by `reload`.
 * The previous response stays while it is reloaded, and if reloading fails.
 */
export function useCall<Value>(call: (signal: AbortSignal) => Promise<CallResult<Value, string>>): {
  readonly state: CallState<Value>
  readonly reload: () => void
} {
  const [state, setState] = useState<CallState<Value>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies(call): only another call makes what was loaded obsolete
  useEffect(() => setState({ status: 'loading' }), [call])
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt calls again
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    call(signal).then(
      (result) => {
        if (signal.aborted) return
        if (result.ok) setState({ status: 'loaded', value: result.value })
        else setState((before) => (before.status === 'loaded' ? before : { status: 'failed', failure: result }))
      },
      () => {},
    )
    return () => controller.abort()
  }, [call, attempt])
  return { state, reload: useCallback(() => setAttempt((last) => last + 1), []) }
}
