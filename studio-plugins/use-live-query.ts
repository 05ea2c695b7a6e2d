import { useCallback, useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import type { AsyncResult } from './use-async.ts'

const apiVersion = '2026-01-01'
/** Minimum milliseconds between two queries while products change. */
const THROTTLE_MS = 1000

/** The live result of a query over products, drafts included. `query` and `read` must be constants of a module. */
export function useLiveQuery<Value>(query: string, read: (result: unknown) => Value) {
  const store = useDocumentStore()
  const [result, setResult] = useState<AsyncResult<Value>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt asks again
  useEffect(() => {
    setResult({ status: 'loading' })
    const fail = (error: unknown) => {
      console.error(error)
      setResult({ status: 'failed' })
    }
    const subscription = store
      .listenQuery(
        { fetch: query, listen: '*[_type == "product"]' },
        {},
        { apiVersion, perspective: 'raw', throttleTime: THROTTLE_MS },
      )
      .subscribe({
        next: (found: unknown) => {
          try {
            setResult({ status: 'loaded', value: read(found) })
          } catch (error) {
            fail(error)
          }
        },
        error: fail,
      })
    return () => subscription.unsubscribe()
  }, [store, query, read, attempt])
  const reload = useCallback(() => setAttempt((last) => last + 1), [])
  return { result, reload }
}
