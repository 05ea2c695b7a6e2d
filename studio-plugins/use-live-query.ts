import { useCallback } from 'react'
import { map } from 'rxjs'
import { useDocumentStore } from 'sanity'
import { type Live, useLive } from './use-live.ts'

const apiVersion = '2026-01-01'
/** Minimum milliseconds between two queries while products change. */
const THROTTLE_MS = 1000

/** The live result of a query over products, drafts included. `query` and `read` must be constants of a module. */
export function useLiveQuery<Value>(query: string, read: (result: unknown) => Value): Live<Value> {
  const store = useDocumentStore()
  const observe = useCallback(() => {
    const options = { apiVersion, perspective: 'raw' as const, throttleTime: THROTTLE_MS }
    return store.listenQuery({ fetch: query, listen: '*[_type == "product"]' }, {}, options).pipe(map(read))
  }, [store, query, read])
  return useLive(observe)
}
