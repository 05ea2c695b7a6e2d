import 'server-only'
import { keysToPurge } from '#web/lib/surrogate-keys.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { PurgeJob } from './purge-job.ts'

/**
 * Longer than an instance may go on letting its pages be stored without knowing what others have published
 * (web/page-server/shared-cache.ts), and than a response may be on its way to the CDN.
 */
const AGAIN_AFTER_SECONDS = 5

/**
 * Has the CDN purge the pages with these cache tags, now and once more a little later. Call it when the tags have
 * expired in this process. @throws Error when the database is unavailable
 */
export async function enqueuePurges(queue: JobQueue, tags: readonly string[]): Promise<void> {
  const keys = keysToPurge(tags)
  if (keys.length === 0) return
  const data: PurgeJob = { keys }
  await queue.insert('purge-cdn', [{ data }, { data, startAfter: AGAIN_AFTER_SECONDS }])
}
