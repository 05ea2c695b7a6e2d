import { useCallback, useEffect, useState } from 'react'
import type { Observable } from 'rxjs'

/** The state of a live value from the lake. */
export type Live<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly value: Value }

/**
 * Subscribes while the component is mounted; a memoised `observe` that changes starts over. After a failure, `retry`
 * subscribes again.
 */
export function useLive<Value>(observe: () => Observable<Value>): Live<Value> {
  const [live, setLive] = useState<Live<Value>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((last) => last + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt subscribes again
  useEffect(() => {
    setLive({ status: 'loading' })
    const subscription = observe().subscribe({
      next: (value) => setLive({ status: 'loaded', value }),
      error: (error: unknown) => {
        console.error(error)
        setLive({ status: 'failed', retry })
      },
    })
    return () => subscription.unsubscribe()
  }, [observe, retry, attempt])
  return live
}
