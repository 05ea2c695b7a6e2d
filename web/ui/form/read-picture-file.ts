/** Pixels of the longest side of what is sent: more than any place shows. */
const MAX_SIDE = 1600
const QUALITY = 0.9

/** For the `accept` of a file input. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/**
 * A chosen file as a data URL, scaled down, so that a photo of any size is sent in a second or two. Undefined for what this browser
 * cannot show as a picture, and for SVG (R5.08).
 */
export async function readPictureFile(file: Blob): Promise<string | undefined> {
  if (!file.type.startsWith('image/') || file.type.startsWith('image/svg')) return undefined
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // JPEG, which every browser can write, knows no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', QUALITY)
}
