import 'server-only'
import type { MailKind } from '#web/mails/mails.ts'
import { type JobQueue, within } from '../db/job-queue.ts'
import type { Transaction } from '../db/pool.ts'
import type { MailJob } from './mail-job.ts'

/** Puts a mail into the outbox: it is sent once the transaction is committed, and never if it is rolled back. */
export async function enqueueMail(transaction: Transaction, queue: JobQueue, job: MailJob): Promise<void> {
  await queue.send('mail', job, { db: within(transaction) })
}

/** Removes mails of that kind to an address which no worker has begun to send, and those that were given up. */
export async function cancelMails(
  transaction: Transaction,
  queue: JobQueue,
  { to, kind }: { readonly to: string; readonly kind: MailKind },
): Promise<void> {
  const db = within(transaction)
  for (const name of ['mail', 'mail-dead-letter'] as const) {
    const waiting = await queue.findJobs(name, { data: { kind, mail: { to } }, queued: true, db })
    const ids = waiting.map(({ id }) => id)
    if (ids.length > 0) await queue.deleteJob(name, ids, { db })
  }
}
