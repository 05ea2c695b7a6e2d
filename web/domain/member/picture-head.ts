type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic'

/** Format and size as read from the first bytes of a file. `pixels` is undefined where they do not tell. */
type PictureHead = { readonly format: PictureFormat; readonly pixels: number | undefined }

/** The characters `ispe`. */
const ISPE = 0x69737065

const heicBrands: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/**
 * Recognises a picture by its content, whatever its name or sender claims; undefined for any other file, SVG included
 * (R5.08).
 */
export function readPictureHead(bytes: Uint8Array): PictureHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const format = formatOf(bytes)
  if (!format) return undefined
  try {
    return { format, pixels: readPixels[format](view, bytes) }
  } catch (error) {
    // The file ends before its size.
    if (error instanceof RangeError) return { format, pixels: undefined }
    throw error
  }
}

function formatOf(bytes: Uint8Array): PictureFormat | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif'
  if (text(bytes, 4, 8) !== 'ftyp') return undefined
  // The file's own brand, a version, and the brands that it is compatible with.
  const brands = text(bytes, 8, Math.min(bytes[3] ?? 0, bytes.length)).match(/.{4}/gs) ?? []
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : undefined
}

type ReadPixels = (view: DataView, bytes: Uint8Array) => number | undefined

/** Width by height, from where each format has them. */
const readPixels: Readonly<Record<PictureFormat, ReadPixels>> = {
  jpeg: jpegPixels,
  png: (view) => view.getUint32(16) * view.getUint32(20),
  webp: webpPixels,
  gif: (view) => view.getUint16(6, true) * view.getUint16(8, true),
  avif: largestItem,
  heic: largestItem,
}

/** The first frame header (SOF), behind what cameras put before it. */
function jpegPixels(view: DataView): number | undefined {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7)
    // A marker may be padded with further bytes of ones.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** The three kinds of WebP: extended, lossless and lossy. */
function webpPixels(view: DataView, bytes: Uint8Array): number | undefined {
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
  switch (text(bytes, 12, 16)) {
    case 'VP8X':
      return (uint24(24) + 1) * (uint24(27) + 1)
    case 'VP8L': {
      const sides = view.getUint32(21, true)
      return ((sides & 0x3fff) + 1) * (((sides >>> 14) & 0x3fff) + 1)
    }
    case 'VP8 ':
      return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff)
    default:
      return undefined
  }
}

/**
 * Sizes of all pictures in the file: a large one may be made of tiles, and have a preview. Each has a box `ispe` of 20
 * bytes.
 */
function largestItem(view: DataView): number | undefined {
  let largest: number | undefined
  for (let at = 0; at + 20 <= view.byteLength; at += 1) {
    if (view.getUint32(at) === 20 && view.getUint32(at + 4) === ISPE)
      largest = Math.max(largest ?? 0, view.getUint32(at + 12) * view.getUint32(at + 16))
  }
  return largest
}

function text(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end))
}
