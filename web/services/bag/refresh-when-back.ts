import type { StoreApi } from 'zustand/vanilla'
import type { BagState } from './bag-state.ts'

/** How old the bag may be when the page becomes visible again. */
const FRESH_MS = 60_000
/** Between two reads while the platform does not respond; doubled up to the maximum. */
const FIRST_RETRY_DELAY_MS = 5000
const MAX_RETRY_DELAY_MS = 60_000

/**
 * Reads the bag again when the browser is back online or the page visible, and from time to time while the platform is
 * unreachable.
 */
export function refreshWhenBack(state: StoreApi<BagState>, refresh: () => Promise<void>): void {
  let refreshedAt = performance.now()
  let retryDelay = FIRST_RETRY_DELAY_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  const refreshNow = () => {
    refreshedAt = performance.now()
    clearTimeout(timer)
    timer = undefined
    void refresh()
  }
  const isUnreachable = () => state.getState().status === 'unreachable'
  const refreshIfDue = () => {
    if (document.visibilityState === 'hidden' || state.getState().status === 'empty') return
    if (isUnreachable() || performance.now() - refreshedAt > FRESH_MS) refreshNow()
  }
  addEventListener('online', refreshIfDue)
  document.addEventListener('visibilitychange', refreshIfDue)
  state.subscribe(() => {
    if (!isUnreachable()) retryDelay = FIRST_RETRY_DELAY_MS
    else if (timer === undefined) {
      timer = setTimeout(refreshIfDue, retryDelay)
      retryDelay = Math.min(retryDelay * 2, MAX_RETRY_DELAY_MS)
    }
  })
}
