'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import picture from '../picture.module.css'
import { atWidth, productSrcSet } from '../picture-width.ts'
import styles from './product-card.module.css'

/** Widths of a card in the grid of two, three and four columns. */
const gridSizes = '(min-width: 1600px) 380px, (min-width: 1200px) 24vw, (min-width: 800px) 32vw, calc(50vw - 24px)'

/** The same beside the filters (features/shop/filters/listing-view.module.css). */
const besideFilters =
  '(min-width: 1600px) 294px, (min-width: 1200px) calc(25vw - 106px), (min-width: 950px) calc(33vw - 128px), (min-width: 800px) 32vw, calc(50vw - 24px)'

type Props = {
  /** Address in 730x937, as `productPicture` gives it. */
  src: string
  alt: string
  /** Loaded and shown when the card is hovered or focused. */
  second?: string
  /** Media conditions and widths; by default those of a grid, `listing` of one beside filters. */
  sizes?: 'listing' | string
  lqip?: string
  /** Loaded at once: the first alone before everything else, or with the rest of the first row. */
  priority?: 'first' | 'row'
  'data-sanity'?: string
}

/**
 * The pictures of a card. The list of widths is written here and not on the server, because React sends what the server
 * writes twice: as markup and as data.
 */
export function CardPicture({ src, alt, second, sizes = gridSizes, lqip, priority, ...edit }: Props) {
  const front = useRef<HTMLImageElement>(null)
  const isWanted = useWanted(front)
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: the image host scales; Next's loader would do it a second time. */}
      <img
        {...edit}
        ref={front}
        sizes={sizes === 'listing' ? besideFilters : sizes}
        srcSet={productSrcSet(src)}
        src={src}
        alt={alt}
        className={picture.picture}
        style={lqip ? { backgroundImage: `url("${lqip}")` } : undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'first' ? 'high' : undefined}
        decoding="async"
      />
      {second && isWanted && (
        // biome-ignore lint/performance/noImgElement: as above.
        <img
          src={atWidth(second, 751)}
          alt=""
          className={classNames(picture.picture, styles.second)}
          decoding="async"
        />
      )}
    </>
  )
}

/** Whether the card has been hovered, not by touch, or focused. */
function useWanted(front: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const card = front.current?.closest('article')
    const until = new AbortController()
    const onPointer = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setWanted(true)
    card?.addEventListener('pointerenter', onPointer, { signal: until.signal })
    card?.addEventListener('focusin', () => setWanted(true), { signal: until.signal })
    return () => until.abort()
  }, [front])
  return isWanted
}
