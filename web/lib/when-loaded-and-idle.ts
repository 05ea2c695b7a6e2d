import { whenIdle } from '#web/lib/when-idle.ts'

/** Milliseconds after which a page that stays busy counts as idle. */
const IDLE_TIMEOUT_MS = 3000

/**
 * Runs once when the page and all its pictures have loaded and the browser is idle. Returns a function that cancels it.
 */
export function whenLoadedAndIdle(run: () => void): () => void {
  const until = new AbortController()
  const start = () => {
    const cancel = whenIdle(run, { timeout: IDLE_TIMEOUT_MS })
    until.signal.addEventListener('abort', cancel)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true, signal: until.signal })
  return () => until.abort()
}
