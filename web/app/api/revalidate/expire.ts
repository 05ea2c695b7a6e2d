import 'server-only'
import { revalidateTag } from 'next/cache'
import { env } from '#web/config/server-env.ts'
import { isListTag } from '#web/content/cache-tags.ts'
import { notifyOwnWebhook } from '#web/lib/own-webhook.ts'
import { TagSchedule } from '#web/lib/tag-schedule.ts'
import { reportServerFailure } from '#web/server/report.ts'

/** Milliseconds: many documents may be published one after another, and lists show all of them. */
const LIST_PAUSE_MS = 5000
const RETRY_MS = 1000

const schedule = new TagSchedule((tag) => (isListTag(tag) ? LIST_PAUSE_MS : 0))
let isPlanned = false

/**
 * Expires the pages with these tags: at once, those that list documents of a type once in five seconds at most. A later
 * notice expires the rest; this process sends one to itself if need be. Returns the tags that have expired now.
 */
export function expire(tags: readonly string[]): readonly string[] {
  schedule.add(tags)
  const due = schedule.due(performance.now())
  for (const tag of due) revalidateTag(tag, { expire: 0 })
  const now = performance.now()
  schedule.markExpired(due, now)
  const next = schedule.nextAt()
  if (next !== undefined) expireLater(next - now)
  return due
}

/** Expires the tags once more in a moment, because the CDN could not be told. */
export function expireAgain(tags: readonly string[]): void {
  schedule.add(tags)
  expireLater(RETRY_MS)
}

/** Only a route handler can expire tags. */
function expireLater(pause: number): void {
  if (isPlanned) return
  isPlanned = true
  setTimeout(async () => {
    isPlanned = false
    try {
      await notifyOwnWebhook(env, { tags: [] })
    } catch (error) {
      reportServerFailure('publishing', error)
      expireLater(RETRY_MS)
    }
  }, pause).unref()
}
