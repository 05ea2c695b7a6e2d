import { useEffect, useState } from 'react'
import { asyncScheduler, type Observable, shareReplay, throttleTime } from 'rxjs'
import { type SanityClient, useClient } from 'sanity'
import type { Live } from './use-live.ts'
import { listening } from './use-live-rows.ts'

const apiVersion = '2026-01-01'
/** Minimum milliseconds between two readings while products change. */
const THROTTLE_MS = 1000

const throttle = { leading: true, trailing: true } as const

/** By the name of the lake. */
const listeners = new Map<string, Observable<unknown>>()

/**
 * The connection to the lake, then each change of a product. All share one connection, since browsers open few to one
 * server; later subscribers are told of the last event.
 */
function productChanges(client: SanityClient): Observable<unknown> {
  const { projectId = '', dataset = '' } = client.config()
  const name = `${projectId} ${dataset}`
  const known = listeners.get(name)
  if (known) return known
  const changes = client
    .listen('*[_type == "product"]', {}, { ...listening, tag: 'products' })
    .pipe(throttleTime(THROTTLE_MS, asyncScheduler, throttle), shareReplay({ bufferSize: 1, refCount: true }))
  listeners.set(name, changes)
  return changes
}

/**
 * What `load` reads of products, live. A memoised `load` that changes reads again; the last value stays until then.
 */
export function useLiveProducts<Value>(
  load: (client: SanityClient, signal: AbortSignal) => Promise<Value>,
): Live<Value> {
  const client = useClient({ apiVersion })
  const [live, setLive] = useState<Live<Value>>({ status: 'loading' })
  /** Changes so far; the connection itself is the first. */
  const [changes, setChanges] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const [fail] = useState(() => (error: unknown) => {
    console.error(error)
    const retry = () => {
      setLive({ status: 'loading' })
      setAttempt((last) => last + 1)
    }
    setLive({ status: 'failed', retry })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt listens again
  useEffect(() => {
    setChanges(0)
    const subscription = productChanges(client).subscribe({ next: () => setChanges((last) => last + 1), error: fail })
    return () => subscription.unsubscribe()
  }, [client, fail, attempt])
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt reads again
  useEffect(() => {
    if (changes === 0) return
    const controller = new AbortController()
    const { signal } = controller
    load(client, signal).then(
      (value) => !signal.aborted && setLive({ status: 'loaded', value }),
      (error) => !signal.aborted && fail(error),
    )
    return () => controller.abort()
  }, [client, load, fail, changes, attempt])
  return live
}
