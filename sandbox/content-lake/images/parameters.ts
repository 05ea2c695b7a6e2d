import { httpError } from '../http/errors.ts'

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
type Fit = (typeof FITS)[number]

const OUTPUT_FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]

export type Rectangle = { left: number; top: number; width: number; height: number }

/**
 * A picture's address parameters, read and checked; lengths are in pixels of the delivered picture, `dpr` already
 * applied.
 */
export type ImageParameters = {
  width?: number
  height?: number
  fit: Fit
  /**
   * Directions and ways to choose the part that stays: `top`, `left`, `center`, `focalpoint`, `entropy`, `edges`,
   * `faces`.
   */
  crop: string[]
  focus?: { x: number; y: number }
  rect?: Rectangle
  quality: number
  format?: OutputFormat
  autoFormat: boolean
  blur?: number
  sharpen?: number
  flip: { horizontal: boolean; vertical: boolean }
  rotation: number
  background?: string
  saturation?: number
  invert: boolean
  padding: number
  firstFrameOnly: boolean
}

/** The longest side of a delivered picture, in pixels. */
const MAX_SIDE = 8192
const DEFAULT_QUALITY = 75

/** @throws LakeError 400 for a value that the image pipeline does not know */
export function readImageParameters(search: URLSearchParams): ImageParameters {
  const dpr = number(search, 'dpr', 1, 3) ?? 1
  const side = (name: string) => {
    const value = number(search, name, 1, MAX_SIDE)
    return value === undefined ? undefined : Math.min(MAX_SIDE, Math.max(1, Math.round(value * dpr)))
  }
  const [width, height] = [side('w') ?? side('max-w'), side('h') ?? side('max-h')]
  const [x, y] = [number(search, 'fp-x', 0, 1), number(search, 'fp-y', 0, 1)]
  const [blur, sharpen] = [number(search, 'blur', 0, 2000), number(search, 'sharp', 0, 100)]
  const saturation = number(search, 'sat', -100, 100)
  const [rect, format, background] = [rectangle(search), outputFormat(search), colour(search)]
  const flip = search.get('flip') ?? ''
  return {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    fit: choice(search, 'fit', FITS) ?? 'clip',
    crop: (search.get('crop') ?? '').split(',').filter(Boolean),
    ...(x === undefined && y === undefined ? {} : { focus: { x: x ?? 0.5, y: y ?? 0.5 } }),
    ...(rect ? { rect } : {}),
    quality: number(search, 'q', 0, 100) || DEFAULT_QUALITY,
    ...(format ? { format } : {}),
    autoFormat: search.getAll('auto').some((value) => value.split(',').includes('format')),
    ...(blur ? { blur } : {}),
    ...(sharpen ? { sharpen } : {}),
    flip: { horizontal: flip.includes('h'), vertical: flip.includes('v') },
    rotation: rotation(search),
    ...(background ? { background } : {}),
    ...(saturation === undefined ? {} : { saturation }),
    invert: search.get('invert') === 'true',
    padding: Math.round((number(search, 'pad', 0, MAX_SIDE) ?? 0) * dpr),
    firstFrameOnly: search.get('frame') === '1',
  }
}

function number(search: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const text = search.get(name)
  if (text === null || text === '') return undefined
  const value = Number(text)
  if (Number.isFinite(value) && value >= min && value <= max) return value
  throw httpError(400, `Invalid value for parameter "${name}": expected a number from ${min} to ${max}`)
}

function choice<Value extends string>(
  search: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const text = search.get(name)
  if (text === null || text === '') return undefined
  const value = values.find((known) => known === text)
  if (value) return value
  throw httpError(400, `Invalid value for parameter "${name}": expected one of ${values.join(', ')}`)
}

function outputFormat(search: URLSearchParams): OutputFormat | undefined {
  if (search.get('fm') === 'jpeg') return 'jpg'
  return choice(search, 'fm', OUTPUT_FORMATS)
}

function rotation(search: URLSearchParams): number {
  return Number(choice(search, 'or', ['0', '90', '180', '270']) ?? 0)
}

function rectangle(search: URLSearchParams): Rectangle | undefined {
  const text = search.get('rect')
  if (!text) return undefined
  const values = text.split(',').map(Number)
  const [left = 0, top = 0, width = 0, height = 0] = values.map(Math.round)
  const isValid = values.length === 4 && values.every((value) => Number.isFinite(value) && value >= 0)
  if (isValid && width > 0 && height > 0) return { left, top, width, height }
  throw httpError(400, 'Invalid value for parameter "rect": expected left,top,width,height')
}

/** RGB, RRGGBB or AARRGGBB, as the pipeline writes them. */
function colour(search: URLSearchParams): string | undefined {
  const text = search.get('bg')?.replace(/^#/, '')
  if (!text) return undefined
  if (!/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) {
    throw httpError(400, 'Invalid value for parameter "bg": expected a hexadecimal colour')
  }
  return text.length === 8 ? `#${text.slice(2)}${text.slice(0, 2)}` : `#${text}`
}
