import { prefetchBetween, prefetchFirstAfter } from './prefetch.ts'

/** Fetches the first batch after three seconds, then one every three seconds. Returns a function that stops it. */
export function schedulePrefetch(fetchBatch: () => void): () => void {
  let timer = setTimeout(tick, prefetchFirstAfter)
  function tick() {
    fetchBatch()
    timer = setTimeout(tick, prefetchBetween)
  }
  return () => clearTimeout(timer)
}
