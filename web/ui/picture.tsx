import type { PictureProps } from '../services/sanity/pictures.ts'
import { classNames } from './class-names.ts'
import styles from './picture.module.css'

type Props = PictureProps & {
  /** The picture that the eye meets first: loaded at once. One or two a page. */
  priority?: boolean
  /** CSS `object-position` for frames that crop. */
  focus?: string
  className?: string
  'data-sanity'?: string
}

/** Keeps its place (width and height), shows its blurred placeholder, then the size that the screen needs. */
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
