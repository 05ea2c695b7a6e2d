'use client'

import { formatMoney } from '#web/domain/money.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { shownPrice } from '../shown-price.ts'
import type { BuyProduct } from './buy-product.ts'
import type { PriceTexts } from './buy-texts.ts'
import styles from './price.module.css'
import { useChosen } from './use-chosen.ts'

type Props = {
  lang: Language
  product: BuyProduct
  texts: PriceTexts
  /** The field that a click on the price opens in an editor's preview: where the product is tied to the platform. */
  'data-sanity'?: string | undefined
}

/** The live price of the choice. Its line has the same height before, after and without it. */
export function Price({ lang, product, texts, 'data-sanity': edit }: Props) {
  const { status, live, variant, retry } = useChosen(product)
  if (status === 'failed')
    return (
      <p className={styles.failed}>
        {texts.liveFailed}{' '}
        <button type="button" onClick={retry}>
          {texts.tryAgain}
        </button>
      </p>
    )
  const shown = live && shownPrice(live, variant)
  return (
    <p className={styles.price} aria-busy={status === 'loading'} data-price data-sanity={edit}>
      {status === 'loading' && <Skeleton width="6ch" height="0.9em" />}
      {shown?.before && (
        <>
          <VisuallyHidden>{`${texts.priceNow} `}</VisuallyHidden>
          <span className={styles.reduced}>{formatMoney(lang, shown.price)}</span>
          <VisuallyHidden>{` ${texts.priceBefore} `}</VisuallyHidden>
          <s>{formatMoney(lang, shown.before)}</s>
        </>
      )}
      {shown && !shown.before && (
        <>
          <VisuallyHidden>{`${texts.price} `}</VisuallyHidden>
          {shown.isFrom
            ? fillIn(texts.priceFrom, { price: formatMoney(lang, shown.price) })
            : formatMoney(lang, shown.price)}
        </>
      )}
    </p>
  )
}
