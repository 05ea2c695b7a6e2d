import { readPictureHead } from '#web/domain/member/picture-head.ts'

/** The limits of what a phone can decode, in bytes and in pixels. */
const MAX_FILE_BYTES = 100_000_000
const MAX_FILE_PIXELS = 100_000_000
/** Cameras put previews and colour profiles before a picture's size. */
const HEAD_BYTES = 1_000_000

/** Pixels of the longest side of the sent picture: more than any place shows. */
const MAX_SIDE = 1600
const QUALITY = 0.9

/** For the `accept` of a file input. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

export type PictureProblem = 'notAPicture' | 'heicPicture' | 'pictureTooLarge'
type ReadPicture = { readonly dataUrl: string } | { readonly problem: PictureProblem }

/**
 * A chosen file as a data URL, scaled down, so that a photo of any size is sent in a second or two. SVG, pictures that
 * this browser cannot show (in most browsers HEIC), and pictures too large for a phone are problems (R5.08).
 */
export async function readPictureFile(file: Blob): Promise<ReadPicture> {
  const start = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const head = readPictureHead(new Uint8Array(start))
  const isImage = head ?? (file.type.startsWith('image/') && !file.type.startsWith('image/svg'))
  if (!isImage) return { problem: 'notAPicture' }
  if (file.size > MAX_FILE_BYTES || (head?.pixels ?? 0) > MAX_FILE_PIXELS) return { problem: 'pictureTooLarge' }
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return { problem: head?.format === 'heic' ? 'heicPicture' : 'notAPicture' }
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return { problem: 'notAPicture' }
  // JPEG, which every browser can write, has no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return { dataUrl: canvas.toDataURL('image/jpeg', QUALITY) }
}
