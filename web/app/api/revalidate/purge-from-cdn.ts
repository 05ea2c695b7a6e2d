import 'server-only'
import { env } from '#web/config/server-env.ts'
import type { Notice } from '#web/content/publish-webhook.ts'
import { everythingTag } from '#web/lib/surrogate-keys.ts'
import { jobQueue } from '#web/server/db/database.ts'
import { enqueuePurges } from '#web/server/purges/enqueue-purges.ts'
import { reportServerFailure } from '#web/server/report.ts'

/**
 * Has the CDN, where there is one, purge the tags that have just expired in this process. Every process does so, and
 * the last of them when all show the new state. False while the database is unavailable.
 */
export async function purgeFromCdn(notice: Notice, tags: readonly string[]): Promise<boolean> {
  if (!env.cdn) return true
  // After a start the CDN may keep pages of another build, and some that nobody purged while no process ran.
  const isStart = 'since' in notice && notice.which === 'all'
  try {
    await enqueuePurges(await jobQueue(), isStart ? [everythingTag] : tags)
    return true
  } catch (error) {
    reportServerFailure('cdn', error)
    return false
  }
}
