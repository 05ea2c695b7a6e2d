import 'server-only'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { Mailer } from '#web/services/mail/mailer.ts'
import type { JobQueue } from '../db/job-queue.ts'
import { mailJob } from './mail-job.ts'

type Options = {
  readonly queue: JobQueue
  readonly mailer: Mailer
  /** Receives why a mail did not go, and the id of one that is given up; never whom it is for. */
  readonly report: (problem: Error) => void
  /** Receives an address that does not exist, so that nobody writes to it again. */
  readonly removeAddress: (address: string) => Promise<void>
}

/** The most that a mail waits in an empty queue. */
const POLLING_SECONDS = 1

/**
 * Sends the mails of the outbox, one at a time; several processes share them. Each job is settled before the next one
 * is fetched, so a process that is killed can repeat at most the one mail that the mail server took and whose job was
 * not settled yet.
 */
export async function sendMailsFromOutbox(options: Options): Promise<void> {
  const { queue } = options
  let worker: string | undefined
  const settings = {
    batchSize: 1,
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: POLLING_SECONDS,
  } as const
  worker = await queue.work<unknown, unknown, typeof settings>('mail', settings, async (jobs) => {
    const results: JobResult[] = []
    for (const job of jobs) results.push({ id: job.id, ...(await send(job, options)) })
    // Fetches the next mail at once instead of after the polling interval.
    if (worker) queue.notifyWorker(worker)
    return results
  })
}

async function send(
  job: JobWithMetadata<unknown>,
  { mailer, report, removeAddress }: Options,
): Promise<Omit<JobResult, 'id'>> {
  const { id, data, retryCount, retryLimit } = job
  const parsed = mailJob.safeParse(data)
  if (!parsed.success) {
    report(new Error(`The mail ${id} is malformed and was given up`))
    return { status: 'deadletter', output: { problem: 'malformed' } }
  }
  const outcome = await mailer(parsed.data.mail)
  if (outcome.status === 'sent') return { status: 'completed' }
  if (outcome.status === 'noSuchMailbox') {
    report(new Error(`${outcome.problem}; ${parsed.data.kind} ${id} has no recipient`))
    await removeAddress(parsed.data.mail.to)
    // Nobody can send it later, so it is not kept among the dead letters but deleted with the mails that were sent.
    return { status: 'completed', output: { problem: outcome.problem } }
  }
  const isGivenUp = outcome.status === 'rejected' || retryCount >= retryLimit
  report(new Error(isGivenUp ? `${outcome.problem}; ${parsed.data.kind} ${id} was given up` : outcome.problem))
  return { status: isGivenUp ? 'deadletter' : 'failed', output: { problem: outcome.problem } }
}
