import { stegaClean } from '@sanity/client/stega'
import { readEnv } from '#web/config/env.ts'
import { productPictureSize, productPictureWidths, sharingPictureSize } from '#web/domain/content/picture-crops.ts'
import { naturalSize } from '#web/domain/content/picture-size.ts'
import { generalPictureWidths, type ImageHost, type ImageValue, imageUrl } from './image-url.ts'

export type { ImageValue } from './image-url.ts'

/** A crop of its own for phones: the attributes of a `<source>`. */
type PhoneSource = {
  readonly srcSet: string
  readonly sizes: string
  readonly width: number
  readonly height: number
}

/** The attributes of one `<img>`, with its blurred placeholder as a data URL. */
export type PictureProps = {
  readonly src: string
  readonly srcSet: string
  readonly sizes: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly lqip?: string
  readonly phone?: PhoneSource
}

let host: ImageHost | undefined

function imageHost(): ImageHost {
  host ??= readEnv(process.env)
  return host
}

/** A product picture: 730x937 in the widths of docs/product/9. `undefined` when no picture is set. */
export function productPicture(image: ImageValue | null | undefined, { sizes }: { readonly sizes: string }) {
  return picture(image, { sizes, size: productPictureSize, widths: productPictureWidths })
}

/**
 * Any other picture, 200 to 1600 pixels wide and never wider than the original. `ratio` is width over height; without
 * it the picture keeps its own. `phoneRatio` adds a crop for frames of that ratio, as wide as the window of a phone.
 * `undefined` when no picture is set.
 */
export function generalPicture(
  image: ImageValue | null | undefined,
  { sizes, ratio, phoneRatio }: { readonly sizes: string; readonly ratio?: number; readonly phoneRatio?: number },
): PictureProps | undefined {
  const natural = image ? naturalSize(image) : undefined
  if (!natural) return undefined
  const fitting = generalPictureWidths.filter((width) => width <= natural.width)
  const width = fitting.at(-1) ?? natural.width
  const height = Math.round(width / (ratio ?? natural.width / natural.height))
  const widths = fitting.length > 0 ? fitting : [width]
  const whole = picture(image, { sizes, size: { width, height }, widths })
  return whole && image && phoneRatio ? { ...whole, phone: phoneSource(image, natural, phoneRatio) } : whole
}

/** Never enlarged: the largest is what the crop leaves of the original. */
function phoneSource(image: ImageValue, natural: { width: number; height: number }, ratio: number): PhoneSource {
  const largest = Math.round(Math.min(natural.width, natural.height * ratio, generalPictureWidths.at(-1) ?? 0))
  const size = { width: largest, height: Math.max(1, Math.round(largest / ratio)) }
  const widths = [...generalPictureWidths.filter((width) => width < largest), largest]
  return { srcSet: srcSetOf(image, size, widths), sizes: '100vw', ...size }
}

type PictureSpec = {
  readonly sizes: string
  readonly size: { readonly width: number; readonly height: number }
  readonly widths: readonly number[]
}

function picture(image: ImageValue | null | undefined, { sizes, size, widths }: PictureSpec): PictureProps | undefined {
  if (!image) return undefined
  const src = imageUrl(imageHost(), image, size)
  if (src === undefined) return undefined
  const lqip = image.lqip ?? undefined
  const alt = stegaClean(image.alt ?? '')
  return { src, srcSet: srcSetOf(image, size, widths), sizes, ...size, alt, ...(lqip && { lqip }) }
}

function srcSetOf(image: ImageValue, size: PictureSpec['size'], widths: readonly number[]): string {
  const heightOf = (width: number) => Math.max(1, Math.round((width * size.height) / size.width))
  return widths
    .map((width) => `${imageUrl(imageHost(), image, { width, height: heightOf(width) })} ${width}w`)
    .join(', ')
}

/** The origin that pictures are loaded from. */
export function pictureOrigin(): string {
  return imageHost().apiHost ?? 'https://cdn.sanity.io'
}

/** A picture for link previews in other sites. */
export function openGraphPicture(image: ImageValue | null | undefined) {
  const size = sharingPictureSize
  const url = image ? imageUrl(imageHost(), image, size) : undefined
  return url === undefined ? undefined : { url, ...size, alt: stegaClean(image?.alt ?? '') }
}
