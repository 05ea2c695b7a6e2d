/**
 * Runs once when the browser is idle, with `timeout` after that many milliseconds at the latest. Returns a function
 * that cancels it.
 */
export function whenIdle(run: () => void, options?: { readonly timeout: number }): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => run(), options)
  return () => cancelIdleCallback(handle)
}
