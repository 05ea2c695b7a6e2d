import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Database } from '#web/server/db/pool.ts'
import { pictureUploads } from '#web/server/db/schema/picture-uploads.ts'
import type { StorePicture } from '#web/server/pictures/public.ts'
import { storeByJob } from '#web/server/pictures/store-in-worker.ts'
import { storeUpload } from '#web/server/pictures/store-uploads.ts'
import type { PictureStore } from '#web/services/images/picture-store.ts'

/** Stores pictures as a worker does, which takes each job as soon as its transaction is committed. */
export function storingWorker(database: Database, store: PictureStore): StorePicture {
  return storeByJob(database, async ({ id }) => void takeJob(database, store, id))
}

async function takeJob(database: Database, store: PictureStore, id: string): Promise<void> {
  await vi.waitUntil(() => database.$count(pictureUploads, eq(pictureUploads.id, id)), { interval: 5 })
  // What fails is told to the call that waits.
  await storeUpload(database, () => store, id).catch(() => undefined)
}
