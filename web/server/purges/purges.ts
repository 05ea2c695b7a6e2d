import 'server-only'
import { z } from 'zod'
import { keysToPurge } from '#web/lib/surrogate-keys.ts'
import type { JobQueue } from '../db/job-queue.ts'

/**
 * Longer than an instance may go on letting its pages be stored without knowing what others have published
 * (web/page-server/shared-cache.ts), and than a response may be on its way to the CDN.
 */
const AGAIN_AFTER_SECONDS = 5
/** A visitor should see a publication within two seconds, even where every instance has to follow it first. */
const POLLING_SECONDS = 0.5
/** After a wave of publications few calls are made for all. */
const AT_ONCE = 200

/** The data of a job in the queue `purge-cdn`. */
const purgeJob = z.object({ keys: z.array(z.string()).readonly() })

/**
 * Has the CDN purge the pages with these cache tags, now and once more a little later. Call it when the tags have
 * expired in this process. @throws Error when the database is unavailable
 */
export async function enqueuePurges(queue: JobQueue, tags: readonly string[]): Promise<void> {
  const keys = keysToPurge(tags)
  if (keys.length === 0) return
  const data: z.infer<typeof purgeJob> = { keys }
  await queue.insert('purge-cdn', [{ data }, { data, startAfter: AGAIN_AFTER_SECONDS }])
}

type Options = {
  readonly queue: JobQueue
  /** Rejects when the CDN does not respond: the same keys are tried again. */
  readonly purge: (keys: readonly string[]) => Promise<void>
  readonly report: (problem: unknown) => void
}

/** Sends the queued purges to the CDN; several processes share them. Failed ones are tried again. */
export async function sendPurges({ queue, purge, report }: Options): Promise<void> {
  const settings = { batchSize: AT_ONCE, pollingIntervalSeconds: POLLING_SECONDS }
  await queue.work<unknown>('purge-cdn', settings, async (jobs) => {
    const keys = new Set(jobs.flatMap(({ data }) => purgeJob.parse(data).keys))
    try {
      await purge([...keys])
    } catch (error) {
      report(error)
      throw new Error('Reported in the log of the process that tried it')
    }
  })
}

/** How many seconds the oldest purge has waited that the CDN has not carried out; 0 without one. */
export async function oldestPurgeSeconds(queue: JobQueue): Promise<number> {
  const waiting = await queue.findJobs('purge-cdn', { queued: true })
  const oldest = Math.min(...waiting.map(({ createdOn }) => createdOn.getTime()))
  return waiting.length === 0 ? 0 : Math.max(0, (Date.now() - oldest) / 1000)
}
