import 'server-only'
import type { JobQueue } from '../db/job-queue.ts'

/** How many seconds the oldest purge has waited that the CDN has not carried out; 0 without one. */
export async function oldestPurgeSeconds(queue: JobQueue): Promise<number> {
  const waiting = await queue.findJobs('purge-cdn', { queued: true })
  const oldest = Math.min(...waiting.map(({ createdOn }) => createdOn.getTime()))
  return waiting.length === 0 ? 0 : Math.max(0, (Date.now() - oldest) / 1000)
}
