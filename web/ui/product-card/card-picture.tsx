'use client'

import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import picture from '../picture.module.css'
import styles from './product-card.module.css'

/**
 * Widths that a card may need: it is never wider than 380 CSS pixels. The larger ones of specification section 9 are for
 * the gallery.
 */
const widths = [320, 375, 640, 751, 1000] as const

type FrontProps = {
  /** Address in 730x937, as `productPicture` gives it. */
  src: string
  alt: string
  sizes: string
  lqip?: string | undefined
  priority?: boolean | undefined
  'data-sanity'?: string | undefined
}

/**
 * The picture of a card. The list of its sizes is written here and not on the server, because React sends what the server
 * writes twice: as markup and as data.
 */
export function CardPicture({ src, alt, sizes, lqip, priority, ...edit }: FrontProps) {
  const style: CSSProperties | undefined = lqip ? { backgroundImage: `url("${lqip}")` } : undefined
  return (
    // biome-ignore lint/performance/noImgElement: the image host scales; Next's loader would do it a second time.
    <img
      {...edit}
      sizes={sizes}
      srcSet={widths.map((width) => `${atWidth(src, width)} ${width}w`).join(', ')}
      src={src}
      alt={alt}
      width={730}
      height={937}
      className={picture.picture}
      style={style}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  )
}

/** The second picture, for whoever points at the card: transparent until then, so one size will do. */
export function SecondPicture({ src, ...edit }: { src: string; 'data-sanity'?: string | undefined }) {
  return (
    // biome-ignore lint/performance/noImgElement: as above.
    <img
      {...edit}
      src={atWidth(src, 751)}
      alt=""
      width={730}
      height={937}
      className={classNames(picture.picture, styles.second)}
      loading="lazy"
      decoding="async"
    />
  )
}

/** The same picture in another width: the image host's `w` and `h`, the crop unchanged. */
export function atWidth(src: string, width: number): string {
  return src.replace(/w=\d+&h=\d+/, `w=${width}&h=${Math.round((width * 937) / 730)}`)
}
