import 'server-only'
import sharp from 'sharp'
import {
  MAX_DATA_URL_LENGTH,
  MAX_PICTURE_BYTES,
  type PictureKind,
  pictureSizes,
} from '#web/domain/member/uploaded-picture.ts'
import { failure, type Result, success } from '../result.ts'

/** A few kilobytes of PNG can decode to more than the server's memory. */
const MAX_PIXELS = 40_000_000
const MAX_DECODING_SECONDS = 4
const QUALITY = 82

/** A picture in one of its sizes, as WebP. */
export type PictureFile = { readonly size: number; readonly bytes: Buffer }

/** Only files that begin like this reach a decoder, whatever type the sender claims. SVG is not among them: it may hold scripts. */
const signatures: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  gif: (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)),
  heif: (bytes) => /^ftypavi[fs]$/.test(ascii(bytes, 4, 12)),
}

/**
 * An uploaded picture, as bytes or as a data URL, in all sizes of its kind (R5.08). It is decoded and encoded again: upright, first frame
 * only, without metadata or anything else that the file held. A file that is damaged, truncated or no JPEG, PNG, WebP, GIF or AVIF is
 * `notAPicture`; more than 5 MB or 40 million pixels is `pictureTooLarge`.
 */
export async function readPicture(
  upload: string | Uint8Array,
  kind: PictureKind,
): Promise<Result<readonly PictureFile[], 'notAPicture' | 'pictureTooLarge'>> {
  if (typeof upload === 'string' && upload.length > MAX_DATA_URL_LENGTH) return failure('pictureTooLarge')
  const bytes = typeof upload === 'string' ? decodeDataUrl(upload) : Buffer.from(upload)
  if (!bytes) return failure('notAPicture')
  if (bytes.length > MAX_PICTURE_BYTES) return failure('pictureTooLarge')
  const format = Object.keys(signatures).find((name) => signatures[name]?.(bytes))
  if (!format) return failure('notAPicture')
  try {
    // Reads the head alone, so it needs no limit.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (metadata.format !== format) return failure('notAPicture')
    if (metadata.width * metadata.height > MAX_PIXELS) return failure('pictureTooLarge')
    return success(await encode(bytes, kind))
  } catch {
    return failure('notAPicture')
  }
}

async function encode(bytes: Buffer, kind: PictureKind): Promise<PictureFile[]> {
  const files: PictureFile[] = []
  // The largest size first, from which the others are made: the upload is decoded once.
  let source = bytes
  for (const size of [...pictureSizes[kind]].reverse()) {
    const resized = await sharp(source, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 })
      .timeout({ seconds: MAX_DECODING_SECONDS })
      .autoOrient()
      .resize({
        width: size,
        height: size,
        ...(kind === 'profile' ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true }),
      })
      .webp({ quality: QUALITY })
      .toBuffer()
    files.push({ size, bytes: resized })
    source = resized
  }
  return files
}

/** The bytes of `data:image/...;base64,...`; undefined for anything else. What is no base64 turns into bytes without a signature. */
function decodeDataUrl(url: string): Buffer | undefined {
  const comma = url.indexOf(',')
  const isBase64Image = comma > 0 && /^data:image\/[\w.+-]+;base64$/.test(url.slice(0, Math.min(comma, 100)))
  return isBase64Image ? Buffer.from(url.slice(comma + 1), 'base64') : undefined
}

function ascii(bytes: Buffer, start: number, end: number): string {
  return bytes.subarray(start, end).toString('latin1')
}
