import type { StoreApi } from 'zustand/vanilla'
import type { BagState } from '../bag-state.ts'

/** Milliseconds after which a bag that comes back into view is looked at again. */
const trustedFor = 60_000
/** Milliseconds between two looks at a platform that does not answer; doubled up to the longest. */
const firstPause = 5000
const longestPause = 60_000

/** Looks at the bag again when the browser is back online or in view, and now and then while the platform is away. */
export function refreshWhenBack(state: StoreApi<BagState>, refresh: () => Promise<void>): void {
  let lookedAt = performance.now()
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    lookedAt = performance.now()
    clearTimeout(timer)
    timer = undefined
    void refresh()
  }
  const isAway = () => state.getState().status === 'unreachable'
  const lookIfDue = () => {
    if (document.visibilityState === 'hidden' || state.getState().status === 'empty') return
    if (isAway() || performance.now() - lookedAt > trustedFor) look()
  }
  addEventListener('online', lookIfDue)
  document.addEventListener('visibilitychange', lookIfDue)
  state.subscribe(() => {
    if (!isAway()) pause = firstPause
    else if (timer === undefined) {
      timer = setTimeout(lookIfDue, pause)
      pause = Math.min(pause * 2, longestPause)
    }
  })
}
