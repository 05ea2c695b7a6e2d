import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { eq, gt, sql } from 'drizzle-orm'
import { type JobQueue, within } from '../db/job-queue.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { pictureUploads } from '../db/schema/picture-uploads.ts'
import { failure, type Result, success } from '../result.ts'
import { checkUpload, type Upload } from './check-upload.ts'
import type { Task } from './decoder-task.ts'
import type { StorePicture } from './public.ts'
import type { UploadJob } from './upload-job.ts'

/** Uploads that are decoded or wait, for all callers together: more would wait longer than a call may take. */
const MAX_UPLOADS = 8
/** Those of one member, so that one member does not fill the queue. */
const MAX_OF_MEMBER = 3
/** The longest that a call waits; a worker needs a second or two. Milliseconds. */
const MAX_WAIT = 20_000
const POLL_INTERVAL_MS = 100
const RETRY_AFTER_SECONDS = 2

type Enqueue = (job: UploadJob, transaction: Transaction) => Promise<unknown>

/**
 * Has a worker decode and store an uploaded picture, and waits for that (docs/decisions/0049-uploaded-pictures.md). A
 * few uploads wait at a time, in whichever process; further ones are refused at once, `tooManyRequests` if the others
 * are the member's own and else `unavailable`. So is a picture that no worker takes within 20 s, and one whose signal
 * is aborted, which the worker then drops.
 */
export function storeInWorker(database: Database, queue: JobQueue): StorePicture {
  return storeByJob(database, (job, transaction) => queue.send('store-picture', job, { db: within(transaction) }))
}

/** The same with a way to queue the job, in the transaction that stores the upload. */
export function storeByJob(database: Database, enqueue: Enqueue, maxWait = MAX_WAIT): StorePicture {
  return async (upload, now, signal) => {
    const task = checkUpload(upload)
    if (!task.ok) return task
    if (signal.aborted) return failure('unavailable')
    const added = await add(database, enqueue, upload, task.value, now)
    if (!added.ok) return added
    const { id } = added.value
    try {
      const outcome = await outcomeOf(database, id, AbortSignal.any([signal, AbortSignal.timeout(maxWait)]))
      if (outcome === 'stored') return success({ id })
      return failure(outcome)
    } finally {
      await database.delete(pictureUploads).where(eq(pictureUploads.id, id))
    }
  }
}

async function add(
  database: Database,
  enqueue: Enqueue,
  { memberId }: Upload,
  task: Task,
  now: Date,
): Promise<Result<{ readonly id: string }, 'tooManyRequests' | 'unavailable'>> {
  return await database.transaction(async (transaction) => {
    const { all, own } = await countWaiting(transaction, memberId, now)
    if (own >= MAX_OF_MEMBER) return failure('tooManyRequests', RETRY_AFTER_SECONDS)
    if (all >= MAX_UPLOADS) return failure('unavailable', RETRY_AFTER_SECONDS)
    const [row] = await transaction
      .insert(pictureUploads)
      .values({ ...task, memberId, createdAt: now })
      .returning({ id: pictureUploads.id })
    if (!row) throw new Error('The upload was not stored')
    await enqueue({ id: row.id }, transaction)
    return success(row)
  })
}

/**
 * Counts under a lock, so that calls at the same time do not all find room. Rows that a killed process left are old.
 */
async function countWaiting(transaction: Transaction, memberId: string, now: Date) {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('picture uploads', 0))`)
  const [counts] = await transaction
    .select({
      all: sql<number>`count(*)::int`,
      own: sql<number>`(count(*) FILTER (WHERE ${pictureUploads.memberId} = ${memberId}))::int`,
    })
    .from(pictureUploads)
    .where(gt(pictureUploads.createdAt, new Date(now.getTime() - MAX_WAIT)))
  return counts ?? { all: 0, own: 0 }
}

/** What the worker says about it; `unavailable` when the signal ends the waiting. */
async function outcomeOf(database: Database, id: string, signal: AbortSignal) {
  while (!signal.aborted) {
    const [row] = await database
      .select({ outcome: pictureUploads.outcome })
      .from(pictureUploads)
      .where(eq(pictureUploads.id, id))
    if (!row) return 'unavailable'
    if (row.outcome) return row.outcome
    await setTimeout(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined)
  }
  return 'unavailable'
}
