import { useCallback, useEffect, useState } from 'react'

export type AsyncResult<Value> =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly value: Value }

/**
 * Loads a value whenever `key` changes, after a debounce of `delay` milliseconds; a call that is no longer needed is
 * aborted. Loads nothing while `key` is undefined. `hasFailed` stays true from a failure until the next result.
 */
export function useAsync<Value>(
  key: string | undefined,
  load: (key: string, signal: AbortSignal) => Promise<Value>,
  delay = 0,
): { readonly result: AsyncResult<Value>; readonly hasFailed: boolean; reload(): void } {
  const [result, setResult] = useState<AsyncResult<Value>>({ status: 'idle' })
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt loads the same key again
  useEffect(() => {
    if (key === undefined) {
      setResult({ status: 'idle' })
      return
    }
    const controller = new AbortController()
    setResult({ status: 'loading' })
    const timer = setTimeout(async () => {
      try {
        const value = await load(key, controller.signal)
        if (controller.signal.aborted) return
        setResult({ status: 'loaded', value })
        setHasFailed(false)
      } catch {
        if (controller.signal.aborted) return
        setResult({ status: 'failed' })
        setHasFailed(true)
      }
    }, delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, load, delay, attempt])
  const reload = useCallback(() => setAttempt((last) => last + 1), [])
  return { result, hasFailed, reload }
}
