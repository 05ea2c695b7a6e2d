import sharp, { type Sharp } from 'sharp'
import { type Geometry, geometryOf } from './geometry.ts'
import { MAX_INPUT_PIXELS } from './metadata.ts'
import type { ImageParameters, OutputFormat } from './parameters.ts'

export type Picture = { bytes: Buffer; mimeType: string }

export const MIME_TYPES: Record<OutputFormat | 'gif', string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** Animated pictures are decoded frame by frame; more than this are cut off. */
const MAX_FRAMES = 200
/** Pictures are rendered while a user waits: the next effort takes four times as long and saves another tenth. */
const AVIF_EFFORT = 3
/** At this share of the figure AVIF is as good as WebP and JPEG, and a quarter smaller. */
const AVIF_QUALITY_FACTOR = 2 / 3

/** Renders the picture that the parameters describe, in the given format. */
export async function renderPicture(
  path: string,
  parameters: ImageParameters,
  format: OutputFormat | 'gif',
): Promise<Picture> {
  const source = sharp(path, { limitInputPixels: MAX_INPUT_PIXELS })
  const { pages = 1, autoOrient, width = 1, height = 1 } = await source.metadata()
  const isAnimated =
    pages > 1 && (format === 'gif' || format === 'webp') && !parameters.firstFrameOnly && !parameters.rect
  const size = { width: autoOrient.width ?? width, height: autoOrient.height ?? height }
  const geometry = geometryOf(size, parameters)
  const pipeline = isAnimated ? animated(path, pages, geometry, parameters) : still(path, geometry, parameters)
  const bytes = await encode(coloured(pipeline, parameters), format, parameters.quality).toBuffer()
  return { bytes, mimeType: MIME_TYPES[format] }
}

function still(path: string, { cut, size, canvas }: Geometry, parameters: ImageParameters): Sharp {
  const opened = sharp(path, { limitInputPixels: MAX_INPUT_PIXELS }).autoOrient()
  const smart = smartStrategy(parameters)
  const resized = smart
    ? opened.resize({ ...size, fit: 'cover', position: smart })
    : opened.extract(cut).resize({ ...size, fit: 'fill' })
  return laidOnCanvas(resized, size, canvas, parameters)
}

/** Frames cannot be cut one by one: sharp's own covering does it. */
function animated(path: string, pages: number, { size, canvas }: Geometry, parameters: ImageParameters): Sharp {
  const opened = sharp(path, { pages: Math.min(pages, MAX_FRAMES), limitInputPixels: MAX_INPUT_PIXELS })
  const fit = parameters.fit === 'crop' || parameters.fit === 'min' ? 'cover' : 'fill'
  return laidOnCanvas(opened.resize({ ...size, fit }), size, canvas, parameters)
}

function smartStrategy({ fit, crop, width, height, rect }: ImageParameters): string | undefined {
  if (fit !== 'crop' || width === undefined || height === undefined || rect) return undefined
  if (crop.includes('entropy')) return 'entropy'
  return crop.includes('edges') || crop.includes('faces') ? 'attention' : undefined
}

function laidOnCanvas(
  picture: Sharp,
  size: Geometry['size'],
  canvas: Geometry['canvas'],
  { background, padding }: ImageParameters,
): Sharp {
  const horizontal = Math.max(0, canvas.width - size.width)
  const vertical = Math.max(0, canvas.height - size.height)
  if (horizontal + vertical + padding === 0) return picture
  return picture.extend({
    left: Math.floor(horizontal / 2) + padding,
    right: Math.ceil(horizontal / 2) + padding,
    top: Math.floor(vertical / 2) + padding,
    bottom: Math.ceil(vertical / 2) + padding,
    background: background ?? { r: 255, g: 255, b: 255, alpha: 0 },
  })
}

function coloured(picture: Sharp, parameters: ImageParameters): Sharp {
  const { flip, rotation, blur, sharpen, saturation, invert, background } = parameters
  if (flip.horizontal) picture.flop()
  if (flip.vertical) picture.flip()
  if (blur) picture.blur(Math.max(0.3, Math.min(500, blur / 10)))
  if (sharpen) picture.sharpen({ sigma: 1, m2: sharpen / 25 })
  if (saturation === -100) picture.grayscale()
  else if (saturation) picture.modulate({ saturation: 1 + saturation / 100 })
  if (invert) picture.negate({ alpha: false })
  if (background) picture.flatten({ background })
  return rotation ? picture.rotate(rotation) : picture
}

function encode(picture: Sharp, format: OutputFormat | 'gif', quality: number): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality })
    case 'avif':
      return picture.avif({
        quality: Math.max(1, Math.round(quality * AVIF_QUALITY_FACTOR)),
        effort: AVIF_EFFORT,
        // As WebP and JPEG do.
        chromaSubsampling: '4:2:0',
      })
    case 'png':
      return picture.png()
    case 'gif':
      return picture.gif()
    default:
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: format === 'pjpg' })
  }
}
