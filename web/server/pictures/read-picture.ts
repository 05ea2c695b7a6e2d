import 'server-only'
import { readPictureHead } from '#web/domain/member/picture-head.ts'
import {
  MAX_DATA_URL_LENGTH,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  type PictureKind,
} from '#web/domain/member/uploaded-picture.ts'
import { failure, type Result } from '../result.ts'
import { decodePicture } from './decode-picture.ts'
import type { PictureFile } from './decoder-task.ts'

export type Upload = {
  readonly memberId: string
  readonly kind: PictureKind
  /** The file's bytes, or a data URL of them. */
  readonly upload: string | Uint8Array
}

export type PictureRefusal = 'notAPicture' | 'heicPicture' | 'pictureTooLarge' | 'tooManyRequests' | 'unavailable'

/**
 * An uploaded picture in all sizes of its kind (R5.08). It is decoded and encoded again: upright, first frame only,
 * without metadata or anything else that the file held. Refuses files that are damaged, truncated or not JPEG, PNG,
 * WebP, GIF or AVIF, files of more than 5 MB or 12 million pixels, and any file while too much is being decoded
 * (`decodePicture`).
 */
export async function readPicture(
  { memberId, kind, upload }: Upload,
  signal: AbortSignal,
): Promise<Result<readonly PictureFile[], PictureRefusal>> {
  if (typeof upload === 'string' && upload.length > MAX_DATA_URL_LENGTH) return failure('pictureTooLarge')
  const bytes = typeof upload === 'string' ? decodeDataUrl(upload) : upload
  // Only files that begin like a picture reach the decoder, whatever type the sender claims.
  const head = bytes && readPictureHead(bytes)
  if (!bytes || !head) return failure('notAPicture')
  if (head.format === 'heic') return failure('heicPicture')
  if (bytes.length > MAX_PICTURE_BYTES || (head.pixels ?? 0) > MAX_PICTURE_PIXELS) return failure('pictureTooLarge')
  return await decodePicture({ bytes, kind, format: head.format }, memberId, signal)
}

/**
 * The bytes of `data:image/...;base64,...`; undefined for anything else. Invalid base64 turns into bytes of no known
 * format.
 */
function decodeDataUrl(url: string): Buffer | undefined {
  const comma = url.indexOf(',')
  const isBase64Image = comma > 0 && /^data:image\/[\w.+-]+;base64$/.test(url.slice(0, Math.min(comma, 100)))
  return isBase64Image ? Buffer.from(url.slice(comma + 1), 'base64') : undefined
}
