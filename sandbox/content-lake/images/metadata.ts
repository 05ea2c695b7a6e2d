import { encode as blurHashOf } from 'blurhash'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { httpError } from '../http/errors.ts'
import { readExif } from './exif.ts'
import { paletteOf } from './palette.ts'

/** Pixels: the hosted service's limit for one picture. */
export const MAX_INPUT_PIXELS = 268_402_689

const LQIP_WIDTH = 20
const SAMPLE_SIZE = 64
/** Metadata that is computed from a small sample of the picture. */
const SAMPLED = ['lqip', 'palette', 'blurhash', 'thumbhash']

const FORMATS: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
}

type ImageFacts = {
  width: number
  height: number
  extension: string
  mimeType: string
  /** The asset document's `metadata`. */
  metadata: Record<string, unknown>
}

/**
 * Reads the metadata of a picture.
 * @param extract which of `image`, `exif`, `location`, `lqip`, `palette`, `blurhash`, `thumbhash` to look for; sizes
 * and opacity always
 * @throws LakeError 400 when the file is no picture that the lake can read
 */
export async function readImageFacts(path: string, extract: ReadonlySet<string>): Promise<ImageFacts> {
  const found = await readMetadata(path)
  const format = FORMATS[found.format ?? '']
  const { width, height } = found.autoOrient ?? found
  if (!format || !width || !height)
    throw httpError(400, `Invalid image: unsupported format "${found.format ?? 'unknown'}"`)
  const isOpaque = !found.hasAlpha || (await decoded(open(path).stats())).isOpaque
  const metadata = {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', aspectRatio: width / height, height, width },
    hasAlpha: found.hasAlpha ?? false,
    isOpaque,
    ...(SAMPLED.some((fact) => extract.has(fact)) ? await decoded(sampledFacts(path, isOpaque, extract)) : {}),
    ...cameraFacts(found.exif, extract),
  }
  return { width, height, ...format, metadata }
}

function cameraFacts(block: Buffer | undefined, extract: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(readExif(block) ?? {}).filter(([name]) => extract.has(name)))
}

async function readMetadata(path: string): Promise<Metadata> {
  return await decoded(open(path).metadata())
}

/** A file may start like a picture but be corrupt or truncated. */
async function decoded<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch {
    throw httpError(400, 'Invalid image, could not read metadata')
  }
}

function open(path: string) {
  return sharp(path, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
}

/**
 * The picture is decoded once, and no larger than needed where its format allows that; all facts come from that sample.
 */
async function sampledFacts(path: string, isOpaque: boolean, extract: ReadonlySet<string>) {
  const { data, info } = await open(path)
    .autoOrient()
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sample = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  return {
    ...(extract.has('lqip') ? { lqip: await lowQualityPreview(sample.clone(), isOpaque) } : {}),
    ...(extract.has('palette') || extract.has('blurhash') ? await colourFacts(sample, extract) : {}),
    ...(extract.has('thumbhash') ? { thumbHash: await thumbHashOf(sample) } : {}),
  }
}

async function lowQualityPreview(sample: Sharp, isOpaque: boolean): Promise<string> {
  const small = sample.resize({ width: LQIP_WIDTH })
  const bytes = isOpaque ? await small.jpeg({ quality: 60 }).toBuffer() : await small.png().toBuffer()
  return `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`
}

async function colourFacts(sample: Sharp, extract: ReadonlySet<string>): Promise<Record<string, unknown>> {
  const opaque = sample.clone().flatten({ background: '#ffffff' }).ensureAlpha().raw()
  const { data, info } = await opaque.toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return {
    ...(extract.has('palette') ? { palette: paletteOf({ data, width, height, channels }) } : {}),
    ...(extract.has('blurhash') ? { blurHash: blurHashOf(new Uint8ClampedArray(data), width, height, 4, 3) } : {}),
  }
}

async function thumbHashOf(sample: Sharp): Promise<string> {
  const { data, info } = await sample.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
