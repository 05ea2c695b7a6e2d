/** Milliseconds before the first, second and third retry. */
const pauses = [300, 900, 2700] as const

/** How long to wait before the retry, counted from 0; `undefined` when it is time to give up. */
export function pauseBeforeRetry(retry: number): number | undefined {
  return pauses[retry]
}

/**
 * Whether the status settles the matter: success and redirects, 404 (shown as the 404 page) and 500 (shown as the 500
 * page). Everything else may pass (docs/product/8).
 */
export function isSettled(status: number): boolean {
  return (status >= 200 && status < 400) || status === 404 || status === 500
}
