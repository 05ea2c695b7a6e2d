import { EXIF_TAGS, IMAGE_TAGS } from './exif-tags.ts'

type ExifValue = string | number | number[]
type Directory = ReadonlyMap<number, ExifValue>

const EXIF_DIRECTORY = 0x8769
const PLACE_DIRECTORY = 0x8825
/** Tags of the directory of the place. */
const PLACE = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4, altitudeRef: 5, altitude: 6 }

const HEADER = 'Exif\0\0'
/** Bytes that a number of a kind takes, by the kind's code: bytes, text, shorts, longs and fractions. */
const SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 9: 4, 10: 8 }
const TEXT = 2
/** Longer values are thumbnails and maker notes. */
const MAX_COUNT = 1000
const DATE = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/

export type ExifFacts = {
  /** Camera and software. */
  image: Record<string, unknown>
  /** How it was taken. */
  exif: Record<string, unknown>
  /** Where, in degrees, and metres above the sea. */
  location?: { _type: 'geopoint'; lat: number; lng: number; alt?: number }
}

/** The EXIF data of a picture; an unreadable block is ignored. https://www.cipa.jp/e/std/std-sec.html */
export function readExif(block: Buffer | undefined): ExifFacts | undefined {
  if (!block) return undefined
  try {
    return factsOf(block.toString('latin1', 0, HEADER.length) === HEADER ? block.subarray(HEADER.length) : block)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function factsOf(block: Buffer): ExifFacts {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength)
  const isLittle = block.toString('latin1', 0, 2) === 'II'
  const at = (offset: ExifValue | undefined): Directory =>
    typeof offset === 'number' ? directoryAt(view, offset, isLittle) : new Map()
  const first = at(view.getUint32(4, isLittle))
  const location = placeOf(at(first.get(PLACE_DIRECTORY)))
  return {
    image: { _type: 'sanity.imageExifTags', ...named(first, IMAGE_TAGS) },
    exif: { _type: 'sanity.imageExifMetadata', ...named(at(first.get(EXIF_DIRECTORY)), EXIF_TAGS) },
    ...(location ? { location } : {}),
  }
}

function directoryAt(view: DataView, offset: number, isLittle: boolean): Directory {
  const entries = new Map<number, ExifValue>()
  const count = view.getUint16(offset, isLittle)
  for (let index = 0; index < count; index += 1) {
    const entry = offset + 2 + index * 12
    const value = valueAt(view, entry, isLittle)
    if (value !== undefined) entries.set(view.getUint16(entry, isLittle), value)
  }
  return entries
}

/** Values of up to four bytes stand in the entry itself, longer ones elsewhere. */
function valueAt(view: DataView, entry: number, isLittle: boolean): ExifValue | undefined {
  const kind = view.getUint16(entry + 2, isLittle)
  const count = view.getUint32(entry + 4, isLittle)
  const size = SIZES[kind]
  if (size === undefined || count === 0 || count > MAX_COUNT) return undefined
  const start = size * count > 4 ? view.getUint32(entry + 8, isLittle) : entry + 8
  const bytes = Array.from({ length: count }, (_, index) => start + index * size)
  if (kind === TEXT) return textOf(Uint8Array.from(bytes, (byte) => view.getUint8(byte)))
  const numbers = bytes.map((byte) => numberAt(view, byte, kind, isLittle))
  return numbers.length === 1 ? numbers[0] : numbers
}

function textOf(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes).replace(/\0.*$/s, '').trim()
  return text.replace(DATE, '$1-$2-$3T$4.000Z')
}

function numberAt(view: DataView, byte: number, kind: number, isLittle: boolean): number {
  switch (kind) {
    case 3:
      return view.getUint16(byte, isLittle)
    case 4:
      return view.getUint32(byte, isLittle)
    case 5:
      return view.getUint32(byte, isLittle) / view.getUint32(byte + 4, isLittle)
    case 9:
      return view.getInt32(byte, isLittle)
    case 10:
      return view.getInt32(byte, isLittle) / view.getInt32(byte + 4, isLittle)
    default:
      return view.getUint8(byte)
  }
}

/** Fractions of nothing are left out: documents hold no such numbers. */
function named(directory: Directory, names: Readonly<Record<number, string>>): Record<string, ExifValue> {
  const known = [...directory].flatMap(([tag, value]) => {
    const name = names[tag]
    const isWhole = typeof value === 'string' || [value].flat().every(Number.isFinite)
    return name !== undefined && isWhole ? [[name, value] as const] : []
  })
  return Object.fromEntries(known)
}

function placeOf(directory: Directory): ExifFacts['location'] {
  const lat = degrees(directory.get(PLACE.latitude), directory.get(PLACE.latitudeRef) === 'S')
  const lng = degrees(directory.get(PLACE.longitude), directory.get(PLACE.longitudeRef) === 'W')
  if (lat === undefined || lng === undefined) return undefined
  const height = directory.get(PLACE.altitude)
  if (typeof height !== 'number' || !Number.isFinite(height)) return { _type: 'geopoint', lat, lng }
  return { _type: 'geopoint', lat, lng, alt: directory.get(PLACE.altitudeRef) === 1 ? -height : height }
}

function degrees(value: ExifValue | undefined, isNegative: boolean): number | undefined {
  if (!Array.isArray(value)) return undefined
  const [whole = 0, minutes = 0, seconds = 0] = value
  const sum = whole + minutes / 60 + seconds / 3600
  return Number.isFinite(sum) ? sum * (isNegative ? -1 : 1) : undefined
}
