import type { BagSums } from '#web/domain/bag/bag-sums.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { AmountRow } from '#web/ui/amount-row.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './sums.module.css'

type Props = {
  lang: Language
  currency: string
  /** `undefined` while the type of some lines is not known. */
  sums: BagSums | undefined
  texts: Texts<'bag'>
}

/** The sums of the lines, row by row. */
export function Sums({ lang, currency, sums, texts }: Props) {
  if (!sums) return <Skeleton width="100%" height="120px" />
  const money = (amount: number) => formatMoney(lang, { amount, currency })
  const { goods, reserved, discount, shipping, laterShipping, taxDeducted } = sums
  return (
    <dl className={styles.sums}>
      {goods !== undefined && <AmountRow name={texts.goods}>{money(goods)}</AmountRow>}
      {reserved !== undefined && <AmountRow name={texts.reserved}>{money(reserved)}</AmountRow>}
      {discount !== undefined && <AmountRow name={texts.discount}>{money(discount)}</AmountRow>}
      {shipping !== undefined && (
        <AmountRow name={texts.shipping}>{shipping === 0 ? texts.free : money(shipping)}</AmountRow>
      )}
      {laterShipping !== undefined && (
        <AmountRow name={texts.laterShipping}>{laterShipping === 0 ? texts.free : money(laterShipping)}</AmountRow>
      )}
      {taxDeducted !== undefined && <AmountRow name={texts.taxDeducted}>{money(taxDeducted)}</AmountRow>}
    </dl>
  )
}

/** The total, and when each part of it is charged. */
export function Total({ lang, currency, sums, texts }: Props) {
  if (!sums) return <Skeleton width="100%" height="32px" />
  const money = (amount: number) => formatMoney(lang, { amount, currency })
  const isSplit = sums.now !== undefined && sums.later !== undefined
  return (
    <dl className={styles.sums}>
      <AmountRow name={texts.total} note={sums.isTaxIncluded ? texts.incMva : undefined} isStrong={!isSplit}>
        {money(sums.total)}
      </AmountRow>
      {sums.now !== undefined && (
        <AmountRow name={texts.chargedNow} isStrong>
          {money(sums.now)}
        </AmountRow>
      )}
      {sums.later !== undefined && <AmountRow name={texts.chargedLater}>{money(sums.later)}</AmountRow>}
    </dl>
  )
}
