import { whenLoadedAndIdle } from '#web/lib/when-loaded-and-idle.ts'
import { prefetchBetween } from './prefetch.ts'

/**
 * Fetches the first batch once the page has loaded and is idle, then one every second. Returns a function that stops
 * it.
 */
export function schedulePrefetch(fetchBatch: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    fetchBatch()
    timer = setTimeout(tick, prefetchBetween)
  }
  const cancel = whenLoadedAndIdle(tick)
  return () => {
    cancel()
    clearTimeout(timer)
  }
}
