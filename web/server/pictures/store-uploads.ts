import 'server-only'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { milliseconds } from 'date-fns/milliseconds'
import { eq } from 'drizzle-orm'
import type { PictureStore } from '#web/services/images/picture-store.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database } from '../db/pool.ts'
import { pictureUploads } from '../db/schema/picture-uploads.ts'
import { pictures } from '../db/schema/pictures.ts'
import { decodePicture } from './decode-picture.ts'
import { fileKey } from './file-key.ts'
import { uploadJob } from './upload-job.ts'

type Options = {
  readonly queue: JobQueue
  readonly database: Database
  readonly openStore: () => PictureStore
  readonly report: (problem: unknown) => void
}

/** Pictures that one worker decodes at a time, each in a process of its own. */
const AT_ONCE = 2
/** The most that a picture waits in an empty queue. */
const POLLING_SECONDS = 0.5
/** How often it is asked whether the call still waits. */
const WATCH_INTERVAL_MS = 500
/** How long a picture may wait for the transaction that refers to it. */
const UNUSED_LIFETIME_MS = milliseconds({ hours: 1 })

/** Decodes and stores the pictures that members upload; several workers share them. */
export async function storeUploads({ queue, database, openStore, report }: Options): Promise<void> {
  const settings = { localConcurrency: AT_ONCE, pollingIntervalSeconds: POLLING_SECONDS }
  await queue.work<unknown>('store-picture', settings, async ([job]) => {
    if (!job) return
    const { id } = uploadJob.parse(job.data)
    await storeUpload(database, openStore, id).catch(report)
  })
}

/**
 * Decodes an upload, stores it in all sizes of its kind under its id, and tells the call that waits. Ends when that no
 * longer does. A picture that no transaction uses is deleted after an hour.
 * @throws {Unavailable} when the store cannot be used, after the call was told so
 */
export async function storeUpload(database: Database, openStore: () => PictureStore, id: string): Promise<void> {
  const [upload] = await database.select().from(pictureUploads).where(eq(pictureUploads.id, id))
  if (!upload) return
  try {
    await decodeAndStore(database, openStore, upload)
  } catch (error) {
    await settle(database, id, 'unavailable')
    throw error
  }
}

async function decodeAndStore(
  database: Database,
  openStore: () => PictureStore,
  { id, kind, createdAt, bytes, format }: typeof pictureUploads.$inferSelect,
): Promise<void> {
  const result = await whileWaitedFor(database, id, (signal) => decodePicture({ bytes, kind, format }, signal))
  if (!result) return
  if ('refusal' in result) return await settle(database, id, result.refusal)
  const store = openStore()
  // The row first: files without a row would never be deleted.
  await database
    .insert(pictures)
    .values({ id, kind, createdAt, deleteAfter: addMilliseconds(createdAt, UNUSED_LIFETIME_MS) })
  await Promise.all(result.files.map((file) => store.write(fileKey(id, file.size), file.bytes)))
  await settle(database, id, 'stored')
}

async function settle(
  database: Database,
  id: string,
  outcome: NonNullable<typeof pictureUploads.$inferSelect.outcome>,
): Promise<void> {
  await database.update(pictureUploads).set({ outcome }).where(eq(pictureUploads.id, id))
}

/** The result of the work; undefined when the call has gone, which ends the work. */
async function whileWaitedFor<Value>(
  database: Database,
  id: string,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value | undefined> {
  const gone = new AbortController()
  const watch = setInterval(async () => {
    const isThere = await database.$count(pictureUploads, eq(pictureUploads.id, id)).catch(() => 1)
    if (isThere === 0) gone.abort()
  }, WATCH_INTERVAL_MS)
  try {
    return await work(gone.signal)
  } catch (error) {
    if (gone.signal.aborted) return undefined
    throw error
  } finally {
    clearInterval(watch)
  }
}
