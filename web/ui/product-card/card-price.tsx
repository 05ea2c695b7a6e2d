'use client'

import { useRef } from 'react'
import { formatMoney } from '#web/domain/money.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { useLiveProduct } from '#web/services/live-data/use-live-data.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './card-price.module.css'
import { useCardTexts } from './live-cards.tsx'

/**
 * The price in the visitor's market: the one of all variants, or the lowest as "from"; beside a reduced one what it was.
 * Keeps its line while it loads, and without a price, so that rows never jump.
 */
export function CardPrice({ centraId, 'data-sanity': edit }: { centraId: string; 'data-sanity'?: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  const { status, product } = useLiveProduct(centraId, line)
  return (
    <p ref={line} className={styles.price} data-sanity={edit}>
      {status === 'loading' && <span aria-hidden="true" className={styles.skeleton} />}
      {product?.price && <Price price={product.price} before={product.priceBeforeDiscount} />}
    </p>
  )
}

type Live = Required<ReturnType<typeof useLiveProduct>>['product']
type PriceProps = { price: NonNullable<Live['price']>; before: Live['priceBeforeDiscount'] }

function Price({ price, before }: PriceProps) {
  const { lang, fromPrice, priceBefore, priceNow } = useCardTexts()
  const now = formatMoney(lang, price)
  if (!before) return price.shared ? now : fillIn(fromPrice, { price: now })
  return (
    <>
      <VisuallyHidden>{priceNow} </VisuallyHidden>
      <strong>{now}</strong> <VisuallyHidden>{priceBefore} </VisuallyHidden>
      <s>{formatMoney(lang, before)}</s>
    </>
  )
}
