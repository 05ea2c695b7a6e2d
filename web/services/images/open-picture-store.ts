import 'server-only'
import { fileURLToPath } from 'node:url'
import { env } from '#web/config/server-env.ts'
import { Unavailable } from '#web/lib/unavailable.ts'
import { folderStore } from './folder-store.ts'
import type { PictureStore } from './picture-store.ts'
import { s3Store } from './s3-store.ts'

let opened: PictureStore | undefined

/**
 * The store of `IMAGE_STORE_URL`.
 * @throws {Unavailable} where none is configured
 */
export function pictureStore(): PictureStore {
  if (!env.imageStoreUrl) throw new Unavailable('IMAGE_STORE_URL is not set, so pictures cannot be stored')
  opened ??= openStore(new URL(env.imageStoreUrl))
  return opened
}

function openStore(url: URL): PictureStore {
  return url.protocol === 'file:' ? folderStore(fileURLToPath(url)) : s3Store(url)
}
