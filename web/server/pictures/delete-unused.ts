import 'server-only'
import { subMinutes } from 'date-fns/subMinutes'
import { eq, lt, lte } from 'drizzle-orm'
import { pictureSizes } from '#web/domain/member/uploaded-picture.ts'
import type { PictureStore } from '#web/services/images/picture-store.ts'
import type { Database } from '../db/pool.ts'
import { pictureUploads } from '../db/schema/picture-uploads.ts'
import { pictures } from '../db/schema/pictures.ts'
import { fileKey } from './file-key.ts'

/** The most pictures that one run of the job deletes: it has to end before the next one begins. */
const MAX_DELETED = 200
/** No call waits longer for a worker, so the process that made the call has ended. */
const MAX_UPLOAD_MINUTES = 5

/**
 * Deletes the pictures that nothing refers to any more, files first: a row whose files could not be deleted stays for
 * the next run. Deletes uploads that a killed process left, too.
 * @throws when the store or the database cannot be used
 */
export async function deleteUnusedPictures(
  database: Database,
  openStore: () => PictureStore,
  now: Date,
): Promise<void> {
  await database.delete(pictureUploads).where(lt(pictureUploads.createdAt, subMinutes(now, MAX_UPLOAD_MINUTES)))
  for (let deleted = 0; deleted < MAX_DELETED; deleted += 1) {
    if (!(await deleteOne(database, openStore, now))) return
  }
}

async function deleteOne(database: Database, openStore: () => PictureStore, now: Date): Promise<boolean> {
  return await database.transaction(async (transaction) => {
    const [picture] = await transaction
      .select({ id: pictures.id, kind: pictures.kind })
      .from(pictures)
      .where(lte(pictures.deleteAfter, now))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!picture) return false
    const store = openStore()
    await Promise.all(pictureSizes[picture.kind].map((size) => store.remove(fileKey(picture.id, size))))
    await transaction.delete(pictures).where(eq(pictures.id, picture.id))
    return true
  })
}
