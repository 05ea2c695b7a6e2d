import { formatMoney } from '#web/domain/money.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './order-line.module.css'

type Props = {
  lang: Language
  line: { readonly quantity: number; readonly priceEach: number; readonly priceEachBeforeDiscount: number }
  currency: string
  /** With `each`, the price of one is shown where there are more. */
  texts: { readonly now: string; readonly before: string; readonly each?: string }
}

/** The price of a line, and its price before a reduction. */
export function LinePrice({ lang, line, currency, texts }: Props) {
  const { quantity, priceEach, priceEachBeforeDiscount } = line
  const money = (amount: number) => formatMoney(lang, { amount, currency })
  const isReduced = priceEachBeforeDiscount > priceEach
  return (
    <div className={styles.price}>
      <p className={isReduced ? styles.reduced : undefined}>
        {isReduced && <VisuallyHidden>{texts.now} </VisuallyHidden>}
        {money(priceEach * quantity)}
      </p>
      {isReduced && (
        <p className={styles.quiet}>
          <VisuallyHidden>{texts.before} </VisuallyHidden>
          <s>{money(priceEachBeforeDiscount * quantity)}</s>
        </p>
      )}
      {texts.each && quantity > 1 && <p className={styles.quiet}>{fillIn(texts.each, { price: money(priceEach) })}</p>}
    </div>
  )
}
