import 'server-only'
import type { JobQueue } from '../db/job-queue.ts'
import { purgeJob } from './purge-job.ts'

type Options = {
  readonly queue: JobQueue
  /** Rejects when the CDN does not respond: the same keys are tried again. */
  readonly purge: (keys: readonly string[]) => Promise<void>
  readonly report: (problem: unknown) => void
}

/** A visitor should see a publication within two seconds, even where every instance has to follow it first. */
const POLLING_SECONDS = 0.5
/** After a wave of publications few calls are made for all. */
const AT_ONCE = 200

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
