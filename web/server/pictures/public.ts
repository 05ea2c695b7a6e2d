import 'server-only'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { milliseconds } from 'date-fns/milliseconds'
import { and, inArray, isNotNull } from 'drizzle-orm'
import type { PictureStore } from '#web/services/images/picture-store.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { pictures } from '../db/schema/pictures.ts'
import { type Result, success } from '../result.ts'
import { fileKey } from './file-key.ts'
import { type PictureRefusal, readPicture, type Upload } from './read-picture.ts'

export type { PictureRefusal } from './read-picture.ts'

/** How long an upload may wait for the transaction that refers to it, in milliseconds. */
const UNUSED_LIFETIME_MS = milliseconds({ hours: 1 })

/**
 * Checks an uploaded picture, stores it in all sizes of its kind, and returns its id. Decoding and storing are slow, so
 * call it before the transaction that refers to the picture, which then calls `keepPictures`. A picture that no
 * transaction uses is deleted after an hour. The signal ends the decoding, which is then `unavailable`.
 * @throws {Unavailable} when the store cannot be used
 */
export async function storePicture(
  database: Database,
  store: PictureStore,
  upload: Upload,
  now: Date,
  signal: AbortSignal,
): Promise<Result<{ readonly id: string }, PictureRefusal>> {
  const files = await readPicture(upload, signal)
  if (!files.ok) return files
  // The row first: files without a row would never be deleted.
  const deleteAfter = addMilliseconds(now, UNUSED_LIFETIME_MS)
  const [row] = await database
    .insert(pictures)
    .values({ kind: upload.kind, createdAt: now, deleteAfter })
    .returning({ id: pictures.id })
  if (!row) throw new Error('The picture was not stored')
  await Promise.all(files.value.map(({ size, bytes }) => store.write(fileKey(row.id, size), bytes)))
  return success(row)
}

/**
 * Keeps stored pictures for as long as something refers to them. Each belongs to one thing only.
 * @throws Error when a picture is in use already or was deleted, which rolls the transaction back
 */
export async function keepPictures(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const used = await transaction
    .update(pictures)
    .set({ deleteAfter: null })
    .where(and(inArray(pictures.id, [...ids]), isNotNull(pictures.deleteAfter)))
    .returning({ id: pictures.id })
  if (used.length !== ids.length) throw new Error('A picture is in use already or was deleted')
}

/** Lets a job delete pictures that nothing refers to any more, within a minute of the transaction. */
export async function releasePictures(transaction: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .update(pictures)
    .set({ deleteAfter: now })
    .where(inArray(pictures.id, [...ids]))
}

/** The file of a stored picture in one of its kind's sizes; undefined when there is none. */
export async function readPictureFile(store: PictureStore, id: string, size: number) {
  return await store.read(fileKey(id, size))
}
