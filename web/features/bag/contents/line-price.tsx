import type { BagLine } from '#web/domain/bag/bag.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './bag-line.module.css'

type Props = { lang: Language; line: BagLine; currency: string; texts: Texts<'bag'> }

/** What the line costs, what it cost before a reduction, and the price of one where there are more. */
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
        <p className={styles.before}>
          <VisuallyHidden>{texts.before} </VisuallyHidden>
          <s>{money(priceEachBeforeDiscount * quantity)}</s>
        </p>
      )}
      {quantity > 1 && <p className={styles.each}>{fillIn(texts.each, { price: money(priceEach) })}</p>}
    </div>
  )
}
