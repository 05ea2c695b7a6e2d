import { useEffect, useReducer } from 'react'
import { readLive, type Source, type ValueOf, watchLive } from './live-data.ts'
import type { LiveRead } from './live-read.ts'

/** Several keys of a source, in one call. */
export function useLiveMany<S extends Source>(
  source: S,
  keys: readonly string[],
): ReadonlyMap<string, LiveRead<ValueOf<S>>> {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const joined = keys.join(',')
  useEffect(() => {
    if (joined === '') return
    const stops = joined.split(',').map((key) => watchLive(source, key, rerender))
    return () => {
      for (const stop of stops) stop()
    }
  }, [source, joined])
  return new Map(keys.map((key) => [key, readLive(source, key)]))
}
