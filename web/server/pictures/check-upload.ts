import 'server-only'
import { readPictureHead } from '#web/domain/member/picture-head.ts'
import {
  MAX_DATA_URL_LENGTH,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  type PictureKind,
} from '#web/domain/member/uploaded-picture.ts'
import { failure, type Result, success } from '../result.ts'
import type { Task } from './decoder-task.ts'

export type Upload = {
  readonly memberId: string
  readonly kind: PictureKind
  /** The file's bytes, or a data URL of them. */
  readonly upload: string | Uint8Array
}

/**
 * What an upload says about itself, before anything decodes it (R5.08): refuses what does not begin like a JPEG, PNG,
 * WebP, GIF or AVIF, whatever type the sender claims, and files of more than 5 MB or 12 million pixels.
 */
export function checkUpload({
  kind,
  upload,
}: Pick<Upload, 'kind' | 'upload'>): Result<Task, 'notAPicture' | 'heicPicture' | 'pictureTooLarge'> {
  if (typeof upload === 'string' && upload.length > MAX_DATA_URL_LENGTH) return failure('pictureTooLarge')
  const bytes = typeof upload === 'string' ? decodeDataUrl(upload) : upload
  const head = bytes && readPictureHead(bytes)
  if (!bytes || !head) return failure('notAPicture')
  if (head.format === 'heic') return failure('heicPicture')
  if (bytes.length > MAX_PICTURE_BYTES || (head.pixels ?? 0) > MAX_PICTURE_PIXELS) return failure('pictureTooLarge')
  return success({ bytes, kind, format: head.format })
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
