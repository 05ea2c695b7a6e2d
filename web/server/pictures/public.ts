import 'server-only'
import { and, inArray, isNotNull } from 'drizzle-orm'
import type { PictureStore } from '#web/services/images/picture-store.ts'
import type { Transaction } from '../db/pool.ts'
import { pictures } from '../db/schema/pictures.ts'
import type { Result } from '../result.ts'
import type { Upload } from './check-upload.ts'
import { fileKey } from './file-key.ts'

export type PictureRefusal = 'notAPicture' | 'heicPicture' | 'pictureTooLarge' | 'tooManyRequests' | 'unavailable'

/**
 * Checks an uploaded picture, stores it in all sizes of its kind, and returns its id. That is slow, so call it before
 * the transaction that refers to the picture, which then calls `keepPictures`. A picture that no transaction uses is
 * deleted after an hour. The signal ends the work, which is then `unavailable`.
 */
export type StorePicture = (
  upload: Upload,
  now: Date,
  signal: AbortSignal,
) => Promise<Result<{ readonly id: string }, PictureRefusal>>

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
