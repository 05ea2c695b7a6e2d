import readTags, { type GPSInfoTags } from 'exif-reader'

type Tags = Readonly<Record<string, unknown>>

/** Names that the lake gives to tags in place of the standard's. */
const LAKE_NAMES: Readonly<Record<string, string>> = {
  DateTime: 'ModifyDate',
  ISOSpeedRatings: 'ISO',
  FocalLengthIn35mmFilm: 'FocalLengthIn35mmFormat',
}
/** Tags that say where other tags are in the block. */
const POINTERS = new Set(['ExifTag', 'GPSTag', 'InteroperabilityTag'])

type ExifFacts = {
  /** Camera and software. */
  image: Record<string, unknown>
  /** How it was taken. */
  exif: Record<string, unknown>
  /** Where, in degrees, and metres above the sea. */
  location?: { _type: 'geopoint'; lat: number; lng: number; alt?: number }
}

/** The EXIF data of a picture; an unreadable block is ignored. */
export function readExif(block: Buffer | undefined): ExifFacts | undefined {
  const read = block && tagsOf(block)
  if (!read) return undefined
  const location = read.GPSInfo ? placeOf(read.GPSInfo) : undefined
  return {
    image: { _type: 'sanity.imageExifTags', ...usable(read.Image) },
    exif: { _type: 'sanity.imageExifMetadata', ...usable(read.Photo) },
    ...(location ? { location } : {}),
  }
}

/** The package throws errors of its own and of `Buffer` at what it cannot read. */
function tagsOf(block: Buffer): ReturnType<typeof readTags> | undefined {
  try {
    return readTags(block)
  } catch {
    return undefined
  }
}

/** Without unknown tags and values that no document can hold: bytes, and fractions with the denominator 0. */
function usable(tags: Tags | null | undefined): Record<string, unknown> {
  const named = Object.entries(tags ?? {}).filter(([name]) => !/^\d/.test(name) && !POINTERS.has(name))
  return Object.fromEntries(
    named.flatMap(([name, value]) => {
      const text = value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value
      const isUsable = typeof text === 'string' || [text].flat().every(Number.isFinite)
      return isUsable ? [[LAKE_NAMES[name] ?? name, text] as const] : []
    }),
  )
}

function placeOf(tags: Partial<GPSInfoTags>): ExifFacts['location'] {
  const lat = degrees(tags.GPSLatitude, tags.GPSLatitudeRef === 'S')
  const lng = degrees(tags.GPSLongitude, tags.GPSLongitudeRef === 'W')
  if (lat === undefined || lng === undefined) return undefined
  const height = tags.GPSAltitude
  if (typeof height !== 'number' || !Number.isFinite(height)) return { _type: 'geopoint', lat, lng }
  return { _type: 'geopoint', lat, lng, alt: tags.GPSAltitudeRef === 1 ? -height : height }
}

function degrees(value: unknown, isNegative: boolean): number | undefined {
  if (!Array.isArray(value)) return undefined
  const [whole = 0, minutes = 0, seconds = 0] = value
  const sum = whole + minutes / 60 + seconds / 3600
  return Number.isFinite(sum) ? sum * (isNegative ? -1 : 1) : undefined
}
