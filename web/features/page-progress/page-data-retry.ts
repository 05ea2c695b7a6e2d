/** Milliseconds before the first, second and third retry. */
const pauses = [300, 900, 2700] as const

/** Milliseconds to wait before a retry, counted from 0; `undefined` after the last one. */
export function pauseBeforeRetry(retry: number): number | undefined {
  return pauses[retry]
}

/**
 * Whether the status is final: success and redirects, 404 (shown as the 404 page) and 500 (shown as the 500 page).
 * Everything else is retried (docs/product/8).
 */
export function isFinal(status: number): boolean {
  return (status >= 200 && status < 400) || status === 404 || status === 500
}
