import { preload } from 'react-dom'
import type { PictureProps } from '../services/sanity/pictures.ts'
import { classNames } from './class-names.ts'
import styles from './picture.module.css'

type Props = PictureProps & {
  /** Above the fold: loaded eagerly. One or two per page. */
  priority?: boolean
  /** CSS `object-position` for frames that crop. */
  focus?: string
  className?: string
  'data-sanity'?: string
}

const onPhones = '(max-width: 600px) and (orientation: portrait)'

/**
 * Reserves its space, then shows the size that fits the screen. Only a picture above the fold has the blurred
 * placeholder: it weighs half a kilobyte, twice, and pictures further down are loaded before they are reached.
 */
export function Picture({ lqip, phone, priority, focus, className, width, height, alt, ...img }: Props) {
  const picture = (
    // biome-ignore lint/performance/noImgElement: the image host scales; Next's loader would do it a second time.
    <img
      {...img}
      alt={alt}
      width={width}
      height={height}
      className={classNames(styles.picture, className)}
      style={{ objectPosition: focus, backgroundImage: priority && lqip ? `url("${lqip}")` : undefined }}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  )
  if (!phone) return picture
  if (priority) preloadOnPhones(img.src, phone)
  return (
    <picture className={styles.sources}>
      <source media={onPhones} {...phone} />
      {picture}
    </picture>
  )
}

/** Has the document's head name the picture; React does so itself for pictures without a `<picture>` around them. */
function preloadOnPhones(src: string, { srcSet, sizes }: NonNullable<PictureProps['phone']>): void {
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, media: onPhones, fetchPriority: 'high' })
}
