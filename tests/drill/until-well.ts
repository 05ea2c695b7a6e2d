import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from '#scripts/cluster/traffic.ts'

const QUIET_MS = 3000
const AT_MOST_MS = 120_000

type Watched = {
  readonly outcomes: readonly Outcome<string>[]
  /** Whether readers see the latest publication. */
  isShown(): boolean
  /** The number of promises from before that moment that are not kept yet. */
  outstanding(before: number): Promise<{ readonly mails: number; readonly orders: number }>
}

/**
 * Waits until nothing has failed for three seconds, what was published last is shown and what was promised before
 * is there.
 * `after`: milliseconds until the last of these; `lost`: what was promised and had not come in two minutes.
 */
export async function untilWell({ outcomes, isShown, outstanding }: Watched) {
  const start = performance.now()
  let doneAt = start
  for (;;) {
    await sleep(500)
    const now = performance.now()
    const recent = outcomes.slice(-1000)
    const lastFailure = recent.findLast(({ status }) => typeof status !== 'number' || status >= 400)
    const failedUntil = lastFailure ? lastFailure.at + lastFailure.took : start
    const { mails, orders } = await outstanding(start)
    const isQuiet = now - Math.max(failedUntil, start) > QUIET_MS
    const isDone = isShown() && mails + orders === 0
    if (!isDone) doneAt = performance.now()
    if (isQuiet && isDone) return { after: Math.max(failedUntil, doneAt, start) - start, lost: 0 }
    if (now - start > AT_MOST_MS) return { after: undefined, lost: mails + orders }
  }
}
