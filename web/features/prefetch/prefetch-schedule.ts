import { prefetchBetween, prefetchFirstAfter } from './prefetch.ts'

/** Fetches the first batch after three seconds and one every three seconds from then on. Returns how to stop. */
export function schedulePrefetch(fetchBatch: () => void): () => void {
  let timer = setTimeout(tick, prefetchFirstAfter)
  function tick() {
    fetchBatch()
    timer = setTimeout(tick, prefetchBetween)
  }
  return () => clearTimeout(timer)
}
