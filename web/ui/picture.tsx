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

/** Reserves its space, shows a blurred placeholder, then the size that fits the screen. */
export function Picture({ lqip, priority, focus, className, width, height, alt, ...img }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: the image host scales; Next's loader would do it a second time.
    <img
      {...img}
      alt={alt}
      width={width}
      height={height}
      className={classNames(styles.picture, className)}
      style={{ objectPosition: focus, backgroundImage: lqip && `url("${lqip}")` }}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  )
}
