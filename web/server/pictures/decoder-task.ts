import { z } from 'zod'
import type { pictureSizes } from '#web/domain/member/uploaded-picture.ts'

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** A task for the decoder's process. `format` is read from the file's first bytes. */
export const taskSchema = z.object({
  bytes,
  kind: z.literal(['profile', 'idea'] satisfies (keyof typeof pictureSizes)[]),
  format: z.literal(['jpeg', 'png', 'webp', 'gif', 'avif']),
})
export type Task = z.infer<typeof taskSchema>

/** A picture in one of its sizes, as WebP. */
export type PictureFile = { readonly size: number; readonly bytes: Uint8Array }

/** Its response, and the memory in bytes that it keeps. */
export const decodedSchema = z.object({
  memory: z.number(),
  result: z.union([
    z.object({ files: z.array(z.object({ size: z.number(), bytes })) }),
    z.object({ refusal: z.literal(['notAPicture', 'pictureTooLarge']) }),
  ]),
})
export type Decoded = z.infer<typeof decodedSchema>
