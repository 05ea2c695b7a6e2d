import { useCallback, useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import type { Loaded } from './use-answer.ts'

const apiVersion = '2026-01-01'
/** Milliseconds between two readings while products change. */
const pause = 1000

/** The result of a query over products, kept up to date, drafts and all. `query` and `read` are constants of a module. */
export function useLiveQuery<Value>(query: string, read: (answer: unknown) => Value) {
  const store = useDocumentStore()
  const [answer, setAnswer] = useState<Loaded<Value>>({ status: 'loading' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies(round): a new round asks again
  useEffect(() => {
    setAnswer({ status: 'loading' })
    const fail = (error: unknown) => {
      console.error(error)
      setAnswer({ status: 'failed' })
    }
    const subscription = store
      .listenQuery(
        { fetch: query, listen: '*[_type == "product"]' },
        {},
        { apiVersion, perspective: 'raw', throttleTime: pause },
      )
      .subscribe({
        next: (found: unknown) => {
          try {
            setAnswer({ status: 'loaded', value: read(found) })
          } catch (error) {
            fail(error)
          }
        },
        error: fail,
      })
    return () => subscription.unsubscribe()
  }, [store, query, read, round])
  const again = useCallback(() => setRound((last) => last + 1), [])
  return { answer, again }
}
