import 'server-only'
import { z } from 'zod'
import { pictureSizes } from '#web/domain/member/uploaded-picture.ts'
import type { PictureStore } from '#web/services/images/picture-store.ts'
import { fileKey } from './file-key.ts'

const sizes: readonly number[] = Object.values(pictureSizes).flat()
const isId = z.uuid()

/** The file of a picture in a size, both as the address names them; undefined when there is none. */
export async function findPicture(openStore: () => PictureStore, id: unknown, size: unknown) {
  const pixels = sizes.find((known) => String(known) === size)
  const { data } = isId.safeParse(id)
  return data && pixels ? await openStore().read(fileKey(data.toLowerCase(), pixels)) : undefined
}
