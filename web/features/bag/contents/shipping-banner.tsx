import type { ShippingProgress } from '#web/domain/bag/bag-totals.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import styles from './shipping-banner.module.css'

type Props = { lang: Language; currency: string; progress: ShippingProgress; texts: Texts<'bag'> }

/** Shown while a shipping price applies (docs/product/2): the amount missing to free shipping. */
export function ShippingBanner({ lang, currency, progress: { missing, from }, texts }: Props) {
  const amount = formatMoney(lang, { amount: missing, currency })
  return (
    <div className={styles.banner}>
      <p>{fillIn(texts.shippingMissing, { amount })}</p>
      <progress
        className={styles.progress}
        aria-label={texts.shippingProgress}
        value={Math.max(0, from - missing)}
        max={from}
      />
    </div>
  )
}
