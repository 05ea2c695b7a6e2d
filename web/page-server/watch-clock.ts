const EVERY_MS = 1000
/** Milliseconds: the clocks of machines are corrected by less all the time. */
const TOLERATED_MS = 2000
/** Milliseconds. Storefronts of one machine see the same clock, and should not all end together. */
const WITHIN_MS = 20_000

/**
 * Calls `onJump` once, at a random moment within 20 s, after the machine's clock was set or the machine slept. Next
 * compares times of the clock with times that have passed since the process started, and would show pages from before
 * a publication for as long as the clock jumped.
 */
export function watchClock(onJump: (seconds: number) => void, random = Math.random): void {
  const timer = setInterval(() => {
    const jump = Date.now() - (performance.timeOrigin + performance.now())
    if (Math.abs(jump) < TOLERATED_MS) return
    clearInterval(timer)
    setTimeout(() => onJump(Math.round(jump / 1000)), random() * WITHIN_MS).unref()
  }, EVERY_MS)
  timer.unref()
}
