import { formatMoney } from '#web/domain/money.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { AmountRow } from '#web/ui/amount-row.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './amounts.module.css'
import type { ShownBag } from './shown-bag.ts'

/** The sums of the order, row by row, and how far it is to free shipping. */
export function Amounts(shown: ShownBag) {
  const { lang, bagTexts, bag } = shown
  const { sums, currency, progress } = bag
  if (!sums) return <Skeleton width="100%" height="140px" />
  const money = (amount: number) => formatMoney(lang, { amount, currency })
  const { goods, reserved, discount, shipping, laterShipping, taxDeducted, now } = sums
  return (
    <div className={styles.amounts}>
      <dl className={styles.rows}>
        {goods !== undefined && <AmountRow name={bagTexts.goods}>{money(goods)}</AmountRow>}
        {reserved !== undefined && <AmountRow name={bagTexts.reserved}>{money(reserved)}</AmountRow>}
        {discount !== undefined && <AmountRow name={bagTexts.discount}>{money(discount)}</AmountRow>}
        {shipping !== undefined && (
          <AmountRow name={bagTexts.shipping}>{shipping === 0 ? bagTexts.free : money(shipping)}</AmountRow>
        )}
        {laterShipping !== undefined && (
          <AmountRow name={bagTexts.laterShipping}>
            {laterShipping === 0 ? bagTexts.free : money(laterShipping)}
          </AmountRow>
        )}
        {taxDeducted !== undefined && <AmountRow name={bagTexts.taxDeducted}>{money(taxDeducted)}</AmountRow>}
        {now !== undefined && (
          <AmountRow name={bagTexts.total} note={sums.isTaxIncluded ? bagTexts.incMva : undefined}>
            {money(sums.total)}
          </AmountRow>
        )}
      </dl>
      {progress && (
        <div className={styles.progress}>
          <p>{fillIn(bagTexts.shippingMissing, { amount: money(progress.missing) })}</p>
          <progress
            aria-label={bagTexts.shippingProgress}
            value={Math.max(0, progress.from - progress.missing)}
            max={progress.from}
          />
        </div>
      )}
      <ChargedAmounts {...shown} />
    </div>
  )
}

/** The amount charged now, in bold, and in words the amount charged later. */
export function ChargedAmounts({ lang, texts, bagTexts, bag: { sums, currency } }: ShownBag) {
  if (!sums) return <Skeleton width="100%" height="32px" />
  const money = (amount: number) => formatMoney(lang, { amount, currency })
  const { now, later, laterShipping, total, isTaxIncluded } = sums
  const note = isTaxIncluded && now !== 0 ? bagTexts.incMva : undefined
  return (
    <>
      <dl className={styles.rows}>
        <AmountRow name={now === undefined ? bagTexts.total : bagTexts.chargedNow} note={note} isStrong>
          {money(now ?? total)}
        </AmountRow>
      </dl>
      {later !== undefined && (
        <p className={styles.later}>
          {fillIn(laterShipping === undefined ? texts.chargedLaterTextOpen : texts.chargedLaterText, {
            amount: money(later),
          })}{' '}
          {texts.payLater}
        </p>
      )}
    </>
  )
}
