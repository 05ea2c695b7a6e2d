import picture from '../picture.module.css'
import { atWidth, productSrcSet } from '../picture-width.ts'

/** Widths of a card in the grid of two, three and four columns. */
const gridSizes = '(min-width: 1600px) 380px, (min-width: 1200px) 24vw, (min-width: 800px) 32vw, calc(50vw - 24px)'

/** The same next to the filters (features/shop/filters/listing-view.module.css). */
const nextToFilters =
  '(min-width: 1600px) 294px, (min-width: 1200px) calc(25vw - 106px), (min-width: 950px) calc(33vw - 128px), (min-width: 800px) 32vw, calc(50vw - 24px)'

type Props = {
  /** Address in 730x937, as `productPicture` gives it. */
  src: string
  alt: string
  /** Loaded by `LiveCards` and shown when the card is hovered or focused. */
  second?: string | undefined
  /** Media conditions and widths; by default those of a grid, `listing` of one next to filters. */
  sizes?: 'listing' | string | undefined
  lqip?: string | undefined
  /** Loaded at once: the first alone before everything else, or with the rest of the first row. */
  priority?: 'first' | 'row' | undefined
  'data-sanity'?: string | undefined
}

/** The picture of a card. */
export function CardPicture({ src, alt, second, sizes = gridSizes, lqip, priority, ...edit }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: the image host scales; Next's loader would do it a second time.
    <img
      {...edit}
      sizes={sizes === 'listing' ? nextToFilters : sizes}
      srcSet={productSrcSet(src)}
      src={src}
      alt={alt}
      className={picture.picture}
      style={lqip ? { backgroundImage: `url("${lqip}")` } : undefined}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding="async"
      data-second={second && atWidth(second, 751)}
    />
  )
}
